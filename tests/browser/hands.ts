import type { Page } from 'playwright-core';
import type { RegionId } from '../../src/rules/index.ts';
import type { AnyPage } from './any-page.ts';
import { nextStep } from './policy.ts';
import { hoveredOn, seatAtRest } from './probe.ts';
import { tap } from './tap.ts';
import { waitFor } from './wait.ts';
import { reach, walk } from './walk.ts';

export { waitFor } from './wait.ts';

/** A way to use the page. */
export interface Hands {
  press(page: AnyPage, selector: string): Promise<void>;
  /** Activates a region of the board; its obvious choice is carried out, or its card opens. */
  activate(page: AnyPage, region: RegionId): Promise<void>;
}

/** Where a region is looked for, in CSS pixels from the middle of its stack; last in the middle again. */
const nearby = [
  [0, 0],
  [18, 6],
  [-18, 6],
  [0, 18],
  [0, -18],
  [30, 0],
  [-30, 0],
  [0, 0],
] as const;

/** Is the pointer on the region within a second? */
async function comesOn(page: AnyPage, region: RegionId): Promise<boolean> {
  for (const end = Date.now() + 1000; Date.now() < end; ) if ((await hoveredOn(page)) === region) return true;
  return false;
}

/** Real clicks: on buttons, and on the canvas where the region is. */
export const mouse: Hands = {
  async press(page, selector) {
    const { x, y } = await waitFor(`${selector} to be free`, () => middleOf(page, selector));
    await page.mouse.click(x, y);
  },
  async activate(page, region) {
    const { x, y } = await placeInPicture(page, mouse, region);
    // Whatever stands nearer may hide the middle: then beside it.
    for (const [across, down] of nearby) {
      await page.mouse.move(x + across, y + down);
      if (await comesOn(page, region)) break;
    }
    await waitFor(`the pointer to be on region ${region}`, async () => (await hoveredOn(page)) === region);
    await page.mouse.down();
    await page.mouse.up();
  },
};

/** Taps of a finger, which cannot hover: a region's card opens first. */
export const finger: Hands = {
  async press(page: Page, selector) {
    // A person takes a moment from seeing to pressing: what has just come into the dock has moved its neighbours by then.
    const { x, y } = await waitFor(`${selector} to stand still`, async () => {
      const seen = await middleOf(page, selector);
      await page.waitForTimeout(seen === null ? 0 : 150);
      const now = await middleOf(page, selector);
      return now?.x === seen?.x && now?.y === seen?.y ? now : null;
    });
    await tap(page, x, y);
  },
  async activate(page: Page, region) {
    const { x, y } = await placeInPicture(page, finger, region);
    await tap(page, x, y);
  },
};

/** Real clicks on the plan that stands in for the canvas. */
export const planMouse: Hands = {
  async press(page, selector) {
    // A page that has just been fetched anew is still putting its panels in their places.
    const { x, y } = await waitFor(`${selector} to stand still`, async () => {
      const seen = await middleOf(page, selector);
      if (seen !== null) await nextFrame(page);
      const now = await middleOf(page, selector);
      return now?.x === seen?.x && now?.y === seen?.y ? now : null;
    });
    await page.mouse.click(x, y);
  },
  async activate(page, region) {
    const { x, y } = await stillOnPlan(page, region);
    await page.mouse.click(x, y);
  },
};

/** Taps of a finger on the plan. */
export const fingerOnPlan: Hands = {
  press: finger.press,
  async activate(page: Page, region) {
    const { x, y } = await stillOnPlan(page, region);
    await tap(page, x, y);
  },
};

/** Keys only: Tab and the arrows to get there, Enter to act. */
export const keyboard: Hands = {
  async press(page, selector) {
    await reach(page, selector);
    await page.keyboard.press('Enter');
  },
  async activate(page, region) {
    await page.keyboard.press('b');
    await walk(page, region);
    await page.keyboard.press('Enter');
  },
};

/**
 * Plays until `isFar` says so, or the game is over; says which kinds of steps were taken, in order.
 * Every step must change something one can see.
 */
export async function play(
  page: AnyPage,
  hands: Hands,
  isFar: (seen: Seen) => boolean = () => false,
): Promise<readonly string[]> {
  const taken: string[] = [];
  for (;;) {
    const before = await waitFor('the table to wait for a player', () => calm(page));
    if (isFar(before)) return taken;
    const step = await playOne(page, hands, before);
    if (step === null) return taken;
    taken.push(step);
  }
}

