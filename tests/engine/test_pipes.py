"""The engine at the other end of a pipe that closes."""

import subprocess
from pathlib import Path

from helpers.engine_process import TIMEOUT, ZIGGURAT, Engine, environment, run_ziggurat

COMMAND = [*ZIGGURAT, "engine"]


def shell(line: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        ["sh", "-c", line], input=given, capture_output=True, timeout=TIMEOUT, env=environment(), check=False
    )


def test_engine_ends_without_an_error_when_the_reader_closes_the_pipe() -> None:
    process = subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    )
    assert process.stdout is not None
    process.stdout.close()
    _, said = process.communicate(b'{"cmd":"games"}\n' * 1000, timeout=TIMEOUT)
    assert said == b""
    assert process.returncode == 0


def test_full_output_is_reported_in_one_line(tmp_path: Path) -> None:
    line = f"ulimit -f 0; {' '.join(COMMAND)} > {tmp_path / 'answers'}"
    done = shell(line, b'{"cmd":"games"}\n')
    assert done.returncode == 1
    assert done.stderr.decode().splitlines() == ["ziggurat engine: File too large"]


def test_closed_stream_is_reported_in_one_line() -> None:
    for closed in ("<&-", ">&-"):
        done = shell(f"{' '.join(COMMAND)} {closed}")
        assert done.returncode == 1
        assert done.stderr.decode().startswith("ziggurat engine: the engine needs standard input")


def test_interrupt_ends_without_a_stack_trace() -> None:
    with Engine() as engine:
        engine.good("games")
        engine.process.send_signal(2)
        assert engine.process.wait(TIMEOUT) == 130
        assert engine.end() == (130, "")


def test_plain_engine_answers_the_same() -> None:
    lines = b'{"cmd":"new","game":"babel","seats":2,"seed":7}\n'
    lines += b'{"cmd":"bot","name":"random","seed":1,"apply":true}\n' * 80
    lines += b'{"cmd":"state"}\n{"cmd":"view","seat":0}\n{"cmd":"record"}\n'
    answers = run_ziggurat("engine", given=lines).stdout
    assert len(answers.splitlines()) == 84
    assert run_ziggurat("engine", given=lines, ZIGGURAT_PLAIN="1").stdout == answers
