"""Every public name is documented and shown by an example that runs."""

import doctest
import inspect
from importlib import import_module
from pathlib import Path

import pytest

import ziggurat
from ziggurat import Bot, Match, pictures
from ziggurat.batch import Batch
from ziggurat.core.game import Game
from ziggurat.core.position import Position

ROOT = Path(__file__).parents[1]
MODULES = [
    *("ziggurat", "ziggurat.batch.batch", "ziggurat.bots.bot", "ziggurat.bots.play_out", "ziggurat.core.game"),
    *("ziggurat.core.match", "ziggurat.core.registry", "ziggurat.games", "ziggurat.pictures"),
]
PAGES = [ROOT / "README.md", *(ROOT / "docs" / f"{page}.md" for page in ("library", "research", "observations"))]
FUNCTIONS = [ziggurat.bot, ziggurat.bots, ziggurat.game, ziggurat.games, ziggurat.play_out]
FUNCTIONS += [pictures.to_animated_svg, pictures.to_png, pictures.to_svg]
MEMBERS: list[tuple[type, str]] = [
    (Bot, "choose close"),
    (Match, "at commitment copy events from_record game legal over position push record salt scores seats seed"),
    (Match, "to_move undo view winners words"),
    (Batch, "done features legal mask observation parts random_actions reward sizes step"),
    (Game, "action_at action_count action_index action_indices apply code events information_state legal_words load"),
    (Game, "new observation sample state view views word"),
    (Position, "apply apply_at clone features_of legal legal_at legal_count observation_size observe_into over"),
    (Position, "scores to_move"),
]


def examples() -> str:
    """Return the code of all examples."""
    texts = [page.read_text(encoding="utf-8") for page in PAGES]
    texts += [inspect.getdoc(one) or "" for one in (*map(import_module, MODULES), *FUNCTIONS)]
    texts += [inspect.getdoc(kind) or "" for kind, _ in MEMBERS]
    parser = doctest.DocTestParser()
    return "\n".join(example.source for text in texts for example in parser.get_examples(text))


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    result = doctest.testmod(import_module(name))
    assert result.attempted > 0
    assert result.failed == 0


def test_names_at_the_top_of_the_package_are_public() -> None:
    named = {"Bot", "Match", *(one.__name__.removeprefix("ziggurat.") for one in FUNCTIONS[:5])}
    assert set(ziggurat.__all__) == {*named, "__version__"}


def test_public_names_are_documented_and_shown() -> None:
    shown = examples()
    for one in FUNCTIONS:
        assert one.__doc__ and f"{one.__name__.removeprefix('ziggurat.')}(" in shown, one
    for kind, names in MEMBERS:
        assert kind.__doc__
        for name in names.split():
            member = inspect.getattr_static(kind, name, None)
            assert not callable(member) or inspect.getdoc(getattr(kind, name)), f"{kind.__name__}.{name}"
            assert f".{name}" in shown, f"no example shows {kind.__name__}.{name}"
