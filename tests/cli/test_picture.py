"""`ziggurat picture`: a position of a record as a file; wrong arguments are refused before anything is written."""

from pathlib import Path

import pytest

from ziggurat import Match, play_out
from ziggurat.cli import main
from ziggurat.pictures import to_animated_svg, to_svg


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.json"
    match = play_out(Match("babel", seed=7), ["random", "random"])
    file.write_text(match.record(["Ann", "Bob"]).to_json(), encoding="utf-8")
    return file


def test_picture_is_that_of_the_view_after_the_actions(record: Path, tmp_path: Path) -> None:
    match = Match.from_record(record.read_text(encoding="utf-8"))
    file = tmp_path / "x.svg"
    asked = ["--move", "30", "--seat", "1", "--theme", "dark", "--language", "it"]
    assert main(["picture", str(record), *asked, "-o", str(file)]) == 0
    expected = to_svg(match.at(30).view(1), theme="dark", language="it", names=["Ann", "Bob"])
    assert file.read_text(encoding="utf-8") == expected


def test_animation_ends_at_the_move(record: Path, tmp_path: Path) -> None:
    match = Match.from_record(record.read_text(encoding="utf-8"))
    file = tmp_path / "x.svg"
    arguments = ["--animate", "--move", "9", "--seconds", "0.2", "--language", "en"]
    assert main(["picture", str(record), *arguments, "-o", str(file)]) == 0
    assert file.read_text(encoding="utf-8") == to_animated_svg(match.at(9), seconds=0.2, names=["Ann", "Bob"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["-o", "x.gif"], ".svg or .png is needed, not x.gif"),
        (["--animate", "-o", "x.png"], "written as SVG, not as x.png"),
        (["--move", "9999", "-o", "x.svg"], "9999 is not a number from 0 to"),
        (["--move", "-1", "-o", "x.svg"], "-1 is not a number from 0 to"),
        (["--seat", "2", "-o", "x.svg"], "2 is not a seat from 0 to 1"),
        (["--animate", "--seconds", "0", "-o", "x.svg"], "--seconds must be from 0.1 to 60"),
    ],
)
def test_wrong_arguments_are_refused(
    record: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    message: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en")
    assert main(["picture", str(record), *arguments]) == 1
    assert message in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
