import type { Page } from 'playwright-core';
import type { Phase } from '../../src/rules/index.ts';
import { gameIn, openGame } from './games.ts';
import { openPage, openProfile, type ProfileOptions } from './harness.ts';

/** A game in a phase, with all that newcomers have: the aids, and the coach speaking. */
export async function newcomer(screen: ProfileOptions, phase: Phase): Promise<Page> {
  const context = await openProfile(screen);
  await context.addInitScript(() => {
    const name = 'small-world-table.settings';
    if (!location.protocol.startsWith('http')) return;
    const { state, version } = JSON.parse(localStorage.getItem(name) ?? '{}');
    const settings = { ...state, threats: true, forecast: true, coach: 'all' };
    localStorage.setItem(name, JSON.stringify({ state: settings, version }));
  });
  const page = await openPage(context);
  await openGame(page, gameIn(phase));
  await page.locator(`.hud[data-phase="${phase}"]`).waitFor();
  await page.locator('.game-notice button').click();
  await page.locator('.coach').waitFor();
  return page;
}
