"""Additional equipment, bought with kreutzers before the game (AD66-DSN-11, AD66-DSN-20, AD66-DP-03)."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Shut, parts
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.cards.card import Card, Item
from escarmouche.games.ad1666.harm import poison
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.setup.lazy_words import lazy_words
from escarmouche.games.ad1666.setup.new_figure import new_thing
from escarmouche.games.ad1666.state import Figure, Pick, Purchase, Thing
from escarmouche.games.ad1666.table import Anno

MORE = 2 / 3  # the chance that somebody buys one more thing


# -- buying


@rule("AD66-DSN-11", "AD66-DSN-20", "AD66-HID-11", "AD66-DP-03")
def buy(game: Anno) -> Rule[None]:
    """One step of shopping: Red first, then Blue; nothing is shown before both are done."""
    state = game.state
    if not state.goods:
        prepare(game)
    waiting = [seat for seat in game.seats if seat not in state.ready]
    if not waiting:
        hand_out(game)
        state.ready = []
        state.phase = "before"
        return
    seat = waiting[0]
    answer = yield from decide(game, purchase_menu(game, seat))
    word, choice = parts(answer)
    if word == "done":
        state.ready.append(seat)
        game.tell("purchases-locked", "AD66-AMB-02", seat=seat + 1)
        return
    apply_change(game, seat, word, choice)
    left = money_left(game, seat)
    game.tell(
        f"purchase-{word}",
        "AD66-DSN-11",
        to=(seat,),
        items=[bought.item for bought in state.purchases(seat)],
        left=left,
    )


def prepare(game: Anno) -> None:
    """What the set-up gives is bought already; a player without money buys nothing."""
    state, given = game.state, game.setup.goods
    state.goods = [list(given[seat]) if seat < len(given) else [] for seat in game.seats]
    state.ready = [seat for seat in game.seats if (seat < len(given) and given[seat]) or not wares(game, seat)]


def purchase_menu(game: Anno, seat: int) -> Menu:
    """Buy something for somebody, give something back, or be done; read from the list when somebody looks at it."""

    def branches() -> dict[str, LazyBranch]:
        offered: dict[str, LazyBranch] = {"buy": lambda: shop(game, seat)}
        bought = list(dict.fromkeys(purchase.item for purchase in game.state.purchases(seat)))
        if bought:
            why = functools.partial(why_not_bought, game, bought)
            offered["return"] = Choose("return", seat=seat, rule="AD66-DSN-11", options=bought, of="item", why=why)
        offered["done"] = None
        return offered

    about: questions.Purchase = lazy_words(lambda: questions.Purchase(left=money_left(game, seat), seat=seat + 1))
    return Menu("purchase", seat=seat, rule="AD66-DSN-11", branches=branches, about=about, why=why_left_out)


@clause("AD66-DSN-11")
def why_left_out(name: str) -> Refusal | None:
    """Nothing has been bought that could be given back."""
    return refuse("why-nothing-bought", "AD66-DSN-11") if name == "return" else None


@clause("AD66-DSN-11")
def why_not_bought(game: Anno, bought: Sequence[str], name: Answer) -> Refusal | None:
    """Only what was bought can be given back."""
    return refuse("why-not-bought", "AD66-DSN-11", item=name) if name in game.items and name not in bought else None


@clause("AD66-DSN-11")
def why_not_for_sale(game: Anno, name: Answer) -> Refusal | None:
    """Only items with a price are for sale."""
    unpriced = name in game.items and game.items[name].price is None
    return refuse("why-not-for-sale", "AD66-DSN-11", item=name) if unpriced else None


def shop(game: Anno, seat: int) -> Menu | Shut:
    """Every ware: for whom, or why not."""
    left, items = money_left(game, seat), wares(game, seat)
    branches: dict[str, LazyBranch] = {
        item.id: why_too_expensive(item, left) or functools.partial(customer_ask, game, seat, item) for item in items
    }
    about: questions.Ware = {"prices": {item.id: item.price or 0 for item in items}, "left": left}
    why = functools.partial(why_not_for_sale, game)
    ask = Menu("ware", seat=seat, rule="AD66-DSN-11", branches=branches, of="item", about=about, why=why)
    cheap = sorted([item for item in items if not why_too_expensive(item, left)], key=lambda item: bool(item.poison))
    if all(isinstance(customer_ask(game, seat, item), Shut) for item in cheap):  # usually the first one settles it
        return Shut(lambda: refuse("why-purse-empty", "AD66-DSN-11", left=left), ask)
    return ask


def why_too_expensive(item: Item, left: int) -> Refusal | None:
    """Is it too expensive for what is left?"""
    price = item.price or 0
    return refuse("why-too-dear", "AD66-DSN-11", item=item.id, price=price, left=left) if price > left else None


def customer_ask(game: Anno, seat: int, item: Item) -> Menu | Choose | Shut:
    """For whom; for a poison, also for which weapon (AD66-POIS-02, -08)."""
    members, about = band_figures(game, seat), questions.Customer(item=item.id)
    if not item.poison:
        options = [figure.id for figure in members]
        why = refusals.any_figure(game, lambda figure: refusals.why_not_own(figure, seat, "AD66-DSN-11"))
        return Choose("customer", seat=seat, rule="AD66-DSN-11", options=options, of="model", about=about, why=why)
    coats = {figure.id: coat_ask(game, seat, item, number) for number, figure in enumerate(members)}
    branches: dict[str, LazyBranch] = {name: ask for name, ask in coats.items() if ask.options}
    why = refusals.any_figure(game, functools.partial(why_no_poison, game, seat, coats))
    ask = Menu("customer", seat=seat, rule="AD66-DSN-11", branches=branches, of="model", about=about, why=why)
    return ask if branches else Shut(refuse("why-nothing-to-coat", "AD66-POIS-02", item=item.id), ask)


def coat_ask(game: Anno, seat: int, item: Item, number: int) -> Choose:
    """Which weapon of a member of the Band takes a poison."""
    figure = band_figures(game, seat)[number]
    options = [thing.id for thing in figure.things if why_not_coated(game, figure, number, thing) is None]
    about: questions.WithItem = {"item": item.id, "model": figure.id}
    why = refusals.own_things(game, figure, functools.partial(why_not_coated, game, figure, number))
    return Choose("coat", seat=seat, rule="AD66-POIS-01", options=options, of="thing", about=about, why=why)


@clause("AD66-POIS-02", "AD66-POIS-08")
def why_not_coated(game: Anno, figure: Figure, number: int, thing: Thing) -> Refusal | None:
    """Why a weapon takes no more poison, doses bought already included. `number`: its owner's place in the Band."""
    bought = game.state.purchases(figure.seat)
    doses = sum([purchase.number == number and purchase.weapon == thing.id for purchase in bought])
    return poison.why_not(game, figure, thing, doses)


