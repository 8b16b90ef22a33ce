import type { Page } from 'playwright-core';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { type PlayedGame, playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';
import { isLong } from '../support/how-long.ts';
import { openGame } from './games.ts';
import { borrowPage, giveBack } from './harness.ts';
import './probe.ts';
import { tap } from './tap.ts';

const touch = { hasTouch: true, isMobile: true };
const windows = [
  { is: 'a usual window', options: { viewport: { width: 1280, height: 720 } }, press: click },
  { is: 'a phone', options: { viewport: { width: 390, height: 844 }, ...touch }, press: tap },
  {
    is: 'a phone held sideways',
    options: { viewport: { width: 844, height: 390 }, ...touch },
    press: tap,
  },
] as const;

/** Three windows have 200 in the long run. */
const games = Array.from({ length: isLong ? 67 : 2 }, (_, k) => k + 1);
/** How often something is pressed twice from each position on. */
const pairs = 8;
/** Milliseconds between two presses of one hand. */
const apart = 100;

function click(page: Page, x: number, y: number): Promise<void> {
  return page.mouse.click(x, y);
}

/** A random game, broken off after some commands where there is something to press in the dock. */
function someGame(seed: number, upTo: (count: number) => number): PlayedGame {
  let left = 4 + upTo(120);
  return playGame(
    { players: 2 + upTo(3), seed },
    randomPlayer(seed),
    ({ phase }) => left-- <= 0 && phase !== 'pickCombo',
  );
}

/** From now on what is pressed is noted, and a newcomer of the dock hears the pointer at once: places must do. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-fresh] { pointer-events: auto !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const pressed: string[] = [];
    window.smallWorldPressed = pressed;
    const note = ({ target }: Event) => {
      const control =
        target instanceof Element ? target.closest('button, a, summary, select, input, [data-region]') : null;
      const { choice, panel, camera, region } =
        control instanceof HTMLElement || control instanceof SVGElement ? control.dataset : {};
      const around = control?.closest('dialog, aside')?.querySelector('h2')?.textContent ?? '';
      const name = choice ?? panel ?? camera ?? region ?? control?.getAttribute('aria-label') ?? control?.textContent;
      pressed.unshift(name == null ? 'nothing' : `${name}${around === '' ? '' : ` of “${around}”`}`);
    };
    addEventListener('click', note, true);
  });
}

interface Pressable {
  readonly x: number;
  readonly y: number;
  /** It is more than a way back. */
  readonly goesOn: boolean;
}

interface Moment {
  /** The kinds of all commands so far. */
  readonly commands: readonly string[];
  /** The table has not answered yet: what it does is the last press's. */
  readonly isAsking: boolean;
  /** What is open, by its heading. */
  readonly open: readonly string[];
  /** What has been pressed, the latest first. */
  readonly pressed: readonly string[];
}

function momentOn(page: Page): Promise<Moment> {
  return page.evaluate(() => ({
    commands: (window.smallWorldProbe?.position().context.log ?? []).map(({ command }) => command.type),
    isAsking: JSON.stringify(window.smallWorldProbe?.position().value ?? '').includes('requesting'),
    open: [...document.querySelectorAll('dialog[open], .side')].map(
      (one) => one.querySelector('h2')?.textContent ?? '',
    ),
    pressed: [...(window.smallWorldPressed ?? [])],
  }));
}

/** The dock's choices, and answers to a question: not to that whether to leave. */
const acts = '.dock [data-choice], dialog.confirm[open] .buttons button, .dialog-head button';
const menus = '.hud-top [data-panel="log"], .hud-top [data-panel="menu"], dialog.menu[open] [data-panel="log"]';

/** The middles of what may be pressed now. */
function pressableOn(page: Page, selector: string): Promise<readonly Pressable[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isFree = one.contains(document.elementFromPoint(x, y)) && one.getAttribute('aria-disabled') !== 'true';
        return isFree ? [{ x, y, goesOn: one.dataset.choice !== 'undo' }] : [];
      }),
    selector,
  );
}

/** What the second of two presses has done that the first had not; null where it has done nothing else. */
function doneElse(first: Moment, second: Moment): string | null {
  const [after, before] = [second.pressed[0], first.pressed[0]];
  // Where nothing was met, or the table was still at it, what came was the first press's.
  if (first.isAsking) return null;
  if (second.pressed.length === first.pressed.length || after === before || after === 'nothing') return null;
  const said = `${before}, then ${after}`;
  if (second.commands.join() !== first.commands.join())
    return `${said}: ${first.commands.at(-1)} (${first.commands.length}) → ${second.commands.at(-1)} (${second.commands.length})`;
  const opened = second.open.filter((one) => !first.open.includes(one));
  return opened.length > 0 ? `${said}: opened ${opened.join(', ')}` : null;
}

/** Something to press by chance; none where nothing of the dock goes on, as while a combo is picked. */
async function nextPlace(page: Page, upTo: (count: number) => number): Promise<Pressable | undefined> {
  const isAside = upTo(5) === 0;
  const places = await pressableOn(page, isAside ? `${acts}, ${menus}` : acts);
  const some = isAside ? places : places.filter(({ goesOn }) => goesOn);
  return some[upTo(Math.max(1, some.length))];
}

/** What the second of two presses has done else, in pairs of presses from a position on. */
async function pressInPairs(page: Page, press: typeof click, upTo: (count: number) => number): Promise<string[]> {
  const wrong: string[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const place = await nextPlace(page, upTo);
    if (place === undefined) break;
    await press(page, place.x, place.y);
    await page.waitForTimeout(apart);
    const first = await momentOn(page);
    await press(page, place.x, place.y);
    await page.waitForTimeout(2 * apart);
    const found = doneElse(first, await momentOn(page));
    if (found !== null) wrong.push(`at ${Math.round(place.x)}, ${Math.round(place.y)}: ${found}`);
  }
  return wrong;
}

describe.each(windows)('in $is', ({ options, press }) => {
  it.each(games)('the second of two quick presses at one spot does nothing else: game %i', async (seed) => {
    const generator = xoroshiro128plus(seed);
    const upTo = (count: number) => uniformInt(generator, 0, count - 1);
    const wrong: string[] = [];
    for (const speed of ['instant', 1]) {
      const page = await borrowPage({ flat: true, settings: { speed }, ...options });
      await openGame(page, someGame(seed, upTo));
      await page.locator('.dock, .final-sheet').first().waitFor();
      await watch(page);
      wrong.push(...(await pressInPairs(page, press, upTo)));
      await giveBack(page);
    }
    expect(wrong).toEqual([]);
  });
});
