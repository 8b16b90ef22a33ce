import { createSession } from '../../../src/headless/index.ts';
import { playGame } from '../../players/game.ts';
import { randomPlayer } from '../../players/random.ts';

/** Games per round, and rounds, of which the fastest counts. */
const GAMES = 50;
const ROUNDS = 20;

/** The lines that a player of a random game of two sends: each command, requesting the next legal list. */
function linesOf(seed: number): string[] {
  const { commands } = playGame({ players: 2, seed }, randomPlayer(seed));
  const asked = commands.map((command, id) => ({
    id,
    request: 'apply',
    command,
    legal: true,
    events: false,
    hash: false,
  }));
  return [{ request: 'newGame', players: 2, seed, events: false }, ...asked].map((request) => JSON.stringify(request));
}

/** Random games of two players per second through a session on this thread: lines in, lines out, without choosing or pipes. */
export function sessionPace(): number {
  const lines = Array.from({ length: GAMES }, (_, seed) => linesOf(seed)).flat();
  const session = createSession();
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    for (const line of lines) session.answer(line);
    fastest = Math.min(fastest, performance.now() - start);
  }
  return (GAMES * 1000) / fastest;
}
