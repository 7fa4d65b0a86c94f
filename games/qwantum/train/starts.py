"""Positions to begin games with, written by starts.ts."""

import json

import torch

from game import DEV, Sheets

WIDTHS = (('k', 4), ('last', 4), ('n', 6), ('a', 6), ('b', 6), ('missed', 1), ('bank', 1))


class Starts:
    """By seat count: the sheets of each place [N], whose games led there, and which game it was."""

    def __init__(self, path, held_out):
        """Every fifth game is held out; either those or all the others are read."""
        with open(path, encoding='utf-8') as file:
            known = json.load(file)
        self.seats, self.policies, self.games = {}, {}, {}
        for n, positions in known.items():
            taken = [p for p in positions if (p['game'] % 5 == 0) == held_out]
            numbers = torch.tensor([p['sheets'] for p in taken], device=DEV)
            self.seats[int(n)] = [sheets_from(numbers[:, place]) for place in range(int(n))]
            self.policies[int(n)] = [p['policy'] for p in taken]
            self.games[int(n)] = [p['game'] for p in taken]

    def some(self, n, count):
        """So many positions at random, as sheets by place."""
        at = torch.randint(0, len(self.policies[n]), (count,), device=DEV)
        return [sheets[at] for sheets in self.seats[n]]


def sheets_from(numbers):
    fields, at = {}, 0
    for name, width in WIDTHS:
        part = numbers[:, at:at + width]
        fields[name] = part[:, 0] if width == 1 else part
        at += width
    return Sheets(**{name: field.clone() for name, field in fields.items()})
