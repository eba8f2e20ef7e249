"""The plug-ins of this package by group and name; other packages add theirs as entry points of the same groups.

They stand here and not in the metadata of the package, so that a source checkout works without being installed, and
nothing is read from disk to find them.
"""

from __future__ import annotations

from collections.abc import Mapping

GAMES = "ziggurat.games"
BOTS = "ziggurat.bots"
EVALUATIONS = "ziggurat.evaluations"
TRAINING = "ziggurat.training"
GREEDY = "ziggurat.greedy"
BOARDS = "ziggurat.boards"
PICTURES = "ziggurat.pictures"
DISPLAYS = "ziggurat.displays"

OWN: Mapping[str, Mapping[str, str]] = {
    GAMES: {
        "babel": "ziggurat.games.babel:GAME",
        "babylon": "ziggurat.games.babylon:GAME",
        "hanging_gardens": "ziggurat.games.hanging_gardens:GAME",
    },
    BOTS: {
        "random": "ziggurat.bots.random_bot:RandomBot",
        "greedy": "ziggurat.bots.greedy:GreedyBot",
        "apprentice": "ziggurat.bots.levels:Apprentice",
        "mason": "ziggurat.bots.levels:Mason",
        "architect": "ziggurat.bots.levels:Architect",
        "king": "ziggurat.bots.levels:King",
    },
    EVALUATIONS: {
        "babel": "ziggurat.bots.babel.levels:EVALUATION",
        "babylon": "ziggurat.bots.babylon.levels:EVALUATION",
        "hanging_gardens": "ziggurat.bots.hanging_gardens.levels:EVALUATION",
    },
    TRAINING: {
        "babel": "ziggurat.bots.babel.training:TRAINING",
        "babylon": "ziggurat.bots.babylon.training:TRAINING",
        "hanging_gardens": "ziggurat.bots.hanging_gardens.training:TRAINING",
    },
    GREEDY: {
        "babel": "ziggurat.bots.babel.greedy:choose",
        "babylon": "ziggurat.bots.babylon.greedy:choose",
        "hanging_gardens": "ziggurat.bots.hanging_gardens.greedy:choose",
    },
    BOARDS: {
        "babel": "ziggurat.terminal.babel:BabelBoard",
        "babylon": "ziggurat.terminal.babylon:BabylonBoard",
        "hanging_gardens": "ziggurat.terminal.hanging_gardens:HangingGardensBoard",
    },
    PICTURES: {
        "babel": "ziggurat.pictures.babel:BabelPicture",
        "babylon": "ziggurat.pictures.babylon:BabylonPicture",
        "hanging_gardens": "ziggurat.pictures.hanging_gardens:HangingGardensPicture",
    },
    DISPLAYS: {
        "svg": "ziggurat.pictures:as_svg",
        "text": "ziggurat.terminal.board:as_text",
    },
}
