import { playGame } from '../../players/game.ts';
import { randomPlayer } from '../../players/random.ts';

/** How fast random games are played. */
export interface Pace {
  /** Of the fastest round: whatever else the machine does only ever slows a round down. */
  readonly gamesPerSecond: number;
  /** Of the round in the middle. */
  readonly usualGamesPerSecond: number;
  readonly commandsPerGame: number;
  readonly commandsPerSecond: number;
}

/** Seconds of playing before anything is timed, and while it is. */
const WARM_UP = 2;
const TIMED = 6;
/** Games of a round; every round plays the same ones. */
const GAMES = 50;

/**
 * Plays whole games through the kernel's public face, on this thread. The player asks for the list of what is legal at every
 * step, draws one kind of command of those on the list, then one command of that kind, both evenly (`randomPlayer`).
 */
export function measure(players: number): Pace {
  let commands = 0;
  const round = (): number => {
    commands = 0;
    const start = performance.now();
    for (let seed = 1; seed <= GAMES; seed++)
      commands += playGame({ players, seed }, randomPlayer(seed)).commands.length;
    return (performance.now() - start) / 1000;
  };
  for (let spent = 0; spent < WARM_UP; ) spent += round();
  const times: number[] = [];
  for (let spent = 0; spent < TIMED; spent += times.at(-1) ?? TIMED) times.push(round());
  times.sort((a, b) => a - b);
  const fastest = times[0] ?? Number.NaN;
  const usual = times[Math.floor(times.length / 2)] ?? Number.NaN;
  return {
    gamesPerSecond: GAMES / fastest,
    usualGamesPerSecond: GAMES / usual,
    commandsPerGame: commands / GAMES,
    commandsPerSecond: commands / fastest,
  };
}
