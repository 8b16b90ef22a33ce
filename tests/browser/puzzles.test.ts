import { expect, it } from 'vitest';
import type { Command } from '../../src/rules/index.ts';
import { listed, puzzleOf } from '../../src/screens/puzzles/collection.ts';
import { faults } from './axe.ts';
import { openPage, openProfile } from './harness.ts';
import { unfold } from './more.ts';
import { resize } from './resize.ts';

const plain: readonly Command['type'][] = ['expand', 'conquer', 'endConquests', 'place', 'lift', 'endRedeployment'];

/** The first puzzle that is solved by conquests alone. */
const puzzle = listed
  .map(({ number }) => puzzleOf(number))
  .find((one) => one?.solution.every(({ type }) => plain.includes(type)));

it('a puzzle is opened from the start page, missed, begun again and solved by keys alone, with hints, and stays solved', async () => {
  if (!puzzle?.place) throw new Error('no such puzzle');
  const { place, coins, solution } = puzzle;
  const page = await openPage(await openProfile({ flat: true }));
  await unfold(page, 'puzzles');
  await page.locator(`[data-number="${place.number}"]`).press('Enter');
  await page.getByText(`Win ${coins} coins this turn.`).first().waitFor();
  expect(await faults(page)).toEqual([]);

  // Whoever only ends the turn falls short.
  const press = (choice: string) => page.locator(`.dock [data-choice="${choice}"]`).press('Enter');
  const verdict = page.locator('.puzzle-verdict');
  const yes = page.locator('dialog.confirm[open] button.primary');
  const troops = page.locator('.hud-right .primary');
  const last = page.locator('.dock [data-choice="endRedeployment"]');
  /** Ends the turn, whatever is asked on the way. */
  const end = async () => {
    await press('endConquests');
    for (const next of [yes, troops, last, yes]) {
      await next.or(verdict).or(troops).or(last).first().waitFor();
      if ((await next.isVisible()) && !(await verdict.isVisible())) await next.press('Enter');
    }
    await verdict.waitFor();
  };
  await press('expand');
  await end();
  await page.locator('.puzzle-verdict[data-solved="false"]').waitFor();
  await resize(page, { width: 390, height: 844 });
  expect(await faults(page)).toEqual([]);
  await resize(page, { width: 1280, height: 720 });
  await page.locator('[data-puzzle="again"]').press('Enter');

  for (let hint = 0; hint < 3; hint++) await page.locator('[data-coach="hint"]').press('Enter');
  await page.locator('.puzzle-solution li').first().waitFor();
  await press('expand');
  for (const command of solution)
    if (command.type === 'conquer') {
      await page.locator(`#board [data-region="${command.region}"]`).press('Enter');
      await page.locator('.puzzle-solution li[data-done]').nth(conquestsBefore(command)).waitFor();
    }
  await end();
  await page.locator('.puzzle-verdict[data-solved="true"]').waitFor();
  await page.locator('[data-puzzle="leave"]').press('Enter');
  await unfold(page, 'puzzles');
  await page.locator(`[data-number="${place.number}"][data-solved="helped"]`).waitFor();
  await page.locator('[data-puzzle="forget"]').press('Enter');
  await page.getByText('0 of 60 solved.').waitFor();
});

function conquestsBefore(command: Command): number {
  return puzzle?.solution.filter(({ type }) => type === 'conquer').indexOf(command) ?? 0;
}
