"""All languages have the same keys and parameters; every key in the code exists."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from helpers.languages import SOURCE, entries, literals, messages, parameters, plain_text, variants
from ziggurat.bots.bot import BotFailed
from ziggurat.core import errors
from ziggurat.core.errors import BadOptions, ZigguratError
from ziggurat.core.registry import game
from ziggurat.games.babel import events
from ziggurat.games.babel.box import PEOPLES
from ziggurat.games.babel.fields import ENDINGS
from ziggurat.games.babel.why import SENTENCES
from ziggurat.terminal.babel.board import ORDER
from ziggurat.words import LANGUAGES, Words, preferred_language, words

OTHERS = [language for language in LANGUAGES if language != "en"]

# Words that two languages share, and the names of things in code; nothing else is the same in another language.
NAMES = {"babel-title", "babylon-title", "bench-clone", "bench-redeal", "page-babel-power-of-three"}
PAGE = {"page-babylon-look-scene", "page-bot", "page-game-babel", "page-game-babylon", "page-minutes"}
PAGE_SOUTH = {*PAGE, "page-bot-named", "page-key-escape-keys", "page-tab-chat"}
PAGE_FR = {
    *PAGE,
    "page-confirm",
    "page-menu",
    "page-nav-bots",
    "page-speed",
    "page-replay-pause",
    "page-volume",
    "page-volume-normal",
}
BABYLON_IT = {"page-babylon-round", "page-babylon-use-belvedere"}
TITLES_IT = {"hanging-gardens-title", "page-game-hanging-gardens"}  # the title on the box
BABYLON_ES = {"babylon-line-belvederes", "page-babylon-use-belvedere", "rules-babylon-points-belvederes-title"}
RULES_FR = {"rules-babylon-points-statues-title", "rules-babylon-statue-title"}
BABYLON_FR = {"babylon-line-statues", "babylon-points", "page-babylon-tab-points", "page-babylon-use-statue"}
SAME = {
    "it": {
        *NAMES,
        *PAGE_SOUTH,
        *BABYLON_IT,
        *TITLES_IT,
        "page-confirm",
        "page-menu",
        "page-password",
        "page-table-hours",
        "page-volume",
        "table-save-usage",
    },
    "es": {
        *NAMES,
        *PAGE_SOUTH,
        *BABYLON_ES,
        "rules-hanging-gardens-series-title",
        "page-pad-total",
        "page-nav-bots",
        "page-replay-speed-whole",
        "page-volume-normal",
        "page-score-total",
        "page-table-hours",
        "table-total",
    },
    "fr": {
        *NAMES,
        *PAGE_FR,
        *BABYLON_FR,
        *RULES_FR,
        "page-editor-brush-temple",
        "page-editor-temple",
        "page-pad-total",
        "babel-people-h",
        "babel-points",
        "babel-temple",
        "hanging-gardens-line-statue",
        "hanging-gardens-points",
        "page-score-total",
        "table-total",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses_without_junk(language: str) -> None:
    junk = [entry.content for body in entries(language).values() for entry in body if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_defined_twice(language: str) -> None:
    keys = [entry.id.name for body in entries(language).values() for entry in body if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", OTHERS)
def test_same_files_hold_the_same_keys(language: str) -> None:
    def keys(name: str) -> dict[str, list[str]]:
        return {
            file: [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
            for file, body in entries(name).items()
        }

    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_same_parameters(language: str) -> None:
    different = {
        key: (parameters(message), parameters(messages("en")[key]))
        for key, message in messages(language).items()
        if parameters(message) != parameters(messages("en")[key])
    }
    assert different == {}


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_same_variants(language: str) -> None:
    different = [
        key for key, message in messages(language).items() if variants(message) != variants(messages("en")[key])
    ]
    assert different == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(language: str) -> None:
    own = messages(language)
    same = {
        key
        for key, message in messages("en").items()
        if re.search(r"\w", plain_text(message)) and plain_text(own[key]) == plain_text(message)
    }
    assert same == SAME[language]


def test_every_key_in_the_page_has_a_message() -> None:
    keys, shape = set(messages("en")), re.compile(r"'((?:page|hint|table|server)-[\w-]*[a-z0-9])'")
    sources = SOURCE.parents[1] / "web" / "src"
    files = [*sources.rglob("*.ts"), *sources.rglob("*.svelte")]
    used = {key: file.name for file in files for key in shape.findall(file.read_text(encoding="utf-8"))}
    assert len(used) > 500
    assert {key: file for key, file in used.items() if key not in keys} == {}


def test_every_key_in_the_code_has_a_message() -> None:
    keys = set(messages("en"))
    subjects = {key.partition("-")[0] for key in keys}
    shape = re.compile(rf"({'|'.join(sorted(subjects))})-[a-z0-9-]+\*?")
    missing = []
    for file, text in literals():
        if not shape.fullmatch(text) or file.is_relative_to(SOURCE / "games"):
            continue  # codes of a game's events; other tests check them
        if text not in keys and not (text.endswith("*") and any(key.startswith(text[:-1]) for key in keys)):
            missing.append((file.name, text))
    assert missing == []


def test_every_message_of_the_terminal_is_used() -> None:
    texts = {text for _, text in literals()}
    beginnings = tuple(text[:-1] for text in texts if text.endswith("*") and text.startswith("table-"))
    keys = [entry.id.name for entry in entries("en")["table.ftl"] if isinstance(entry, ftl.Message)]
    unused = [key for key in keys if key.startswith("table-") and key not in texts and not key.startswith(beginnings)]
    assert unused == []


def subclasses(kind: type[ZigguratError]) -> set[type[ZigguratError]]:
    return {kind} | {deeper for one in kind.__subclasses__() for deeper in subclasses(one)}


def test_every_error_of_the_engine_has_a_message() -> None:
    codes = {kind.code for kind in subclasses(ZigguratError) if kind.__module__ == errors.__name__} | {BotFailed.code}
    assert {f"error-{code.replace('_', '-')}" for code in codes} <= set(messages("en"))


# --- Babel -------------------------------------------------------------------------------------------------


def babel_codes() -> set[str]:
    """Return the codes of Babel's events, including those made of an action's name."""
    tree = ast.parse(Path(events.__file__).read_text(encoding="utf-8"))
    strings = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    written = {text for text in strings if re.fullmatch(r"babel-[a-z-]+[a-z]", text)}
    assert {"babel-won", "babel-drew", "babel-you-drew"} <= written
    return written | {f"babel-{name}" for name in ORDER}


def test_every_event_of_babel_has_a_message() -> None:
    assert babel_codes() <= set(messages("en"))


def test_every_action_of_babel_has_a_message() -> None:
    assert {f"babel-do-{name}" for name in ORDER} <= set(messages("en"))


def test_every_reason_of_babel_has_a_message_with_its_parameters() -> None:
    for reason, sentence in SENTENCES.items():
        message = messages("en")[f"babel-why-{reason.replace('_', '-')}"]
        named = set(re.findall(r"{(\w+)}", sentence))
        # a message may do without a parameter that the sentence has, but can use no other
        assert parameters(message) <= named, reason


def test_every_option_and_profile_of_babel_is_explained() -> None:
    options = game("babel").options
    asked = {f"babel-option-{option.name.replace('_', '-')}" for option in options.options}
    asked |= {f"babel-profile-{name}" for name in options.profiles}
    assert asked <= set(messages("en"))


def test_every_people_of_babel_has_its_forms() -> None:
    forms = ("people", "site", "card", "cards")
    assert {f"babel-{form}-{people.lower()}" for form in forms for people in PEOPLES} <= set(messages("en"))


def test_every_ending_of_babel_has_a_message() -> None:
    endings = variants(messages("en")["babel-status-over"])["ending"]
    assert endings == set(ENDINGS)


# --- Messages ----------------------------------------------------------------------------------------------


def test_italian_messages_use_the_right_articles() -> None:
    say = words("it").say
    assert say("babel-do-go", goal=say("babel-site-m"), card=say("babel-card-m")) == "Vai nel sito dei Medi con un Medo"
    assert say("babel-why-already-there", site=say("babel-site-a")) == "la tua pedina è già nel sito degli Assiri."


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("en", "one Mede", "3 Medes"),
        ("it", "un Medo", "3 Medi"),
        ("es", "un medo", "3 medos"),
        ("fr", "un Mède", "3 Mèdes"),
    ],
)
def test_plural_forms_follow_the_number(language: str, one: str, three: str) -> None:
    say = words(language).say
    assert say("babel-cards-m", count=1) == one
    assert say("babel-cards-m", count=3) == three


def test_french_uses_the_singular_for_zero() -> None:
    assert words("fr").say("babel-points", points=0) == "0 point"
    assert words("en").say("babel-points", points=0) == "0 points"


def test_missing_message_is_shown_as_its_key() -> None:
    assert words("en").say("table-no-such-thing") == "table-no-such-thing"


def test_unknown_language_is_refused() -> None:
    with pytest.raises(BadOptions, match="unknown language 'tlh'"):
        Words("tlh")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "it_IT.UTF-8"}, "fr"),
        ({"LC_MESSAGES": "es_ES.UTF-8", "LANG": "it_IT.UTF-8"}, "es"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "en"),
    ],
)
def test_language_follows_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == language


def test_game_may_have_its_own_language_files(tmp_path: Path) -> None:
    (tmp_path / "it").mkdir()
    (tmp_path / "it" / "senet.ftl").write_text("senet-title = Il gioco del senet\n", encoding="utf-8")
    own = Words("it", [tmp_path])
    assert own.say("senet-title") == "Il gioco del senet"
    assert own.say("table-total") == "Totale"


def own_words(folder: Path, **files: str) -> Words:
    """Return the English texts with more files."""
    (folder / "en").mkdir()
    for name, content in files.items():
        (folder / "en" / f"{name}.ftl").write_text(content, encoding="utf-8")
    return Words("en", [folder])


def test_only_files_whose_messages_are_needed_are_parsed(tmp_path: Path) -> None:
    own = own_words(tmp_path, one="one-a = A\none-b =\n    B = C\n", other="other-a = D\n")
    assert {"one-a", "one-b", "other-a"} < own.unparsed.keys() and "B" not in own.unparsed
    assert own.say("one-b") == "B = C"
    assert "other-a" in own.unparsed and not {"one-a", "one-b"} & own.unparsed.keys()


def test_message_may_refer_to_one_of_another_file(tmp_path: Path) -> None:
    own = own_words(tmp_path, one="one-a = { other-a } and { -term }\n", other="other-a = D\n-term = E\n")
    assert own.say("one-a") == "D and E"


def test_first_of_two_messages_with_one_key_is_shown(tmp_path: Path) -> None:
    own = own_words(tmp_path, a="twice = first\nonly-a = A\n", b="only-b = B\ntwice = second\n")
    assert [own.say(key) for key in ("only-b", "twice")] == ["B", "first"]


def test_message_that_cannot_be_parsed_is_shown_as_its_key(tmp_path: Path) -> None:
    assert own_words(tmp_path, a="broken = { \n").say("broken") == "broken"
