import { type GameState, legal } from '../../../src/rules/index.ts';
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
  /** Legal lists alone, asked of every position of the games, in the fastest round. */
  readonly listsPerSecond: number;
  /** Bytes allocated per command, with its legal list, the player's choice and all else; null where the collector cannot be called. */
  readonly bytesPerCommand: number | null;
}

/** Seconds of playing before anything is timed, and while it is. */
const WARM_UP = 2;
const TIMED = 6;
/** Games of a round; every round plays the same ones. */
const GAMES = 50;
/** Games whose positions are all asked for their legal lists. */
const LISTED_GAMES = 5;

/**
 * Plays whole games through the kernel's public face, on this thread. The player asks for the list of what is legal at every
 * step, draws one kind of command of those on the list, then one command of that kind, both evenly (`randomPlayer`).
 */
export function measure(players: number): Pace {
  const play = () => playRound(players);
  for (let spent = 0; spent < WARM_UP; ) spent += secondsOf(play);
  const commands = play();
  const times = timesOf(play);
  const [fastest = Number.NaN] = times;
  const usual = times[Math.floor(times.length / 2)] ?? Number.NaN;
  const positions = positionsOf(players);
  const [fastestLists = Number.NaN] = timesOf(() => {
    for (const position of positions) legal(position);
  });
  return {
    gamesPerSecond: GAMES / fastest,
    usualGamesPerSecond: GAMES / usual,
    commandsPerGame: commands / GAMES,
    commandsPerSecond: commands / fastest,
    listsPerSecond: positions.length / fastestLists,
    bytesPerCommand: bytesOf(play, commands),
  };
}

/** Plays the games of a round; gives the number of commands. */
function playRound(players: number): number {
  let commands = 0;
  for (let seed = 1; seed <= GAMES; seed++) commands += playGame({ players, seed }, randomPlayer(seed)).commands.length;
  return commands;
}

/** Every position of a few games. */
function positionsOf(players: number): GameState[] {
  const positions: GameState[] = [];
  for (let seed = 1; seed <= LISTED_GAMES; seed++) {
    const isFar = (state: GameState) => {
      positions.push(state);
      return false;
    };
    playGame({ players, seed }, randomPlayer(seed), isFar);
  }
  return positions;
}

function secondsOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** Seconds of each round, the fastest first. */
function timesOf(work: () => unknown): number[] {
  const times: number[] = [];
  for (let spent = 0; spent < TIMED; spent += times.at(-1) ?? TIMED) times.push(secondsOf(work));
  return times.sort((a, b) => a - b);
}

/** Wants a young generation that holds all of it (`main.ts` says how it is run). */
function bytesOf(work: () => unknown, commands: number): number | null {
  if (!globalThis.gc) return null;
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  work();
  return (process.memoryUsage().heapUsed - before) / commands;
}
