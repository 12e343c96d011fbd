"""A PostgreSQL cluster of the test's own, from whatever the machine has installed."""

from __future__ import annotations

import contextlib
import getpass
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from escarmouche.testing.remote.host import free_port


def _programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    program = shutil.which("initdb")
    return Path(program).parent if program else None


@contextlib.contextmanager
def cluster() -> Iterator[str]:
    """Start a cluster and give its address. PostgreSQL refuses to run as root: then it runs as the user `postgres`, in a folder that this
    user can reach."""
    programs = _programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    pytest.importorskip("psycopg")
    folder, port = Path(tempfile.mkdtemp()), free_port()
    data = folder / "data"
    data.mkdir()
    as_user: list[str] = []
    user = getpass.getuser()
    if os.geteuid() == 0:
        as_user, user = ["runuser", "-u", "postgres", "--"], "postgres"
        folder.chmod(0o755)
        shutil.chown(data, "postgres")

    def run(*words: str) -> None:
        subprocess.run([*as_user, *words], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")

    run(str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", user, "--no-sync")
    settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={data}"
    run(str(programs / "pg_ctl"), "-D", str(data), "-w", "-o", settings, "-l", str(data / "log"), "start")
    try:
        yield f"postgresql+psycopg://{user}@127.0.0.1:{port}/postgres"
    finally:
        run(str(programs / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
