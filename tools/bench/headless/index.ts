import { type Driver, startDriver } from '../../headless/driver.ts';
import { playTogether } from '../../headless/play.ts';
import { root } from '../../house/run.mjs';
import { randomChoice } from '../../players/random.ts';
import type { Figure } from '../figure.ts';
import { sessionPace } from './lines.ts';

/** Rounds of games, of which the fastest counts; every round plays the same games, in step. */
const ROUNDS = 6;
const GAMES = 100;

/** Random games of two players per second through the protocol: one process plays, this one reads every legal list and chooses. */
export async function headlessFigures(): Promise<Figure[]> {
  const driver = startDriver(process.execPath, ['--import', 'tsx', 'tools/headless/index.ts'], root);
  try {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await playRound(driver));
    const [fastest] = rounds.sort((a, b) => a.seconds - b.seconds);
    if (!fastest) return [];
    const note = 'two processes, the other one reads and chooses';
    return [
      { name: 'headless_games_per_s', value: Math.round(GAMES / fastest.seconds), note },
      {
        name: 'headless_session_games_per_s',
        value: Math.round(sessionPace()),
        note: 'lines in, lines out, on one thread',
      },
      { name: 'headless_commands_per_s', value: Math.round(fastest.commands / fastest.seconds) },
    ];
  } finally {
    driver.kill();
  }
}

async function playRound(driver: Driver) {
  const games = Array.from({ length: GAMES }, (_, seed) => ({ players: 2, seed, choose: randomChoice(seed) }));
  const start = performance.now();
  const { commands } = await playTogether(driver, games);
  return { commands, seconds: (performance.now() - start) / 1000 };
}
