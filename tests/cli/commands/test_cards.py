"""Cards listed, shown and checked."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.conftest import Cli


def test_list(cli: Cli) -> None:
    said = cli("cards tin list")
    assert said.code == 0
    assert "ann: Ann Archer\nbob: Big Bob\n2 cards" in said.out


def test_show_by_id_or_name_in_both_languages(cli: Cli) -> None:
    assert "Hits twice." in cli("cards tin show bob").out
    said = cli(["cards", "tin", "show", "gros bob", "--lang", "fr"])
    assert "Gros Bob\nmêlée 2" in said.out
    assert "5 cases, des points sur 2, 4 ○●○●○" in said.out
    assert "Frappe deux fois." in said.out


def test_cards_that_only_a_client_draws_are_listed_and_shown_too(cli: Cli) -> None:
    assert "cora: Cora\npistol: pistol\n2 cards, edition second." in cli("cards tiles list --edition second").out
    said = cli("cards tiles show pistol")
    assert said.out == (
        "pistol\ntired\ngrip 2, damage +1, length 2 inches, load 3/1\n3 boxes, a dot on 2 ○●○\nrules:\n  Bang (nd 5, tired): Loud.\n"
    )
    assert "Pan (nd 5, fatigué)\xa0: Bruyant." in cli("cards tiles show pistolet --lang fr").out


def test_check_names_the_file_the_line_and_the_nearest_word(cli: Cli, tmp_path: Path) -> None:
    assert cli(f"cards tin check {tmp_path}").code == 2
    (tmp_path / "good.yaml").write_text("hit: 1", encoding="utf-8")
    assert cli(f"cards tin check {tmp_path}").code == 0
    (tmp_path / "bad.yaml").write_text("hitt: 1", encoding="utf-8")
    said = cli(f"cards tin check {tmp_path}")
    assert said.code == 1
    assert "bad.yaml, line 3: “hitt” is not known. Did you mean: hit?" in said.out


def test_a_moonstone_card_with_a_misspelt_ability(cli: Cli, tmp_path: Path) -> None:
    from escarmouche.core.book import find

    text = (find("moonstone").folder / "data" / "cards" / "billy.yaml").read_text(encoding="utf-8")
    before, _, after = text.rpartition("free-move")
    line = before.count("\n") + 1
    (tmp_path / "mine.yaml").write_text(f"{before}free-mvoe{after}", encoding="utf-8")
    said = cli(f"cards moonstone check {tmp_path}")
    assert said.code == 1
    assert f"mine.yaml, line {line}: “free-mvoe” is not known. Did you mean: free-move?" in said.out


def test_moonstone_cards_are_readable(cli: Cli) -> None:
    assert "billy: Billy" in cli("cards moonstone list").out
    for lang in ("en", "fr"):
        said = cli(f"cards moonstone show billy --lang {lang}")
        assert said.code == 0
        assert "●" in said.out and "stat-" not in said.out


def test_a_game_with_cards_of_ones_own(cli: Cli, tmp_path: Path) -> None:
    from escarmouche.core.book import find

    text = (find("moonstone").folder / "data" / "cards" / "billy.yaml").read_text(encoding="utf-8")
    mine = tmp_path / "willy.yaml"
    mine.write_text(text.replace("id: billy", "id: willy", 1).replace("en: Billy", "en: Willy", 1), encoding="utf-8")
    said = cli(
        f"play moonstone --seats human,random --cards {tmp_path}",
        "commonwealth",
        "1 2 3 4 5 willy",
        "look willy",
        "quit",
    )
    assert said.code == 0
    assert "Willy" in said.out
    assert "Ramming Speed" in said.out
    mine.write_text("id: willy\n", encoding="utf-8")
    said = cli(f"play moonstone --seats human,random --cards {tmp_path}")
    assert said.code == 2
    assert "willy.yaml, line 1" in said.err


def test_a_card_of_ones_own_is_read_in_words(cli: Cli, tmp_path: Path) -> None:
    from .test_case import OWN_CARD

    (tmp_path / "rat.yaml").write_text(OWN_CARD, encoding="utf-8")
    assert cli("cards d10 show rat-catcher").code == 2
    assert "The Rat-catcher" in cli(f"cards d10 show rat --cards {tmp_path}").out
    assert "Le Ratier" in cli(f"cards d10 show ratier --cards {tmp_path} --lang fr").out
    assert "rat-catcher: The Rat-catcher" in cli(f"cards d10 list --cards {tmp_path}").out
    (tmp_path / "rat.yaml").write_text(OWN_CARD.replace("c: 3", "c: many"), encoding="utf-8")
    said = cli(f"cards d10 show rat --cards {tmp_path}")
    assert said.code == 2 and "rat.yaml, line 5" in said.err


def test_several_models_with_one_card_are_told_together(cli: Cli) -> None:
    said = cli("play d10 --seats human,random --seed 1 --fast", *["1"] * 9, "look javelineer", "quit")
    told = said.out.split("> look javelineer")[1].split("\n>")[0]
    assert "Javelineer 1" in told and "Javelineer 2" in told and "could be any of these" not in told
    assert told.count("Equipment:") == 1


def test_a_card_is_read_in_the_words_and_the_unit_of_its_game(cli: Cli) -> None:
    said = cli("cards d10 show archer --lang fr").out
    assert "arc (Mains 2, Portée 40\u00a0cm" in said
    assert "dague" in said
    assert not re.search(r"bow|dagger|equipment|bailiff", said)
    told = cli("play d10 --seats human,random --seed 1 --fast --lang fr", "voir archer", "quitter").out
    assert "Portée 40\u00a0cm" in told


def test_a_list_of_names_says_that_there_are_more(cli: Cli) -> None:
    play = "play d10 --seats human,random --seed 1 --fast"
    assert re.search(r"“s” could be any of these: (.+, ){5}\S+ and \d more\.", cli(play, "look s", "quit").out)
    assert re.search(r"(.+, ){5}\S+ et 5 autres\.", cli(f"{play} --lang fr", "voir s", "quitter").out)
