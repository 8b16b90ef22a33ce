import { describe, expect, it } from 'vitest';
import { phases } from '../../src/rules/index.ts';
import { mostTelling } from '../support/how-long.ts';
import { faults, languageAt } from './axe.ts';
import { gameIn, openGame } from './games.ts';
import { mouse, planMouse, play } from './hands.ts';
import { borrowPage } from './harness.ts';
import { openPanel } from './panels.ts';
import { resize } from './resize.ts';
import { openSetUp, startGame } from './set-up.ts';

describe('for assistive technology nothing is amiss', () => {
  it('on the start page', async () => {
    const page = await borrowPage({ flat: true });
    await openSetUp(page);
    await page.getByText('Style of play', { exact: true }).click();
    expect(await faults(page)).toEqual([]);
  });

  it('under the curtain, in the panels and in the questions', async () => {
    const page = await borrowPage({ flat: true });
    await startGame(page, { players: 3, seed: '19' });
    for (const panel of ['column', 'log', 'rules', 'help', 'settings', 'leave']) {
      await openPanel(page, panel);
      await page.locator('.side, dialog[open]').first().waitFor();
      expect(await faults(page), panel).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  it('in the menu of a player, and where an opponent says why', async () => {
    const page = await borrowPage({ flat: true });
    await startGame(page, { players: 2, seed: '33', names: ['Ada', 'Bo'], alone: true });
    await play(page, planMouse, ({ round }) => round > 1);
    await mouse.press(page, '[data-seat-menu="1"]');
    await page.locator('dialog[open] [data-give]').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Why did Bo do that?' }).click();
    await page.getByText('What it weighed, step by step').click();
    await page.getByRole('table').first().waitFor();
    expect(await faults(page)).toEqual([]);
  });

  // On a large window and on a phone; each language has its share of the phases.
  const shares = phases.map((phase, place) => ({ phase, spoken: languageAt(place) }));
  const usual = ['pickCombo', 'conquer', 'redeploy'];
  it.each(mostTelling(shares, ({ phase }) => usual.includes(phase)))(
    'in the phase $phase in the language $spoken',
    async ({ phase, spoken }) => {
      const page = await borrowPage({ flat: true }, spoken);
      await openGame(page, gameIn(phase));
      await page.locator(`.hud[data-phase="${phase}"]`).waitFor();
      expect(await faults(page)).toEqual([]);
      await resize(page, { width: 390, height: 844 });
      expect(await faults(page), 'on a phone').toEqual([]);
    },
  );
});
