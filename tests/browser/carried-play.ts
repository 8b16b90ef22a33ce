import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RegionId } from '../../src/rules/index.ts';
import { carriedOn, gripsOf } from './carrying.ts';
import { commands } from './goes-on.ts';
import { finger, isThere, mouse, placeInPicture, waitFor } from './hands.ts';
import { nextStep, type Step } from './policy.ts';
import { gameOf, positionOf } from './probe.ts';
import { type Place, type SteadyHand, steadyHand } from './steady-hand.ts';

type By = 'mouse' | 'finger';

/** Carries tokens from the hand to a region, or markers that must be placed, and lets go. */
async function carryTokens(page: Page, hand: SteadyHand, by: By, region: RegionId): Promise<void> {
  const game = (await gameOf(page)) ?? expect.fail('no game');
  const waiting = game.forces.find(({ seat, hand }) => seat === game.seat && hand > 0)?.id;
  const force = game.phase === 'redeploy' || game.phase === 'withdrawal' ? waiting : (game.turn.force ?? waiting);
  await placeInPicture(page, by === 'mouse' ? mouse : finger, region);
  const grips = force === undefined ? {} : await gripsOf(page, game, force);
  const marker = page.locator('.marker-pool .grip').first();
  await hand.press(grips.figure ?? grips.dock ?? (await middleOf(marker)));
  // Nobody aims once and for all: whoever sees that it is not there goes on.
  await waitFor(`the hand over region ${region}`, async () => {
    const goal = await page.evaluate((id) => window.smallWorldProbe?.seatOnPage(id) ?? null, region);
    if (goal !== null) await hand.move(goal);
    return (await carriedOn(page))?.over === region;
  });
  await hand.release();
}

async function middleOf(element: Locator): Promise<Place> {
  const { x, y, width, height } = (await element.boundingBox()) ?? expect.fail('not there');
  return { x: x + width / 2, y: y + height / 2 };
}

/** Carries a combo from its card to where it is put down. */
async function carryCombo(page: Page, hand: SteadyHand, index: string): Promise<void> {
  await waitFor('hands', () => page.evaluate(() => window.smallWorldProbe?.byHand() === true));
  const face = page.locator(`[data-combo="${index}"] .combo-still`).first();
  await face.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(face);
  await hand.press({ x, y });
  await hand.move({ x: x + (x < 100 ? 60 : -40), y: y - 40 });
  await hand.move(await middleOf(page.locator('.grasp-goal')));
  await hand.release();
}

/** Throws the die from where it is seen; says whether it is. */
async function throwDie(page: Page, hand: SteadyHand): Promise<boolean> {
  await waitFor('the picture to rest', () => page.evaluate(() => window.smallWorldProbe?.atRest() === true));
  const die = await page.evaluate((): Place | null => {
    const at = window.smallWorldProbe?.dieOnPage() ?? null;
    return at !== null && document.elementFromPoint(at.x, at.y)?.tagName === 'CANVAS' ? at : null;
  });
  if (die === null) return false;
  await hand.press(die);
  // Few steps: it is flicked, not put down.
  await hand.move({ x: die.x - 90, y: die.y - 50 }, 2);
  await hand.release();
  return true;
}

/** Carries out a step on the pieces, where a piece stands for it, else by its button; says whether it was by a piece. */
async function take(page: Page, hand: SteadyHand, by: By, step: Step): Promise<boolean> {
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
    const { legal } = (await positionOf(page)).context;
    const goal = legal.find(({ type }) => type === 'place') ?? legal.find(({ type }) => type === 'placeMarker');
    if (goal?.type !== 'place' && goal?.type !== 'placeMarker') throw new Error('nothing to place');
    await carryTokens(page, hand, by, goal.region);
    return true;
  }
  if (step.press.startsWith('.shelf')) {
    await carryCombo(page, hand, '0');
    return true;
  }
  await press(page, step.press);
  return false;
}

/** Plays on to the end by taking the pieces, and by buttons what no piece stands for; says how many steps were by pieces. */
export async function playByPieces(page: Page, by: By): Promise<number> {
  const hand = await steadyHand(page, by);
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
    const isOther = async () =>
      (await isThere(page, 'dialog[open]')) ||
      (await commands(page)) > before.commands ||
      (await state()) !== before.state;
    if (await take(page, hand, by, step)) carried++;
    await waitFor(`${JSON.stringify(step)} to change anything`, isOther);
  }
}
