"""Argparse's own words in French. It looks its messages up by gettext; we answer for it."""

from __future__ import annotations

import argparse
import gettext
from typing import Any

FRENCH = {
    "usage: ": "utilisation : ",
    "positional arguments": "arguments\u00a0",  # argparse puts the colon after it
    "options": "options\u00a0",
    "subcommands": "commandes\u00a0",
    "show this help message and exit": "affiche cette aide",
    "show program's version number and exit": "affiche la version",
    "%(prog)s: error: %(message)s\n": "%(prog)s : erreur : %(message)s\n",
    "%(prog)s: warning: %(message)s\n": "%(prog)s : attention : %(message)s\n",
    "argument %(argument_name)s: %(message)s": "argument %(argument_name)s : %(message)s",
    "the following arguments are required: %s": "il manque : %s",
    "one of the arguments %s is required": "il faut un des arguments %s",
    "unrecognized arguments: %s": "arguments inconnus : %s",
    "not allowed with argument %s": "incompatible avec l’argument %s",
    "expected one argument": "il faut une valeur",
    "expected at most one argument": "il faut au plus une valeur",
    "expected at least one argument": "il faut au moins une valeur",
    "ambiguous option: %(option)s could match %(matches)s": "option ambiguë : %(option)s peut être %(matches)s",
    "ignored explicit argument %r": "cette option ne prend pas de valeur : %r",
    "unexpected option string: %s": "option inattendue : %s",
    "invalid %(type)s value: %(value)r": "valeur qui ne convient pas : %(value)r",
    "invalid choice: %(value)r (choose from %(choices)s)": "%(value)r n’est pas proposé ; choisissez parmi %(choices)s",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)": (
        "%(value)r n’est pas proposé ; vouliez-vous dire %(closest)r ? (au choix : %(choices)s)"
    ),
    "unknown parser %(parser_name)r (choices: %(choices)s)": "commande inconnue : %(parser_name)r (au choix : %(choices)s)",
    "invalid option name %(option)r": "nom d’option qui ne convient pas : %(option)r",
    "can't open '%(filename)s': %(error)s": "impossible d’ouvrir « %(filename)s » : %(error)s",
    "(default: %(default)s)": "(par défaut : %(default)s)",
    " (default: %(default)s)": " (par défaut : %(default)s)",
    "option '%(option)s' is deprecated": "l’option « %(option)s » est dépassée",
    "command '%(parser_name)s' is deprecated": "la commande « %(parser_name)s » est dépassée",
    "argument '%(argument_name)s' is deprecated": "l’argument « %(argument_name)s » est dépassé",
}


def translate(lang: str) -> None:
    """From now on argparse speaks this language."""
    module: Any = argparse
    french = lang == "fr"
    module._ = (lambda text: FRENCH.get(text, text)) if french else gettext.gettext
    module.ngettext = _count if french else gettext.ngettext


def _count(one: str, many: str, number: int) -> str:
    return "il faut %s valeur" if number == 1 else "il faut %s valeurs"
