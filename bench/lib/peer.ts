import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fastStream } from '@iacta/core';
import type { Contestant, PeerDoor, Player } from './contestant.ts';

const FOLDER = new URL('../boardgame-io/', import.meta.url);

/** boardgame.io is no part of the main install: it is fetched when the bench first needs it. */
export function installPeer(): void {
  if (existsSync(new URL('node_modules/boardgame.io/package.json', FOLDER))) return;
  process.stderr.write('bench: installing boardgame.io in bench/boardgame-io (once) ...\n');
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: fileURLToPath(FOLDER),
    // Standard output is the bench's own: JSON lines and nothing else.
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('boardgame.io could not be installed');
}

interface PeerGame {
  readonly steps: number;
  readonly scores: readonly number[];
}
type PeerPlayers = {
  readonly [door in PeerDoor]: (seats: number, below: (n: number) => number) => () => PeerGame;
};

export async function peerPlayer({ seats, door }: Contestant): Promise<Player> {
  // Plain JavaScript outside this program: found by address, since it may not be installed when types are checked.
  const { players } = (await import(new URL('players.js', FOLDER).href)) as { players: PeerPlayers };
  const playOne = players[door as PeerDoor](seats, fastStream(seats));
  let latest: PeerGame = { steps: 0, scores: [] };
  return {
    playGame() {
      latest = playOne();
      return latest.steps;
    },
    points: (seat) => latest.scores[seat],
  };
}
