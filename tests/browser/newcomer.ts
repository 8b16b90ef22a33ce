import type { Page } from 'playwright-core';
import type { Phase } from '../../src/rules/index.ts';
import { gameIn, openGame } from './games.ts';
import { borrowPage, type ProfileOptions } from './harness.ts';

/** A game in a phase, with all that newcomers have: the aids, and the coach speaking. */
export async function newcomer(screen: ProfileOptions, phase: Phase): Promise<Page> {
  const page = await borrowPage({ ...screen, settings: { threats: true, forecast: true, coach: 'all' } });
  await openGame(page, gameIn(phase));
  await page.locator(`.hud[data-phase="${phase}"]`).waitFor();
  await page.locator('.game-notice button').click();
  await page.locator('.coach').waitFor();
  return page;
}
