#!/bin/sh
# Pin every dependency to the newest version pyproject.toml allows. The files hold names and versions, no addresses.
set -eu
cd "$(dirname "$0")/.."
pin() {
    out="requirements/$1.txt"
    shift
    .venv/bin/uv pip compile pyproject.toml --universal --python-version 3.11 --upgrade --quiet \
        --no-header --no-annotate --no-emit-index-url --no-emit-find-links -o "$out" "$@" > /dev/null
}
pin play --group build --extra server
pin dev --group dev --extra server --extra arena --extra learn -c requirements/play.txt
pin ray --extra ray -c requirements/dev.txt
pin bench --group bench -c requirements/play.txt
# requirements/ppo.txt is kept by hand: what PyTorch needs on top depends on the build for the machine's accelerator.
.venv/bin/uv pip compile --group node --universal --python-version 3.11 --upgrade --quiet \
    --no-header --no-annotate --no-emit-index-url -o requirements/node.txt > /dev/null