@clause("AD66-POIS-02", "AD66-POIS-08")
def why_no_poison(game: Anno, seat: int, coats: Mapping[str, Choose], figure: Figure) -> Refusal | None:
    """Why no poison can be bought for somebody: of another Band, good or loyal, or without a weapon that could take it."""
    reason = refusals.why_not_own(figure, seat, "AD66-DSN-11")
    if reason is None and poison.has_scruples(game, figure):
        reason = refuse("why-poison-scruples", "AD66-POIS-08", model=figure.id)
    return reason or refuse("why-no-weapon-to-coat", "AD66-POIS-02", model=figure.id)


def apply_change(game: Anno, seat: int, word: str, choice: Answer) -> None:
    """Apply an answer to the shopping list."""
    goods = game.state.goods[seat]
    if word == "return":
        place = max(i for i, bought in enumerate(game.state.purchases(seat)) if bought.item == choice)
        del goods[place]
        return
    item, whom = parts(choice)
    name, thing = parts(whom)
    number = [figure.id for figure in band_figures(game, seat)].index(name)
    goods.append(Purchase(item, number, thing).word)


# -- money


def wares(game: Anno, seat: int) -> list[Item]:
    """What is for sale, to a player with money."""
    if not game.state.purse[seat]:
        return []
    return [item for item in game.items.values() if item.price is not None]


@clause("AD66-DSN-20", "AD66-TAL-33")
def money_left(game: Anno, seat: int) -> int:
    """Kreutzers left."""
    return game.state.purse[seat] - total_cost(game.items, game.state.purchases(seat))


def total_cost(items: Mapping[str, Item], bought: Iterable[Purchase]) -> int:
    return sum([items[purchase.item].price or 0 for purchase in bought])


def band_figures(game: Anno, seat: int) -> list[Figure]:
    """A player's Characters in the order in which they were picked."""
    return [figure for figure in game.figures if figure.seat == seat]


# -- shown together


@clause("AD66-DSN-11", "AD66-POIS-01", "AD66-ITEM-02")
def hand_out(game: Anno) -> None:
    """Everybody gets what was bought for them; a poison goes on its weapon."""
    for seat in game.seats:
        members = band_figures(game, seat)
        for bought in game.state.purchases(seat):
            figure, item = members[bought.number], game.items[bought.item]
            if item.poison:
                weapon = next(owned for owned in figure.things if bought.weapon in (owned.id, owned.card))
                poison.coat(game, figure, weapon, item.id, "AD66-POIS-01")
                continue
            figure.things.append(new_thing(item, figure, own=not item.scenario))
            game.tell("bought", "AD66-DSN-11", model=figure.id, item=item.id)
        game.state.purse[seat] = max(0, money_left(game, seat))


@clause("AD66-DSN-20", "AD66-POIS-02", "AD66-POIS-08")
def why_not(
    cards: Mapping[str, Card], items: Mapping[str, Item], picks: list[str], goods: list[str], money: int
) -> Refusal | None:
    """Why the purchases of a set-up are impossible: no such ware, nobody to have it, a weapon that takes no poison, or too expensive."""
    for entry in goods:
        item, number, weapon = Purchase.read(entry)
        if item not in items or items[item].price is None:
            return refuse("why-not-for-sale", "AD66-DSN-11", item=item)
        if not 0 <= number < len(picks):
            return refuse("why-no-customer", "AD66-DSN-11", entry=entry)
        if items[item].poison:
            pick = Pick.read(picks[number])
            card = cards[pick.card]
            fits = weapon in card.equipment(pick.arms) and "firearm" not in items[weapon].words
            if not fits or any(tag in poison.BARRED for tag in card.alignment):
                return refuse("why-nothing-to-coat", "AD66-POIS-02", item=item)
    spent = total_cost(items, map(Purchase.read, goods))
    return refuse("why-purse-short", "AD66-DSN-20", cost=spent, left=money) if spent > money else None


# -- for worlds


def random_goods(game: Anno, seat: int, rng: Random) -> None:
    """Purchases that a player might have made in secret take the place of the real ones."""
    game.state.goods[seat].clear()
    while rng.random() < MORE:
        shopping = shop(game, seat)
        if isinstance(shopping, Shut):
            return
        apply_change(game, seat, "buy", shopping.sample(rng))
