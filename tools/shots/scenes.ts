import type { Page } from 'playwright-core';
import { evenTemper } from '../../src/opponents/types.ts';
import { type GameState, legal } from '../../src/rules/index.ts';
import type { PlayedGame } from '../players/game.ts';
import { crowded, gameWith, mayDo, position, regionFor } from '../players/positions.ts';
import { fileOf, layGame, openFile, openGame, openMore } from '../site/games.ts';
import { pointAt, settled } from '../site/table.ts';
import { films } from './films.ts';
import { phone, type Scene } from './scene.ts';

/** Brings a page to a game's table at rest; found only when the picture is taken. */
const laid = (game: () => PlayedGame) => (page: Page) => layGame(page, game());

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

async function showStart(page: Page): Promise<void> {
  await page.locator('.start-go[type="submit"], .start-answer').first().waitFor();
  await page.locator('.start-answer, .minute').first().waitFor();
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
  ...films,
  {
    name: 'set-up',
    bring: showStart,
  },
  {
    name: 'door',
    view: { answer: null },
    bring: showStart,
  },
  {
    name: 'door-phone',
    view: { ...phone, answer: null },
    bring: showStart,
  },
  {
    name: 'start-more',
    async bring(page) {
      await showStart(page);
      await openMore(page);
      await page.locator('[data-today]').waitFor();
    },
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
    name: 'scores',
    bring: laid(over),
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
