import type { Page } from 'playwright-core';
import { evenTemper } from '../../src/opponents/types.ts';
import { apply, type GameState, legal, type RegionId } from '../../src/rules/index.ts';
import type { PlayedGame } from '../players/game.ts';
import { crowded, gameWith, mayDo, position, regionFor } from '../players/positions.ts';
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

/** A phone's board, and the bar under it. */
const upright = { x: 0, y: 96, width: 390, height: 640 } as const;

/** Somebody is driven out by Trolls, with the clock stopped; where a press alone does not conquer, its card does. */
async function conquering(page: Page, isAsked: boolean): Promise<void> {
  const game = position(3, 9, (state) => state.round >= 3 && state.phase === 'conquer' && strong(state) !== null);
  await layGame(page, game);
  await pointAt(page, strong(game.state) ?? 0);
  await settled(page);
  if (!isAsked) await hold(page);
  await page.mouse.down();
  await page.mouse.up();
  if (!isAsked) return;
  await settled(page);
  await hold(page);
  await press(page, '[data-card] [data-choice="conquer"]');
}

/** Milliseconds of its moments. */
const blows = [100, 350, 450, 500, 600, 700, 800, 950, 1150] as const;
const fading = [150, 400, 650, 900, 1150, 1350, 1450, 1600, 1750] as const;

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

/** The die is about to be thrown for a region, with the clock stopped; `won`: it will be enough, or will not. */
async function throwing(page: Page, won?: boolean): Promise<void> {
  const game = position(3, 5, (state) => state.round >= 4 && mayDo(state, 'finalRoll') && rolls(state, won));
  await layGame(page, game);
  await pointAt(page, regionFor(game.state, 'finalRoll'));
  await page.mouse.down();
  await page.mouse.up();
  await hold(page);
  await press(page, '[data-card] [data-choice="finalRoll"]');
}

/** Does the first final roll there may be come to that? */
function rolls(state: GameState, won: boolean | undefined): boolean {
  const outcome = apply(state, { type: 'finalRoll', region: regionFor(state, 'finalRoll') });
  return won === undefined || (outcome.ok && won === outcome.events.some(({ type }) => type === 'conquered'));
}

/** The die is in the air, two fifths of a second after it was taken up. */
async function rolling(page: Page): Promise<void> {
  await throwing(page);
  await showOf(page, 'finalRoll', 3);
}

/** While it is taken up, in the air, as it bounces, as it lies, as it answers, and as what it won is taken. */
const throwFilm = { stage: 'finalRoll', at: [250, 700, 1150, 1400, 1650, 2500], across: 3 } as const;
const whole = { x: 0, y: 0, width: 1280, height: 720 } as const;
const hand = { x: 0, y: 0, width: 390, height: 844 } as const;

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
/** Three combos have been passed over, and lie under coins; the second one is raised. */
async function raised(page: Page): Promise<void> {
  const isSkipped = ({ column }: GameState) => column.filter(({ coins }) => coins > 0).length > 2;
  await layGame(
    page,
    gameWith(3, (state) => state.phase === 'pickCombo' && state.round >= 3 && isSkipped(state)),
  );
  await page.locator('[data-open-combo="1"]').click();
  await settled(page);
}
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
    name: 'pick-raised',
    bring: raised,
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
  ...(['won', 'lost'] as const).flatMap((end): Scene[] => {
    const bring = (page: Page) => throwing(page, end === 'won');
    return [
      { name: `die-${end}-film`, view: moving, bring, film: { ...throwFilm, clip: whole } },
      { name: `phone-die-${end}-film`, view: { ...phone, ...moving }, bring, film: { ...throwFilm, clip: hand } },
    ];
  }),
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
    film: { stage: 'decline', at: fading, clip: middle, across: 3 },
  },
  {
    name: 'conquest-film',
    view: moving,
    bring: (page) => conquering(page, false),
    film: { stage: 'conquer', at: blows, clip: corner, across: 3 },
  },
  {
    name: 'phone-conquest-film',
    view: { ...phone, ...moving },
    bring: (page) => conquering(page, true),
    film: { stage: 'conquer', at: blows, clip: upright, across: 5 },
  },
  {
    name: 'phone-decline-film',
    view: { ...phone, ...moving },
    bring: declining,
    film: { stage: 'decline', at: fading, clip: upright, across: 5 },
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
    name: 'phone-pick-raised',
    view: phone,
    bring: raised,
  },
  {
    name: 'across-pick',
    view: { ...phone, viewport: { width: 844, height: 390 } },
    bring: raised,
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
