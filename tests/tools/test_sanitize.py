"""tools/sanitize.py: what the sanitizer reports is found, with the function of the generated C it stands in."""

import subprocess
from pathlib import Path

import pytest

from tools import core, sanitize

GENERATED = """#include <stdio.h>
long CPyDef_turns___bit(long cpy_r_place) {
    long cpy_r_r0;
    cpy_r_r0 = 1 << cpy_r_place;
    return cpy_r_r0;
}
long CPyDef_table___boxed(long cpy_r_number) {
    return cpy_r_number << 1;
}
int main(int count, char **words) {
    long sum = CPyDef_turns___bit(34 + count);
    return (int)(sum + CPyDef_table___boxed(-count) & 1);
}
"""


def test_a_shift_that_leaves_its_32_bits_is_reported(tmp_path: Path) -> None:
    """Shifts of mypyc itself are harmless."""
    try:
        core.check_compiler()
    except core.CannotCompile as reason:
        pytest.skip(str(reason))
    (tmp_path / "__native__core.c").write_text(GENERATED)
    compiler = core.compiler_command()[0]
    command = [compiler, "-w", "-fwrapv", *core.SANITIZERS, "__native__core.c", "-o", "program"]
    subprocess.run(command, cwd=tmp_path, check=True)
    run = subprocess.run([str(tmp_path / "program")], capture_output=True, text=True, check=False)
    assert "left shift of negative value -1" in run.stderr
    shift = "shift exponent 35 is too large for 32-bit type 'int'"
    assert sanitize.found(run.stderr) == {("__native__core.c", 4): shift}


def test_the_core_may_not_do_all_that_the_header_may() -> None:
    words = "runtime error: left shift of 1 by 63 places cannot be represented in type 'long int'"
    assert sanitize.found(f"lib-rt/CPy.h:489:9: {words}\n") == {}
    assert list(sanitize.found(f"c/__native__core.c:7:9: {words}\n")) == [("c/__native__core.c", 7)]


def test_a_line_is_told_by_its_function() -> None:
    assert sanitize.function_at(GENERATED, 1) == "outside of all functions"
    assert sanitize.function_at(GENERATED, 4) == "CPyDef_turns___bit"
    assert sanitize.function_at(GENERATED, 8) == "CPyDef_table___boxed"
