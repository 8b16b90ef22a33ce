import { expect, it } from 'vitest';
import { openPage, openProfile } from './harness.ts';
import { playByEar } from './tree.ts';

it('a whole game is played by the accessibility tree alone, set-up to result: roles and names, nothing else', async () => {
  const page = await openPage(await openProfile());
  await page.getByRole('radio', { name: /^Alone/ }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page
    .getByRole('combobox', { name: /^Who plays for/ })
    .last()
    .selectOption('Wanderer');
  await page.getByRole('combobox', { name: /^Who starts/ }).selectOption({ index: 1 });
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('textbox', { name: /^Number of the game/ }).fill('52');
  await page.getByRole('button', { name: 'To the table' }).click();
  await page.getByRole('heading', { name: /^Your turn/ }).waitFor();

  // A question is asked, and leads to a region.
  await page.keyboard.press('q');
  await page.getByRole('button', { name: /^Neighbours of/ }).click();
  const answer = page.getByRole('region', { name: /^Neighbours of/ });
  await answer.getByRole('button').nth(1).click();
  const panel = page.getByRole('complementary', { name: 'Questions' });
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'detached' });

  expect(await playByEar(page)).toBeGreaterThan(30);
  await page.getByRole('heading', { name: / (wins|share the win)$/ }).waitFor();
  await page.getByRole('button', { name: 'A new game' }).dispatchEvent('click');
  await page.getByRole('button', { name: 'To the table' }).waitFor();
});
