"""Compares game.py with what the real rules did: check.py FILE (written by test/engine.test.ts).

Without PyTorch the few functions that the model of a sheet needs are taken from NumPy.
"""

import json
import sys
import types

try:
    import torch
except ImportError:
    import numpy as np

    class Array(np.ndarray):
        def to(self, _device):
            return self

        def nonzero(self):
            return np.argwhere(np.asarray(self))

    def array(values):
        return np.asarray(values).view(Array)

    torch = types.ModuleType('torch')
    torch.long = np.int64
    torch.cuda = types.SimpleNamespace(is_available=lambda: False)
    torch.tensor = lambda values, device=None: array(np.array(values))
    torch.zeros = lambda *shape, dtype=None, device=None: array(np.zeros(shape, dtype=dtype))
    torch.unique = lambda values, return_inverse: tuple(array(x) for x in np.unique(values, return_inverse=True))
    torch.where = lambda test, yes, no: array(np.where(test, yes, no))
    torch.clone = lambda values: values.copy()
    sys.modules['torch'] = torch

import game  # noqa: E402

# Column words that a completed column scores by are checked through `bank`.
problems = []


def expect(found, wanted, what):
    if found != wanted:
        problems.append(f'{what}: {found} here, {wanted} by the rules')


with open(sys.argv[1], encoding='utf-8') as file:
    played = json.load(file)

for faces, values in played['throws']:
    index = game.THROW[int((torch.tensor(faces) * game.POW6).sum())]
    expect([int(x) for x in game.DISTINCT[int(index)]], values, f'values of {faces}')

for entries in played['games']:
    sheets = game.Sheets.empty(1)
    for entry in entries:
        colour, value = entry['colour'], entry['value']
        expect(bool(game.fits(sheets.k[0, colour], sheets.last[0, colour], torch.tensor(value))), True, 'fits')
        sheets = sheets.enter(torch.tensor([colour]), torch.tensor([value]))
        expect([int(x) for x in sheets.k[0]], entry['filled'], 'cells filled')
        expect([int(x) for x in sheets.last[0]], entry['last'], 'last values')
        expect(int(sheets.bank[0]), entry['points'], 'points of columns')

for filled, last, value, fitting in played['fits']:
    found = bool(game.fits(torch.tensor(filled), torch.tensor(last), torch.tensor(value)))
    expect(found, fitting, f'{value} after {last} with {filled} cells')

for problem in problems[:10]:
    print(problem)
count = sum(len(entries) for entries in played['games'])
print(f"{len(played['throws'])} throws, {count} entries, {len(played['fits'])} questions: {len(problems)} differ")
sys.exit(1 if problems else 0)
