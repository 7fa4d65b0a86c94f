// Two ways to play complete random games headless with boardgame.io. Each returns a function that plays one
// game and returns its steps and its scores. `below(n)` chooses; boardgame.io rolls the dice.
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
import { Zocken, ZockenRollingAtOnce } from './zocken.js';

/** The player to act: the lowest of the active players in a stage, else the player whose turn it is. */
function actor(ctx) {
  return ctx.activePlayers === null ? ctx.currentPlayer : Object.keys(ctx.activePlayers)[0];
}

function choose(game, state, player, below) {
  const moves = game.ai.enumerate(state.G, state.ctx, player);
  return moves[below(moves.length)];
}

/** The documented door: a local Client, a new one for each game so that each has its own seed. */
function clientPlayer(Game, seats, below) {
  return () => {
    const client = Client({ game: { ...Game, seed: below(2 ** 31) }, numPlayers: seats, debug: false });
    let state = client.getState();
    // The lot for the starter was drawn in setup: a step in Iacta, so one here.
    let steps = 1;
    for (; state.ctx.gameover === undefined; steps++) {
      const player = actor(state.ctx);
      const own = player === state.ctx.currentPlayer;
      const { move, args } = choose(Game, state, player, below);
      // A local client acts for the current player until another player id is set.
      if (!own) client.updatePlayerID(player);
      client.moves[move](...args);
      if (!own) client.updatePlayerID(null);
      state = client.getState();
    }
    return { steps, scores: state.G.scores };
  };
}

/** The door that its bots and its own benchmark use: the bare reducer, with no store, log or subscribers. */
function reducerPlayer(Game, seats, below) {
  const game = ProcessGameConfig(Game);
  const reducer = CreateGameReducer({ game });
  return () => {
    let state = InitializeGame({ game: { ...game, seed: below(2 ** 31) }, numPlayers: seats });
    let steps = 1;
    for (; state.ctx.gameover === undefined; steps++) {
      const playerID = actor(state.ctx);
      const { move, args } = choose(game, state, playerID, below);
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
    }
    return { steps, scores: state.G.scores };
  };
}

export const players = {
  client: (seats, below) => clientPlayer(Zocken, seats, below),
  reducer: (seats, below) => reducerPlayer(Zocken, seats, below),
  rollingAtOnce: (seats, below) => reducerPlayer(ZockenRollingAtOnce, seats, below),
};
