"""Qwantum for many tables at once: dice, sheets and the tables of what an entry leads to.

A sheet is kept as what matters for its future, and that without loss: for each row how many cells are filled
and the last value; for each column how many entries it has and its two lowest different values (0: none yet).
`games/qwantum/test/bot-model.test.ts` holds the same model, written in TypeScript, against the rules.
"""

import torch

COLOURS = 'PBRY'
FACES = [
    'R1 R4 Y5 B1 B5 P6', 'R2 R6 Y1 Y3 B5 P4', 'R1 R3 Y2 Y4 B4 P3',
    'R5 Y6 B2 B4 P1 P3', 'R3 Y4 B2 B6 P2 P5', 'R6 Y1 Y5 B3 P2 P6',
]
CELLS, RISING, TOP, MISSED_LIMIT = 6, 4, 33, 5
PAIRS = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
NEVER = -1e9
DEV = 'cuda' if torch.cuda.is_available() else 'cpu'


def dice_tables():
    """The values of every throw: [6^7, 4]; the different ones [D, 4], and which of them each throw gives."""
    adds = [torch.tensor([[w] * 4 for w in range(1, 7)])]
    for faces in FACES:
        rows = []
        for face in faces.split():
            row = [0] * 4
            row[COLOURS.index(face[0])] = int(face[1])
            rows.append(row)
        adds.append(torch.tensor(rows))
    values = torch.zeros(1, 4, dtype=torch.long)
    for die in adds:
        values = (values[:, None, :] + die[None, :, :]).reshape(-1, 4)
    key = ((values[:, 0] * 34 + values[:, 1]) * 34 + values[:, 2]) * 34 + values[:, 3]
    _, inverse = torch.unique(key, return_inverse=True)
    distinct = torch.zeros(int(inverse.max()) + 1, 4, dtype=torch.long)
    distinct[inverse] = values
    return distinct.to(DEV), inverse.to(DEV)


DISTINCT, THROW = dice_tables()
POW6 = torch.tensor([6 ** (6 - d) for d in range(7)], device=DEV)
MASKS = torch.tensor([[(m >> (6 - d)) & 1 for d in range(7)] for m in range(128)], device=DEV)


class Sheets:
    """N sheets. `k`, `last`: [N, 4]; `n`, `a`, `b`: [N, 6]; `missed`, `bank`: [N]."""

    FIELDS = ('k', 'last', 'n', 'a', 'b', 'missed', 'bank')

    def __init__(self, **fields):
        self.__dict__.update(fields)

    @staticmethod
    def empty(count):
        def zeros(*shape):
            return torch.zeros(count, *shape, dtype=torch.long, device=DEV)
        return Sheets(k=zeros(4), last=zeros(4), n=zeros(6), a=zeros(6), b=zeros(6), missed=zeros(), bank=zeros())

    def map(self, change):
        return Sheets(**{name: change(getattr(self, name)) for name in self.FIELDS})

    def __getitem__(self, index):
        return self.map(lambda field: field[index])

    @staticmethod
    def cat(parts):
        return Sheets(**{name: torch.cat([getattr(p, name) for p in parts]) for name in Sheets.FIELDS})

    def __len__(self):
        return len(self.missed)

    def filled(self):
        return self.k.sum(1)

    def put(self, index, other):
        for name in self.FIELDS:
            getattr(self, name)[index] = getattr(other, name)

    def enter(self, colour, value):
        """Every sheet enters one value, or none where colour is negative. Returns new sheets."""
        s = self.map(torch.clone)
        rows = (colour >= 0).nonzero()[:, 0]
        c, v = colour[rows], value[rows]
        j = s.k[rows, c]
        n, a, b, points = add_to_column(s.n[rows, j], s.a[rows, j], s.b[rows, j], v)
        s.k[rows, c] = j + 1
        s.last[rows, c] = v
        s.n[rows, j], s.a[rows, j], s.b[rows, j] = n, a, b
        s.bank[rows] += points
        return s


def add_to_column(n, a, b, v):
    """A column gets one more value: its new state and what it scores when that completes it."""
    first = n == 0
    lower, same, between = v < a, v == a, (v > a) & ((v < b) | (b == 0))
    new_a = torch.where(first | lower, v, a)
    new_b = torch.where(first | same, b, torch.where(lower, a, torch.where(between, v, b)))
    points = torch.where(n == 3, torch.where(new_b == 0, new_a, new_b), 0)
    return n + 1, new_a, new_b, points


def fits(k, last, v):
    return torch.where(k < RISING, v > last, (k < CELLS) & (v < last))


def random_faces(count):
    return torch.randint(0, 6, (count, 7), device=DEV)


def expected(worth):
    """worth [N, D] of the different values -> [N, 7^7]: the expectation for every set of dice already fixed
    (face index 6: a die that is still to be thrown)."""
    x = worth[:, THROW].view(-1, *[6] * 7)
    for d in range(7, 0, -1):
        x = torch.cat([x, x.mean(d, keepdim=True)], d)
    return x.reshape(len(worth), -1)


def best_of_first_throws(expectations):
    """[N, 7^7] -> [N]: the expectation over the first throw of the best choice of dice to throw again."""
    x = expectations.view(-1, *[7] * 7)
    for d in range(1, 8):
        x = torch.maximum(x.narrow(d, 0, 6), x.narrow(d, 6, 1))
    return x.flatten(1).mean(1)


def second_throw(worth, faces):
    """worth [N, D], faces [N, 7]: chooses for each table the best dice to throw again and throws them.
    -> the index of the values in DISTINCT"""
    count = len(faces)
    table = torch.arange(count, device=DEV)
    x = worth[:, THROW]
    for d in range(7):
        x = x.view(count, 6, -1)
        x = torch.stack([x[table, faces[:, d]], x.mean(1)], -1)
    again = MASKS[x.view(count, -1).argmax(1)]
    faces = torch.where(again == 1, random_faces(count), faces)
    return THROW[(faces * POW6).sum(1)]
