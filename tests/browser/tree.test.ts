import { expect, it } from 'vitest';
import type { GameState } from '../../src/rules/index.ts';
import { position } from '../../tools/players/positions.ts';
import { isLong } from '../support/how-long.ts';
import { openGame } from './games.ts';
import { borrowPage } from './harness.ts';
import { openSetUp } from './set-up.ts';
import { playByEar } from './tree.ts';

it('two rounds are played by the accessibility tree alone, from the set-up on: roles and names, nothing else', async () => {
  const page = await borrowPage({ flat: !isLong });
  await openSetUp(page);
  await page.getByRole('radio', { name: /^Against the computer/ }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page
    .getByRole('combobox', { name: /^Who plays for/ })
    .last()
    .selectOption('Wanderer (lets you learn)');
  await page.getByRole('combobox', { name: /^Who starts/ }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: /^Game number/ }).fill('52');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('heading', { name: /^Your turn/ }).waitFor();

  // A question is asked, and leads to a region.
  await page.keyboard.press('q');
  await page.getByRole('button', { name: /^What borders/ }).click();
  const answer = page.getByRole('region', { name: /^What borders/ });
  await answer.getByRole('button').nth(1).click();
  const panel = page.getByRole('complementary', { name: 'Questions' });
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'detached' });

  expect(await playByEar(page, isLong ? undefined : 2)).toBeGreaterThan(10);
});

/** The last turn of a game, in which no race leaves tokens of the map again. */
const isLastConquest = ({ round, turnSeat, phase, forces }: GameState) =>
  round === 10 && turnSeat !== 0 && phase === 'conquer' && !forces.some(({ race }) => race === 'amazons');

it('the end of a game is played and read by the accessibility tree alone', async () => {
  const page = await borrowPage();
  await openGame(page, position(2, 17, isLastConquest));
  expect(await playByEar(page)).toBeGreaterThan(1);
  await page.getByRole('heading', { name: / (wins|share the win)$/ }).waitFor();
  await page.getByRole('button', { name: 'See the story' }).dispatchEvent('click');
  await page.getByRole('button', { name: 'New game' }).dispatchEvent('click');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});
