#!/usr/bin/env python3
"""Plays a comparison in shards on HyperQueue and puts them together.

    pip install hyperqueue
    examples/cluster/compare.py --shards 16 --out food -- soup evolution -n 20000

Everything behind `--` goes to `clade compare`. Without `--server` the workers run on this machine; with it the shards go to the
HyperQueue server of that folder, and `--out` must lie where all its workers see it. A shard that dies is run again from where it
stood, because its games are kept one by one. The result is the same, byte for byte, as that of one run.
"""

import argparse
import pathlib
import subprocess
import sys

from hyperqueue import Job, LocalCluster
from hyperqueue.client import Client
from hyperqueue.cluster import WorkerConfig

TRIES = 5


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clade", default="clade", help="the program [default: clade]")
    parser.add_argument("--shards", type=int, default=8, help="in how many shards [default: 8]")
    parser.add_argument("--workers", type=int, default=2, help="workers on this machine, of one core each [default: 2]")
    parser.add_argument("--server", type=pathlib.Path, help="the folder of a HyperQueue server that runs already")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="a new folder for the report; the shards lie in it")
    parser.add_argument("rest", nargs="+", metavar="ARGUMENT", help="what goes to clade compare, behind --")
    return parser.parse_args()


def command(args, shard):
    """What plays a shard: from its start, or from where it stood."""
    folder = args.out / "shards" / str(shard)
    begun = (folder / "run.json").exists()
    how = ["--resume", folder] if begun else [*args.rest, "--out", folder, "--shard", f"{shard}/{args.shards}"]
    return [str(word) for word in [args.clade, "--quiet", "compare", *how, "--jobs", "1"]]


def run(args, client, shards):
    """Plays these shards; gives back those that died."""
    logs = args.out / "logs"
    logs.mkdir(parents=True, exist_ok=True)
    job = Job(max_fails=None)
    tasks = {}
    for shard in shards:
        log = logs / f"{shard}.txt"
        task = job.program(command(args, shard), stdout=log, stderr=log)
        tasks[task.task_id] = shard
    submitted = client.submit(job)
    client.wait_for_jobs([submitted], raise_on_error=False)
    return [tasks[task] for task in client.get_failed_tasks(submitted)]


def all_shards(args, client):
    left = list(range(1, args.shards + 1))
    for attempt in range(TRIES):
        if attempt:
            print(f"shards that died and are run again: {', '.join(map(str, left))}", file=sys.stderr)
        left = run(args, client, left)
        if not left:
            return
    sys.exit(f"shards that died {TRIES} times: {left}; see {args.out / 'logs'}")


def main():
    args = arguments()
    args.out = args.out.resolve()
    if args.server:
        all_shards(args, Client(args.server))
    else:
        with LocalCluster() as cluster:
            for _ in range(args.workers):
                cluster.start_worker(WorkerConfig(cores=1))
            all_shards(args, cluster.client())
    shards = [str(args.out / "shards" / str(shard)) for shard in range(1, args.shards + 1)]
    merge = [args.clade, "compare", "--merge", *shards, "--out", str(args.out / "report")]
    sys.exit(subprocess.run(merge, check=False).returncode)


if __name__ == "__main__":
    main()
