## A hint from the bot: why

advice-score-more = It scores.
advice-score-less = But it costs points.
advice-near-more = It brings you nearer to what wins.
advice-near-less = But it leads away from what wins.
advice-deny-more = It keeps the others from what wins.
advice-deny-less = But it leaves the others closer to what wins.
advice-own-more = It strengthens your own.
advice-own-less = But it costs your own health or strength.
advice-harm-more = It hurts them.
advice-harm-less = But it lets them recover.
advice-lives-more = It shifts the balance of lives your way.
advice-lives-less = But it risks lives of yours.
advice-safe-more = It is safer for you.
advice-safe-less = But it exposes you.
advice-threat-more = It threatens them.
advice-threat-less = But it gives up a threat.
advice-blades-more = It improves your close combat.
advice-blades-less = But close combat turns against you.
advice-shots-more = It improves your shots, or spoils theirs.
advice-shots-less = But it spoils your shots, or opens theirs.
advice-hidden-more = It keeps your secrecy, or puts it to good use.
advice-hidden-less = But it gives up secrecy.
advice-cards-more = It saves cards for later.
advice-cards-less = But it costs cards.
advice-nerve-more = It shakes their morale more than yours.
advice-nerve-less = But it strains your morale.
