import { afterEach, describe, expect, inject, it } from 'vitest';
import type { GameState } from '../../src/rules/index.ts';
import { mayDo } from '../../tools/players/positions.ts';
import { drag, hoveredIs, middle, twoPosts } from '../browser/dragging.ts';
import { gameWith } from '../browser/games.ts';
import { keyboard, mouse, planMouse, play } from '../browser/hands.ts';
import { ownSite, untilKept } from '../browser/kept-site.ts';
import { openPanel } from '../browser/panels.ts';
import { gameOf, positionOf, seatAtRest } from '../browser/probe.ts';
import { waitFor } from '../browser/wait.ts';
import { reach } from '../browser/walk.ts';
import { type Drive, fetched, photograph, type Wishes } from './drive.ts';
import { goOn, openGame, openStart, openText, seen, setUp, troublesOf, watch } from './start.ts';

/** A game of two, in a browser: every kind of step, and what the page does beside it. */
export function plays(name: string, open: (wishes?: Wishes) => Promise<Drive>): void {
  const opened: Drive[] = [];
  afterEach(async ({ task }) => {
    const troubles: string[] = [];
    for (const [place, page] of opened.splice(0).entries()) {
      troubles.push(...(await troublesOf(page).catch((failure) => [String(failure)])));
      if (task.result?.state === 'fail') await photograph(page, `${name}-failed-${place}`).catch(() => undefined);
      await page.close();
    }
    expect(troubles).toEqual([]);
  });
  const drive = async (wishes?: Wishes) => {
    const page = await open(wishes);
    opened.push(page);
    return page;
  };
  const start = async (wishes?: Wishes) => {
    const page = await drive(wishes);
    await openStart(page, inject('site'));
    return page;
  };

  describe(`in ${name}`, () => {
    it('a game is set up, played by mouse, by keys, goes on after a reload, and out and in as a file', async () => {
      const page = await start();
      console.log(page.version);
      await setUp(page, '11');
      await seen(page, 'canvas');
      const first = await play(page, mouse, ({ seat, commands }) => commands > 2 && seat === 1);
      expect(first.filter((step) => step === 'conquer').length).toBeGreaterThan(1);
      const second = await play(page, keyboard, ({ round }) => round > 1);
      expect(second.filter((step) => step === 'conquer').length).toBeGreaterThan(1);

      // In the middle of a turn.
      const { length } = (await positionOf(page)).context.log;
      await play(page, mouse, ({ commands }) => commands > length + 1);
      const before = await gameOf(page);
      expect(before?.phase).toBe('conquer');
      await page.goto(`${inject('site')}?probe`);
      await watch(page);
      await goOn(page);
      expect(await gameOf(page)).toEqual(before);

      await openPanel(page, 'leave');
      const text = await fetched(page, () => mouse.press(page, 'dialog[open] .buttons button:has(.glyph)'));
      await mouse.press(page, 'dialog[open] button.primary');
      await seen(page, 'main.start');
      // Elsewhere nobody has the game yet.
      const other = await start();
      await openText(other, text);
      expect(await gameOf(other)).toEqual(before);
      await play(other, mouse, ({ round, seat }) => round === 2 && seat === 1);
    });

    it('the die is rolled, and a race declines', async () => {
      const page = await start();
      const isDue = (state: GameState) => mayDo(state, 'finalRoll') && !mayDo(state, 'conquer');
      await openGame(page, gameWith(2, isDue));
      await oneMore(page);
      expect(await lastOf(page)).toBe('finalRoll');

      const again = await start();
      await openGame(
        again,
        gameWith(2, (state) => state.round === 4 && mayDo(state, 'decline')),
      );
      await oneMore(again);
      expect(await lastOf(again)).toBe('decline');
    });

    it('troops are redeployed by dragging, in the list and onto the picture', async () => {
      const game = gameWith(2, (state) => twoPosts(state) !== null);
      const [from, to] = twoPosts(game.state) ?? expect.fail('no posts');
      const page = await start();
      await openGame(page, game);
      const tokens = async (region: number) => (await gameOf(page))?.regions[region]?.tokens ?? 0;
      const [source, goal] = [await tokens(from), await tokens(to)];
      const grip = `.post[data-region="${to}"] .grip`;
      await drag(
        page,
        `.post[data-region="${from}"] .grip`,
        await middle(page, `.post[data-region="${to}"] .post-name`),
      );
      await waitFor('the token in the list', async () => (await tokens(to)) === goal + 1);
      const place = await waitFor('the region to be in sight', () => seatAtRest(page, from));
      await drag(page, grip, place, () => hoveredIs(page, from));
      await waitFor('the token in the picture', async () => (await tokens(from)) === source);
    });

    it('without WebGL the plan is played on', async () => {
      const page = await start({ flat: true });
      await setUp(page, '12');
      const taken = await play(page, planMouse, ({ round }) => round > 2);
      expect(taken.filter((step) => step === 'conquer').length).toBeGreaterThan(4);
      expect(await page.evaluate(() => document.querySelector('canvas') === null)).toBe(true);
    });

    it('settings are changed by mouse and keys, and kept', async () => {
      const page = await start({ flat: true });
      await setUp(page, '13');
      await openPanel(page, 'settings');
      await seen(page, 'form.settings');
      const kept = () =>
        page.evaluate(() => JSON.parse(localStorage.getItem('small-world-table.settings') ?? '{}').state);
      const { effects, curtain } = await kept();
      await reach(page, 'form.settings input[type="range"]');
      await page.keyboard.press('ArrowRight');
      await waitFor('louder cues', async () => (await kept()).effects !== effects);
      await reach(page, 'form.settings input[type="checkbox"]');
      await page.keyboard.press(' ');
      await mouse.press(page, 'form.settings fieldset label:last-of-type');
      const now = await kept();
      expect(now).not.toMatchObject({ effects });
      expect(typeof curtain).toBe('boolean');
      await page.goto(`${inject('site')}?probe`);
      await seen(page, 'main.start');
      expect(await kept()).toEqual(now);
    });

    it('the site starts without its host after the first visit, and is played', async () => {
      const site = await ownSite();
      try {
        const page = await drive({ flat: true });
        await openStart(page, site.url);
        await untilKept(page);
        await site.vanish();
        await page.goto(`${site.url}?probe`);
        await seen(page, 'main.start form');
        await watch(page);
        await setUp(page, '14');
        await play(page, planMouse, ({ commands }) => commands > 4);
      } finally {
        await site.end();
      }
    });
  });
}

/** Plays one command. */
async function oneMore(page: Drive): Promise<void> {
  const { length } = (await positionOf(page)).context.log;
  await play(page, mouse, ({ commands }) => commands > length);
}

/** The kind of the last command but those that follow by themselves. */
async function lastOf(page: Drive): Promise<string | undefined> {
  return (await positionOf(page)).context.log.at(-1)?.command.type;
}