/** Does the next step of whoever is to decide at this page, and says what it was; null once the game is over. */
async function playOne(page: AnyPage, hands: Hands, before: Seen, isDone = calm): Promise<string | null> {
  const step = await waitFor(`something to do in ${before.state}`, async () => {
    const next = await nextStep(page);
    return 'wait' in next ? null : next;
  });
  if ('over' in step) return null;
  if ('press' in step) {
    await hands.press(page, step.press);
    if (step.next !== undefined) await hands.press(page, step.next);
  } else await take(page, hands, step.region, step.choice, before);
  const what = `${JSON.stringify(step)} to change anything`;
  await waitFor(what, async () => isOther(await isDone(page), before)).catch(async (failure: Error) => {
    throw new Error(`${failure.message}: ${await plightOf(page)}`);
  });
  return 'press' in step ? step.press : step.choice;
}

/** Plays one game at several pages, each step at the page where somebody is to decide, until it is over. Returns how many steps that took. */
export function playTogether(pages: readonly AnyPage[], hands: Hands, most = 500): Promise<number> {
  return playEach(
    pages.map((page) => ({ page, hands })),
    { most },
  );
}

/** Somebody at a screen of their own, and how they use it. */
interface Player {
  readonly page: AnyPage;
  readonly hands: Hands;
}

interface Course<One extends Player> {
  readonly most?: number;
  /** Asked whenever somebody is to decide: what is done before, and whether it has gone far enough. */
  readonly before?: (one: One, seen: Seen) => Promise<boolean | undefined>;
  /** Asked while nobody is to decide at these screens: has it gone far enough? */
  readonly until?: () => Promise<boolean>;
}

/** The same where each person has hands of their own. */
export async function playEach<One extends Player>(
  people: readonly One[],
  { most = 500, before = async () => undefined, until }: Course<One> = {},
): Promise<number> {
  for (let count = 0; count < most; count++) {
    const next = await whoDecides(people, until);
    if (next === 'enough') return count;
    if (next.seen.state.includes('gameOver')) return count;
    if ((await before(next.one, next.seen)) === true) return count;
    // Something may have happened meanwhile.
    const now = await whoDecides(people, until);
    if (now === 'enough') return count;
    if ((await playOne(now.one.page, now.one.hands, now.seen, seenOn)) === null) return count;
  }
  return most;
}

/** Who is to decide, and what they see; or that it has gone far enough. */
function whoDecides<One extends Player>(
  people: readonly One[],
  until: () => Promise<boolean> = async () => false,
): Promise<{ one: One; seen: Seen } | 'enough'> {
  return waitFor('somebody to decide', async () => {
    if (await until()) return 'enough' as const;
    for (const one of people) {
      const seen = await calm(one.page);
      if (seen !== null) return { one, seen };
    }
    return null;
  });
}

/** Who of these is to decide now. */
export async function theOneToMove<One extends Player>(people: readonly One[]): Promise<One> {
  const next = await whoDecides(people);
  if (next === 'enough') throw new Error('never');
  return next.one;
}

/** Activates a region; where that opens its card instead of acting, presses the card's button. */
async function take(page: AnyPage, hands: Hands, region: RegionId, choice: string, before: Seen): Promise<void> {
  const button = `[data-card="${region}"] [data-choice="${choice}"]`;
  await hands.activate(page, region);
  const acted = await waitFor(`region ${region} to react`, async () => {
    if (isOther(await calm(page), before)) return 'acted';
    return (await isThere(page, button)) && (await isPicked(page, region)) ? 'opened' : null;
  });
  if (acted === 'opened') await hands.press(page, button);
}

/** What one sees of the progress of a game. */
export interface Seen {
  /** The chart's state, as JSON. */
  readonly state: string;
  readonly commands: number;
  /** The question that is asked. */
  readonly question: string | null;
  readonly round: number;
  /** Who is to decide. */
  readonly seat: number;
}

/** What one sees while the table waits for a player; null while it writes or shows something. */
async function calm(page: AnyPage): Promise<Seen | null> {
  const seen = await seenOn(page);
  return /waiting|curtain|gameOver/.test(seen.state) ? seen : null;
}

