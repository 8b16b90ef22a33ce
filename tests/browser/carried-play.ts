import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RegionId } from '../../src/rules/index.ts';
import { carriedOn, gripsOf, type Hand, handOf, type Place } from './carrying.ts';
import { commands } from './goes-on.ts';
import { finger, isThere, middleOf, mouse, placeInPicture, waitFor } from './hands.ts';
import { nextStep, type Step } from './policy.ts';
import { gameOf, positionOf } from './probe.ts';

type By = 'mouse' | 'finger';

/** Carries tokens from the hand to a region, and lets go. */
async function carryTokens(page: Page, hand: Hand, by: By, region: RegionId): Promise<void> {
  const game = (await gameOf(page)) ?? expect.fail('no game');
  const force =
    game.turn.force ?? game.forces.find(({ seat, hand }) => seat === game.seat && hand > 0)?.id ?? expect.fail('none');
  const goal = await placeInPicture(page, by === 'mouse' ? mouse : finger, region);
  const { figure, dock } = await gripsOf(page, game, force);
  await hand.down(figure ?? dock ?? expect.fail('no grip'));
  await hand.move(goal);
  await waitFor(`the hand over region ${region}`, async () => (await carriedOn(page))?.over === region);
  await hand.up();
}

/** Carries a combo from its card to where it is put down. */
async function carryCombo(page: Page, hand: Hand, index: string): Promise<void> {
  await waitFor('hands', () => page.evaluate(() => window.smallWorldProbe?.byHand() === true));
  const face = `[data-combo="${index}"] .portrait`;
  const { x, y } = await waitFor(`${face} to be free`, () => middleOf(page, face));
  await hand.down({ x, y });
  await hand.move({ x: x + (x < 100 ? 60 : -40), y: y - 40 });
  const goal = await waitFor('the place for it', () => page.locator('.grasp-goal').boundingBox());
  await hand.move({ x: goal.x + goal.width / 2, y: goal.y + goal.height / 2 });
  await hand.up();
}

/** Throws the die from where it is seen; says whether it is. */
async function throwDie(page: Page, hand: Hand): Promise<boolean> {
  const die = await page.evaluate((): Place | null => {
    const at = window.smallWorldProbe?.dieOnPage() ?? null;
    return at !== null && document.elementFromPoint(at.x, at.y)?.tagName === 'CANVAS' ? at : null;
  });
  if (die === null) return false;
  await hand.down(die);
  await hand.move({ x: die.x - 90, y: die.y - 50 });
  await hand.up();
  return true;
}

/** Carries out a step on the pieces, where a piece stands for it, else by its button; says whether it was by a piece. */
async function take(page: Page, hand: Hand, by: By, step: Step): Promise<boolean> {
  const { press } = by === 'mouse' ? mouse : finger;
  if ('region' in step) {
    await carryTokens(page, hand, by, step.region);
    const button = `[data-card="${step.region}"] [data-choice="finalRoll"]`;
    if (step.choice !== 'finalRoll') return true;
    await waitFor('the card', () => isThere(page, button));
    if (!(await throwDie(page, hand))) await press(page, button);
    return true;
  }
  if (!('press' in step)) return false;
  if (step.press.includes('spread')) {
    await carryTokens(page, hand, by, Number(await page.locator('.post').first().getAttribute('data-region')));
    return true;
  }
  if (step.press.startsWith('[data-combo]')) {
    const offered = page.locator('[data-combo]:has(button.primary:not(:disabled, [aria-disabled="true"]))').first();
    await carryCombo(page, hand, (await offered.getAttribute('data-combo')) ?? expect.fail('no combo'));
    return true;
  }
  await press(page, step.press);
  return false;
}

/** Plays on to the end by taking the pieces, and by buttons what no piece stands for; says how many steps were by pieces. */
export async function playByPieces(page: Page, by: By): Promise<number> {
  const hand = await handOf(page, by);
  const state = async () => JSON.stringify((await positionOf(page)).value);
  let carried = 0;
  for (;;) {
    await waitFor('the table to wait', async () => /waiting|curtain|gameOver/.test(await state()));
    const before = { commands: await commands(page), state: await state() };
    const step = await waitFor('something to do', async () => {
      const next = await nextStep(page);
      return 'wait' in next ? null : next;
    });
    if ('over' in step) return carried;
    if (await take(page, hand, by, step)) carried++;
    await waitFor(`${JSON.stringify(step)} to change anything`, async () => {
      const isAsked = await isThere(page, 'dialog[open]');
      return isAsked || (await commands(page)) > before.commands || (await state()) !== before.state;
    });
  }
}
