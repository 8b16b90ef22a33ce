import type { Choose } from '../players/random.ts';
import type { Answer, Driver, Request } from './driver.ts';

/** A game to play: its set-up, and who decides. */
export interface Planned {
  readonly players: number;
  readonly seed: number;
  readonly choose: Choose;
}

/**
 * Plays games to their ends in step: each round sends the next command of every game at once. Returns the number of commands and the hashes of the
 * final positions.
 */
export async function playTogether(driver: Driver, games: readonly Planned[]) {
  const names = games.map((_, number) => `g${number}`);
  const on = games.map(({ choose }, number) => ({ choose, game: names[number] }));
  const begun = games.map(({ players, seed }, number) => {
    return { request: 'newGame', game: names[number], players, board: players, seed, events: false };
  });
  expectAll(await driver.askAll(begun));
  let answers = await driver.askAll(names.map((game) => ({ request: 'legal', game })));
  let commands = 0;
  for (let playing = on; playing.length > 0; ) {
    expectAll(answers);
    const next = playing.flatMap(({ choose, game }, place): Request[] => {
      const legal = answers[place]?.legal ?? [];
      return legal.length === 0 ? [] : [{ request: 'apply', game, command: choose(legal), ...sparing }];
    });
    playing = playing.filter((_, place) => answers[place]?.phase !== 'gameOver');
    commands += next.length;
    answers = await driver.askAll(next);
  }
  const ends = await driver.askAll(names.map((game) => ({ request: 'hash', game })));
  return { commands, hashes: ends.map(({ hash }) => hash) };
}

/** Only what a player needs to continue. */
const sparing = { legal: true, events: false, hash: false };

function expectAll(answers: readonly Answer[]): void {
  const failed = answers.find(({ ok }) => !ok);
  if (failed) throw new Error(JSON.stringify(failed.error));
}
