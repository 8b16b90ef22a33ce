import type { Page } from 'playwright-core';
import type { GameState, Phase } from '../../src/rules/index.ts';
import { makeRecord } from '../../src/saves/record.ts';
import { toText } from '../../src/saves/text.ts';
import { type PlayedGame, playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';
import { settler } from '../../tools/players/settler.ts';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];

/** A game as the text of a file, ready to be opened. */
export function fileOf({ setup, commands, state }: PlayedGame): string {
  const seats = names.slice(0, setup.players).map((name, colour) => ({ name, colour, control: 'human' as const }));
  const table = { game: setup, seats, options: { curtain: false } };
  return toText(makeRecord({ id: 'given', savedAt: Date.now(), setup: table, commands, game: state }));
}

/** The first game, by seed, in which random players of this number come to a state like that. */
export function gameWith(players: number, isWanted: (state: GameState) => boolean): PlayedGame {
  for (let seed = 1; seed < 500; seed++) {
    let found = false;
    const game = playGame({ players, seed }, randomPlayer(seed), (state) => {
      found = isWanted(state);
      return found;
    });
    if (found) return game;
  }
  throw new Error('No game comes to that.');
}

/** A game in this phase, with something on the board where the phase allows. */
export function gameIn(phase: Phase): PlayedGame {
  return gameWith(
    phase === 'treaty' ? 3 : 2,
    (state) => state.phase === phase && (state.round > 2 || phase === 'gameOver'),
  );
}

/** A crowded board of five players, in the middle of the last round's conquests. */
export function lateGame(): PlayedGame {
  return playGame(
    { players: 5, seed: 4 },
    settler,
    (state) => state.round === state.rounds && state.phase === 'conquer',
  );
}

/** Opens a game from a file on the start page, and goes on with it. */
export async function openGame(page: Page, game: PlayedGame): Promise<void> {
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(fileOf(game)) };
  await page.getByLabel(/Open a saved file/).setInputFiles(file);
  await page.locator('[data-game] .start-go').first().click();
  await page.locator('.hud').waitFor();
}
