"""The rules as data: every figure is what the engine says, every refusal has its rule, every rule its texts."""

import copy
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from helpers.languages import messages
from ziggurat.core.registry import game
from ziggurat.rulebook import FIGURES, rulebook, rulebooks
from ziggurat.rulebook.figures import WrongFigure, drawn_rule, drawn_rulebook

ROOT = Path(__file__).parents[2]
GAMES = ("babel", "babylon", "hanging_gardens")
PARTS = ("title", "right", "wrong", "worth")


def rules_of(game_id: str) -> list[dict[str, Any]]:
    return [rule for chapter in rulebook(game_id)["chapters"] for rule in chapter["rules"]]


def rule(game_id: str, name: str) -> dict[str, Any]:
    return copy.deepcopy(next(one for one in rules_of(game_id) if one["id"] == name))


def test_every_game_of_ours_has_a_rulebook() -> None:
    assert tuple(rulebooks()) == GAMES


@pytest.mark.parametrize("game_id", GAMES)
def test_the_engine_confirms_every_figure(game_id: str) -> None:
    drawn = [one for chapter in drawn_rulebook(game_id)["chapters"] for one in chapter["rules"]]
    figures = [one[side] for one in drawn for side in FIGURES if side in one]
    assert len(figures) > 20
    for figure in figures:
        assert ("after" in figure) == ("action" in figure and "reason" not in figure)


def test_the_page_has_the_figures_of_the_engine() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "web" / "make_figures.py", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def changed(game_id: str, name: str, side: str, **claims: Any) -> dict[str, Any]:
    one = rule(game_id, name)
    one[side].update(claims)
    return one


@pytest.mark.parametrize(
    ("game_id", "wrong", "message"),
    [
        ("babylon", changed("babylon", "stairs", "wrong", reason="no_gap"), "is refused: no_step"),
        ("babylon", changed("babylon", "stairs", "right", reason="no_step"), "is legal"),
        ("babylon", changed("babylon", "stairs", "right", action="stairs:d3-d4"), "is refused"),
        ("babylon", changed("babylon", "pillars", "right", gain={"B2": 3}), "brings 4 pillars, not 3"),
        ("babylon", changed("babylon", "seen", "right", score={"statues": 2}), "is worth 1, not 2"),
        ("babel", changed("babel", "win", "right", winners=[1]), r"winners are \[0\]"),
    ],
)
def test_a_wrong_claim_is_found(game_id: str, wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(WrongFigure, match=message):
        drawn_rule(game(game_id), wrong)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_refusal_has_its_rule(game_id: str) -> None:
    reasons = import_module(f"ziggurat.games.{game_id}.why").SENTENCES
    explained = [reason for one in rules_of(game_id) for reason in one.get("reasons", [])]
    assert set(explained) == set(reasons)
    for reason in set(explained):
        actions = [one.get("action") for one in rules_of(game_id) if reason in one.get("reasons", [])]
        assert len(set(actions)) == len(actions), f"{reason}: rules that share a reason need different actions"


CODE = re.compile(r"(?:this\.refuse\(|\bcode: )([^,;]+)[,;]")
QUOTED = re.compile(r"'(\w+_\w+)'")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_refusal_of_the_page_has_its_rule_and_text(game_id: str) -> None:
    folder = ROOT / "web" / "src" / "boards" / game_id
    code = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.*")) if file.suffix != ".css")
    given = set(QUOTED.findall(" ".join(CODE.findall(code)))) - {"illegal_action", "preview_reveals"}
    given |= {"needs_statue", "needs_fountain", "needs_bridge", "needs_stairs"} if game_id == "babylon" else set()
    ours = {reason for one in rules_of(game_id) for reason in one.get("page", [])}
    engine = set(import_module(f"ziggurat.games.{game_id}.why").SENTENCES)
    assert ours
    assert given - engine == ours
    subject = game_id.replace("_", "-")
    assert [one for one in ours if f"page-{subject}-why-{one.replace('_', '-')}" not in messages("en")] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_every_refusal_has_its_text(game_id: str) -> None:
    subject = game_id.replace("_", "-")
    known = messages("en")
    reasons = import_module(f"ziggurat.games.{game_id}.why").SENTENCES
    assert [reason for reason in reasons if f"{subject}-why-{reason.replace('_', '-')}" not in known] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_has_its_texts_and_every_text_its_rule(game_id: str) -> None:
    subject = f"rules-{game_id.replace('_', '-')}"
    expected = {f"{subject}-chapter-{chapter['id']}" for chapter in rulebook(game_id)["chapters"]}
    for one in rules_of(game_id):
        expected |= {f"{subject}-{one['id']}", f"{subject}-{one['id']}-title"}
        expected |= {f"{subject}-{one['id']}-{side}" for side in FIGURES if side in one}
    known = {key for key in messages("en") if key.startswith(f"{subject}-") and not key.endswith("-worth")}
    assert known == expected


@pytest.mark.parametrize("game_id", GAMES)
def test_anchors_are_unique_and_icons_exist(game_id: str) -> None:
    names = [one["id"] for one in rules_of(game_id)]
    assert len(set(names)) == len(names)
    icons = {file.stem for file in (ROOT / "web" / "src" / "icons").glob("*.svg")}
    assert {one["icon"] for one in rules_of(game_id)} <= icons
    # no rule is named like a part of another one's texts
    assert [name for name in names for part in PARTS if name.endswith(f"-{part}")] == []
