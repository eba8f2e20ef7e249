"""The ideas of a first game: their texts, and that each becomes possible in real games."""

import re

import pytest

from ziggurat.bots.bot import new_bot
from ziggurat.core.registry import game
from ziggurat.core.rng import Stream
from ziggurat.core.seed import seed_bytes
from ziggurat.lessons import lesson_names, read_ideas
from ziggurat.lessons.texts import problem_of
from ziggurat.rulebook import rulebook
from ziggurat.words import LANGUAGES, Words

GAMES_PLAYED = 6
WORDS_PER_MINUTE = 200  # as for the texts of lessons
READING_SECONDS = 15


@pytest.mark.parametrize("name", lesson_names())
def test_every_idea_becomes_possible(name: str) -> None:
    rules, ideas = game(name), read_ideas(name)["ideas"]
    missing = {idea["id"]: re.compile(idea["when"]) for idea in ideas}
    for seed in range(GAMES_PLAYED):
        position = rules.new(2, seed)
        # a greedy bot halves no hands
        bot = new_bot("random" if seed % 2 else "greedy", rules, Stream(seed_bytes(seed)))
        while missing and not position.over:
            words = rules.legal_words(position)
            missing = {one: when for one, when in missing.items() if not any(map(when.fullmatch, words))}
            rules.apply(position, bot.choose(rules.view(position, position.to_move)))
    assert list(missing) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", lesson_names())
def test_aim_and_ideas_have_good_texts(name: str, language: str) -> None:
    ideas = read_ideas(name)
    assert len({idea["id"] for idea in ideas["ideas"]}) == len(ideas["ideas"])
    assert all(set(idea) == {"id", "when", "rule", "text"} for idea in ideas["ideas"])
    assert all(problem_of("done", language, idea["text"][language]) is None for idea in ideas["ideas"])
    assert not any(idea["text"][language].endswith(".") for idea in ideas["ideas"]), "a number may follow"
    assert all(len(text[language].split()) <= 32 for key, text in ideas.items() if key != "ideas")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", lesson_names())
def test_what_a_stranger_reads_before_the_first_move_takes_half_of_thirty_seconds(name: str, language: str) -> None:
    ideas, rules = read_ideas(name), game(name)
    words = rules.legal_words(rules.new(2, 1))
    first = next(idea for idea in ideas["ideas"] if any(re.fullmatch(idea["when"], word) for word in words))
    good = Words(language).say("page-coach-good")
    read = f"{first['text'][language]} {good} {ideas['aim'][language]}".split()
    assert len(read) <= READING_SECONDS * WORDS_PER_MINUTE / 60


@pytest.mark.parametrize("name", lesson_names())
def test_every_idea_has_a_rule(name: str) -> None:
    known = {rule["id"] for chapter in rulebook(name)["chapters"] for rule in chapter["rules"]}
    assert {idea["rule"] for idea in read_ideas(name)["ideas"]} <= known


def test_the_first_tile_of_babylon_leaves_later_ideas_unexplained() -> None:
    # an idea that a played word matches counts as known: only the first of these may match the first placement
    ideas = {idea["id"]: re.compile(idea["when"]) for idea in read_ideas("babylon")["ideas"]}

    def known(word: str) -> set[str]:
        return {name for name, when in ideas.items() if when.fullmatch(word)}

    assert known("place:dug@c3r0/11-1") == {"place"}
    assert known("place:dug@d3r0/s11-") == {"place", "icons"}
    assert known("place:kept@d3r0/1221") == {"place", "icons", "overlap", "stored"}
    assert list(ideas).index("place") < list(ideas).index("icons") < list(ideas).index("overlap")
