#!/usr/bin/env python3
"""Plays whole games with random moves through `iacta engine` and prints the mean points of each seat.

    python3 engine.py zocken 2 10 iacta engine
"""
import json
import random
import subprocess
import sys


class Engine:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(answer["error"])
        return answer


def play(engine, game, seats, seed):
    waits = engine.ask(do="new", game=game, options={"seats": seats}, seed=seed)["awaits"]
    while waits["kind"] != "over":
        if waits["kind"] == "roll":
            waits = engine.ask(do="roll")["awaits"]
        else:
            choice = engine.ask(do="moves", seat=waits["seats"][0])["seats"][0]
            move = random.choice(choice["moves"])
            waits = engine.ask(do="play", seat=choice["seat"], move=move, decision=choice["decision"])["awaits"]
    return [seat["total"] for seat in engine.ask(do="outcome")["outcome"]["seats"]]


def main():
    game, seats, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    engine = Engine(sys.argv[4:] or ["iacta", "engine"])
    totals = [play(engine, game, seats, seed) for seed in range(games)]
    means = [sum(points) / games for points in zip(*totals)]
    print(f"{game}: {games} games, mean points by seat: {', '.join(f'{mean:.1f}' for mean in means)}")
    engine.ask(do="quit")


if __name__ == "__main__":
    main()
