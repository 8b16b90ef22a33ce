import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { cutOf } from '../../src/screens/showcase/Presenter.tsx';
import { gameOf } from '../../src/screens/showcase/use-games.ts';
import { watch } from '../screens/showcase/watch.ts';

/** Opens a showcase that a reload cut off at the beginning of the last turn of a game for two. */
export async function nearTheEnd(page: Page): Promise<void> {
  const [players, levels, seed] = [2, ['raider'], 14] as const;
  const setup = gameOf(0, seed, { players, levels }, (place) => `Player ${place}`);
  const { log } = (await watch(setup)).context;
  const commands = log.slice(0, cutOf(log, 'turn')).map(({ command }) => command);
  const running = { asked: JSON.stringify([players, levels, seed]), seed, number: 0, setup, commands };
  await page.addInitScript((kept) => {
    const name = 'small-world-table.showcase';
    if (location.protocol.startsWith('http') && sessionStorage.getItem(name) === null)
      sessionStorage.setItem(name, kept);
  }, JSON.stringify(running));
  await page.goto(`${inject('site')}?probe&showcase&players=2&levels=raider&seed=14&speed=4`);
  await page.locator('main[data-state="playing"]').waitFor();
}
