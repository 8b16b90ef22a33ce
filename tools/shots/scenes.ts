import type { Page } from 'playwright-core';
import { evenTemper } from '../../src/opponents/types.ts';
import { apply, type GameState, legal, type RegionId } from '../../src/rules/index.ts';
import type { PlayedGame } from '../players/game.ts';
import { crowded, mayDo, position, regionFor } from '../players/positions.ts';
import { fileOf, layGame, openFile, openGame } from '../site/games.ts';
import { pointAt, settled } from '../site/table.ts';
import { hold, press, showMore, showOf } from './motion.ts';
import type { Scene } from './scene.ts';

/** Does the redeployment that ends here end the game? */
function isLastStep(state: GameState): boolean {
  if (!mayDo(state, 'endRedeployment')) return false;
  const outcome = apply(state, { type: 'endRedeployment' });
  return outcome.ok && outcome.state.phase === 'gameOver';
}

/** Brings a page to a game's table at rest; found only when the picture is taken. */
const laid = (game: () => PlayedGame) => (page: Page) => layGame(page, game());

/** Presses that button of the dock, and what it asks about, with the clock stopped. */
async function confirm(page: Page, choice: string): Promise<void> {
  await hold(page);
  await press(page, `.dock [data-choice="${choice}"]`);
  await press(page, 'dialog.confirm[open] button.primary');
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const moving = { settings: { reducedMotion: 'off' } } as const;

/** What a newcomer has: nothing is switched off. */
const newcomer = { settings: { coach: 'all', threats: true, forecast: true, pace: 'moment' } } as const;

/** One person and three opponents, in the fourth round: expand or decline. */
async function showTurn(page: Page): Promise<void> {
  const game = position(
    4,
    3,
    (state) => state.round === 4 && state.seat === 0 && mayDo(state, 'expand') && mayDo(state, 'decline'),
  );
  const opponent = { level: 'raider', temper: evenTemper, seed: 1 } as const;
  await openFile(page, fileOf(game, 'human', opponent, opponent, opponent));
  await settled(page);
}

const over = () => position(4, 8, ({ phase }) => phase === 'gameOver');

/** The board between the panels. */
const middle = { x: 250, y: 90, width: 680, height: 470 } as const;

/** Its near left part, where the fight is. */
const corner = { x: 250, y: 190, width: 480, height: 340 } as const;

/** A race of five regions or more is about to decline, with the clock stopped. */
async function declining(page: Page): Promise<void> {
  const spread = (state: GameState) =>
    state.regions.filter(({ force }) => state.forces.some(({ id, seat }) => id === force && seat === state.seat));
  const game = position(3, 7, (state) => state.round >= 3 && mayDo(state, 'decline') && spread(state).length >= 5);
  await layGame(page, game);
  await confirm(page, 'decline');
}

/** A region that may be conquered now from an active race with more than one token there; null if there is none. */
function strong(state: GameState): RegionId | null {
  for (const command of legal(state)) {
    if (command.type !== 'conquer') continue;
    const held = state.regions[command.region];
    if (
      held !== undefined &&
      held.tokens > 1 &&
      state.forces.some(({ id, declined }) => id === held.force && !declined)
    )
      return command.region;
  }
  return null;
}

/** The die is in the air, three fifths of a second after it was taken up, with the clock stopped. */
async function rolling(page: Page): Promise<void> {
  const game = position(3, 5, (state) => state.round >= 4 && mayDo(state, 'finalRoll'));
  await layGame(page, game);
  await pointAt(page, regionFor(game.state, 'finalRoll'));
  await page.mouse.down();
  await page.mouse.up();
  await hold(page);
  await press(page, '[data-card] [data-choice="finalRoll"]');
  await showOf(page, 'finalRoll', 3);
}

async function showStart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'To the table' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
}

const showCrowded = laid(crowded);

/** A game of this many in the middle of a conquest. */
function atWar(players: number): PlayedGame {
  return position(players, 5, ({ phase, round }) => phase === 'conquer' && round === 5);
}

const firstPick = laid(() => position(3, 2, ({ phase, round }) => phase === 'pickCombo' && round === 1));
const fourthRound = () => position(3, 5, ({ phase, round }) => phase === 'conquer' && round === 4);

