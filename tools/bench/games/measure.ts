import { type GameState, legal } from '../../../src/rules/index.ts';
import { middle } from '../../measure/statistics.ts';
import { playGame } from '../../players/game.ts';
import { randomPlayer } from '../../players/random.ts';

/** How fast random games are played. */
export interface Pace {
  /** Of the fastest round: other load on the machine only ever slows a round down. */
  readonly gamesPerSecond: number;
  /** Of the median round. */
  readonly usualGamesPerSecond: number;
  readonly commandsPerGame: number;
  readonly commandsPerSecond: number;
  /** Legal lists only, for every position of the games, in the fastest round. */
  readonly listsPerSecond: number;
  /** Bytes allocated per command, including its legal list, the player's choice and everything else; null if the collector cannot be called. */
  readonly bytesPerCommand: number | null;
}

/** Seconds of playing before anything is timed, and while timing. */
const WARM_UP = 2;
const TIMED = 6;
/** Games per round; every round plays the same ones. */
const GAMES = 50;
/** Games for whose positions all legal lists are computed. */
const LISTED_GAMES = 5;

/**
 * Plays whole games through the kernel's public interface, on this thread. At every step the player requests the legal list, picks one kind of
 * command from it, then one command of that kind, both uniformly (`randomPlayer`).
 */
export function measure(players: number): Pace {
  const play = () => playRound(players);
  for (let spent = 0; spent < WARM_UP; ) spent += secondsOf(play);
  const commands = play();
  const times = timesOf(play);
  const [fastest = Number.NaN] = times;
  const usual = middle(times);
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

/** Plays the games of a round; returns the number of commands. */
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

/** Seconds of each round, fastest first. */
function timesOf(work: () => unknown): number[] {
  const times: number[] = [];
  for (let spent = 0; spent < TIMED; spent += times.at(-1) ?? TIMED) times.push(secondsOf(work));
  return times.sort((a, b) => a - b);
}

/** Needs a young generation large enough for everything (`main.ts` says how it is run). */
function bytesOf(work: () => unknown, commands: number): number | null {
  if (!globalThis.gc) return null;
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  work();
  return (process.memoryUsage().heapUsed - before) / commands;
}
