import type { Page } from 'playwright-core';
import { apply, type GameState, legal, type RegionId } from '../../src/rules/index.ts';
import { mayDo, position, regionFor } from '../players/positions.ts';
import { layGame } from '../site/games.ts';
import { pointAt, settled } from '../site/table.ts';
import { hold, press, showMore, showOf } from './motion.ts';
import { moving, phone, type Scene } from './scene.ts';

/** Does the redeployment that ends here end the game? */
function isLastStep(state: GameState): boolean {
  if (!mayDo(state, 'endRedeployment')) return false;
  const outcome = apply(state, { type: 'endRedeployment' });
  return outcome.ok && outcome.state.phase === 'gameOver';
}

/** Presses that button of the dock, and what it asks about, with the clock stopped. */
async function confirm(page: Page, choice: string): Promise<void> {
  await hold(page);
  await press(page, `.dock [data-choice="${choice}"]`);
  await press(page, 'dialog.confirm[open] button.primary');
}

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

/** What moves: films, and single moments of what is shown. */
export const films: readonly Scene[] = [
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
    name: 'score-still',
    async bring(page) {
      const game = position(3, 8, (state) => state.round >= 4 && mayDo(state, 'endRedeployment'));
      await layGame(page, game);
      await confirm(page, 'endRedeployment');
      await showOf(page, 'score', 3);
    },
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
  {
    name: 'phone-die',
    view: { ...phone, ...moving },
    async bring(page) {
      await rolling(page);
      await showOf(page, 'finalRoll', 4);
    },
  },
];