/** Everything by which the game's looks are judged. */
export const scenes: readonly Scene[] = [
  {
    name: 'set-up',
    bring: showStart,
  },
  {
    name: 'pick',
    bring: firstPick,
  },
  {
    name: 'first-conquest',
    async bring(page) {
      const game = position(2, 3, ({ phase, turnSeat, firstSeat }) => phase === 'conquer' && turnSeat !== firstSeat);
      await layGame(page, game);
      await pointAt(page, regionFor(game.state, 'conquer'));
      await settled(page);
    },
  },
  {
    name: 'crowded',
    bring: showCrowded,
  },
  {
    name: 'die',
    view: moving,
    bring: rolling,
  },
  {
    name: 'decline',
    view: moving,
    async bring(page) {
      await declining(page);
      await showOf(page, 'decline', 7);
    },
  },
  {
    name: 'decline-film',
    view: moving,
    bring: declining,
    film: { stage: 'decline', at: [650, 950, 1250, 1550, 1900, 2400], clip: middle, across: 3 },
  },
  {
    name: 'conquest-film',
    view: moving,
    async bring(page) {
      const game = position(3, 9, (state) => state.round >= 3 && state.phase === 'conquer' && strong(state) !== null);
      await layGame(page, game);
      await pointAt(page, strong(game.state) ?? 0);
      await settled(page);
      await hold(page);
      await page.mouse.down();
      await page.mouse.up();
    },
    film: { stage: 'conquer', at: [350, 500, 600, 700, 850, 1200], clip: corner, across: 3 },
  },
  {
    name: 'redeploy',
    bring: laid(() =>
      position(3, 6, (state) => state.phase === 'redeploy' && state.round >= 4 && legal(state).length > 12),
    ),
  },
  {
    name: 'plan',
    async bring(page) {
      await showCrowded(page);
      await page.keyboard.press('p');
      await settled(page);
    },
  },
  {
    name: 'no-webgl',
    view: { flat: true },
    async bring(page) {
      await openGame(page, crowded());
      await page.locator('svg.plan').waitFor();
      await page.evaluate(() => document.fonts.ready);
    },
  },
  {
    name: 'score-still',
    async bring(page) {
      const game = position(3, 8, (state) => state.round >= 4 && mayDo(state, 'endRedeployment'));
      await layGame(page, game);
      await confirm(page, 'endRedeployment');
      await showOf(page, 'score', 3);
    },
  },
  {
    name: 'scores',
    bring: laid(over),
  },
  {
    name: 'winner',
    view: moving,
    async bring(page) {
      await layGame(page, position(3, 8, isLastStep));
      await confirm(page, 'endRedeployment');
      await showOf(page, 'score', 16);
      await showMore(page, 8);
    },
  },
  ...(
    [
      { name: 'end-film', view: moving, size: { width: 1280, height: 720 }, across: 2 },
      { name: 'phone-end-film', view: { ...phone, ...moving }, size: phone.viewport, across: 6 },
    ] as const
  ).map(
    ({ name, view, size, across }): Scene => ({
      name,
      view,
      async bring(page) {
        await layGame(page, position(4, 8, isLastStep));
        await confirm(page, 'endRedeployment');
      },
      film: { stage: 'score', at: [3000, 4200, 5200, 6200, 7600, 9600], clip: { x: 0, y: 0, ...size }, across },
    }),
  ),
  ...(
    [
      ['phone-scores', phone],
      ['phone-across-scores', { ...phone, viewport: { width: 844, height: 390 } }],
      ['4k-scores', { viewport: { width: 3840, height: 2160 } }],
      ['plan-scores', { flat: true }],
    ] as const
  ).map(
    ([name, view]): Scene => ({
      name,
      view,
      async bring(page) {
        await openGame(page, over());
        await page.locator('.final-best > *').last().waitFor();
        if (!('flat' in view)) await settled(page);
      },
    }),
  ),
  {
    name: 'phone-pick',
    view: phone,
    bring: firstPick,
  },
  {
    name: 'phone-conquer',
    view: phone,
    async bring(page) {
      const game = fourthRound();
      await layGame(page, game);
      await pointAt(page, regionFor(game.state, 'conquer'));
      await page.mouse.down();
      await page.mouse.up();
      await settled(page);
    },
  },
  {
    name: 'phone',
    view: phone,
    bring: laid(fourthRound),
  },
  {
    name: 'turn',
    view: newcomer,
    bring: showTurn,
  },
  {
    name: 'phone-turn',
    view: { ...phone, ...newcomer },
    bring: showTurn,
  },
  {
    name: 'phone-die',
    view: { ...phone, ...moving },
    async bring(page) {
      await rolling(page);
      await showOf(page, 'finalRoll', 4);
    },
  },
  {
    name: '4k',
    view: { viewport: { width: 3840, height: 2160 } },
    bring: showCrowded,
  },
  {
    name: 'lowest',
    view: { settings: { quality: 'low' } },
    bring: showCrowded,
  },
  {
    name: 'phone-across',
    view: { ...phone, viewport: { width: 844, height: 390 } },
    bring: laid(() => atWar(3)),
  },
  {
    name: 'start-phone',
    view: phone,
    bring: showStart,
  },
  ...([2, 3, 4, 5] as const).map(
    (players): Scene => ({
      name: `board-${players}`,
      async bring(page) {
        await layGame(page, atWar(players));
        await page.mouse.move(1, 1);
        await settled(page);
      },
    }),
  ),
];
