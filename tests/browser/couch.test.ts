import { expect, it } from 'vitest';
import { isLong } from '../support/how-long.ts';
import { beginGame, connectPad, couch, pad, remote, sameGame, seek, tapPad } from './couch.ts';
import { play } from './hands.ts';
import { openPage, openProfile } from './harness.ts';
import { gameOf } from './probe.ts';
import { lostToArrows } from './reach.ts';

it('a television’s remote plays: arrows, Enter and Back alone, from the start page to the second round', async () => {
  const context = await openProfile();
  await context.addInitScript(sameGame);
  const page = await openPage(context);
  await page.evaluate(() => addEventListener('pointerdown', () => document.body.setAttribute('data-cheated', '')));
  expect(await lostToArrows(page)).toEqual([]);
  await beginGame(page, remote);
  // Everything that can be opened is reached, and Back leads out of it, to where one was.
  await seek(page, '[data-panel="menu"]', remote);
  await remote.press(page);
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await seek(page, 'dialog [data-panel="help"]', remote);
  await remote.press(page);
  await page.getByRole('dialog', { name: 'How to play' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('[data-panel="menu"]:focus').waitFor();
  // From wherever one is, arrows lead to everything in sight.
  expect(await lostToArrows(page)).toEqual([]);
  await play(page, couch(remote), ({ round }) => round > 1);
  expect((await gameOf(page))?.round).toBe(2);
  expect(await page.locator('[data-cheated]').count()).toBe(0);
});

if (isLong)
  it('a game pad plays: cross and A, B closes, the shoulders go from part to part, Start opens the menu', async () => {
    const context = await openProfile({ flat: true });
    await context.addInitScript(sameGame);
    await context.addInitScript(connectPad);
    const page = await openPage(context);
    await beginGame(page, pad);
    await tapPad(page, 9);
    await page.getByRole('alertdialog', { name: 'Leave the table?' }).waitFor();
    await tapPad(page, 1);
    await page.locator('dialog').waitFor({ state: 'detached' });
    await seek(page, '#board [tabindex="0"]', pad);
    await tapPad(page, 5);
    await page.waitForFunction(() => document.activeElement?.closest('#board') == null);
    await tapPad(page, 4);
    await page.waitForFunction(() => document.activeElement?.closest('#board') != null);
    await play(page, couch(pad), ({ round }) => round > 1);
    expect((await gameOf(page))?.round).toBe(2);
  });