/** What one sees, whatever the table is doing. */
function seenOn(page: AnyPage): Promise<Seen> {
  return page.evaluate(() => {
    const { value, context } = window.smallWorldProbe?.position() ?? {};
    return {
      state: JSON.stringify(value ?? null),
      commands: context?.log.length ?? 0,
      question: document.querySelector('dialog[open]')?.textContent ?? null,
      round: (context?.game ?? context?.view)?.round ?? 0,
      seat: (context?.game ?? context?.view)?.seat ?? 0,
    };
  });
}

/** What a page that stands still looks like: what the chart waits for, what was pressed last, and what is said on it. */
function plightOf(page: AnyPage): Promise<string> {
  return page.evaluate(() => {
    const { value, context } = window.smallWorldProbe?.position() ?? {};
    const { present: _present, view, log, legal, setup: _setup, ...more } = context ?? {};
    const words = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
    return JSON.stringify({
      value,
      ...more,
      game: undefined,
      hand: view?.forces.map(({ hand }) => hand),
      log: log?.length,
      legal: legal?.length,
      pressed: window.smallWorldPressed,
      said: words('[data-room-notice], .room-connection, [data-said="now"]'),
      active: document.activeElement?.outerHTML.slice(0, 200),
    });
  });
}

function isOther(now: Seen | null, before: Seen): boolean {
  return now !== null && JSON.stringify(now) !== JSON.stringify(before);
}

/** Is the region the one picked for a closer look? Its board control says so where there is one, its card by a way to close it. */
function isPicked(page: AnyPage, region: RegionId): Promise<boolean> {
  return isThere(page, `[data-card="${region}"] .card-head button`);
}

/** Is there an element like that? */
export function isThere(page: AnyPage, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);
}

/**
 * The middle of an element, once nothing covers it. Playwright's own click would also wait for two frames in which the element
 * stands still, which takes seconds where the rasteriser is software.
 */
export function middleOf(page: AnyPage, selector: string): Promise<{ x: number; y: number } | null> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    element?.scrollIntoView({ block: 'nearest', inline: 'center' });
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(middle.x, middle.y);
    return hit !== null && element?.contains(hit) ? middle : null;
  }, selector);
}

/** A place on a region of the plan, once it stands still. */
function stillOnPlan(page: AnyPage, region: RegionId): Promise<{ x: number; y: number }> {
  return waitFor(`region ${region} of the plan to stand still`, async () => {
    const place = await placeOnPlan(page, region);
    await nextFrame(page);
    return JSON.stringify(await placeOnPlan(page, region)) === JSON.stringify(place) ? place : null;
  });
}

/** Waits until the page has drawn once more: what a change of phase moves in the layout then stands in its place. */
function nextFrame(page: AnyPage): Promise<true> {
  return page.evaluate(() => new Promise<true>((done) => requestAnimationFrame(() => setTimeout(done, 0, true))));
}

/**
 * A place where a click on the page meets the region's control, in whole pixels and well inside it: a finger near a border may be taken for the
 * neighbour's, and engines round differently. Looked for, because regions are no rectangles.
 */
export function placeOnPlan(page: AnyPage, region: RegionId): Promise<{ x: number; y: number } | null> {
  return page.evaluate((id) => {
    const control = document.querySelector(`#board [data-region="${id}"]`);
    const { left, top, width, height } = control?.getBoundingClientRect() ?? new DOMRect();
    const places: { x: number; y: number }[] = [];
    for (let step = 0; step < 81; step++) {
      const x = Math.round(left + (width * (1 + (step % 9))) / 10);
      const y = Math.round(top + (height * (1 + Math.floor(step / 9))) / 10);
      if (document.elementFromPoint(x, y)?.closest('[data-region]') === control) places.push({ x, y });
    }
    const mean = (of: 'x' | 'y') => places.reduce((sum, place) => sum + place[of], 0) / places.length;
    const middle = { x: mean('x'), y: mean('y') };
    const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - middle.x, y - middle.y);
    return places.toSorted((a, b) => away(a) - away(b))[0] ?? null;
  }, region);
}

/** Where a region's seat is in the picture; looks straight from above, where panels cover least, if it cannot be seen. */
export async function placeInPicture(page: AnyPage, hands: Hands, region: RegionId): Promise<{ x: number; y: number }> {
  const { place } = await waitFor('the picture to rest', async () => ({ place: await seatAtRest(page, region) }));
  if (place !== null) return place;
  await hands.press(page, '.camera-buttons [aria-pressed="false"]');
  return waitFor(`region ${region} to be in sight from above`, () => seatAtRest(page, region));
}
