import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  apply,
  boardFacts,
  type Command,
  type GameState,
  legal,
  nextSeat,
  type RegionId,
  view,
} from '../../src/rules/index.ts';
import { tableBoard } from '../../src/table/camera/arrangement.ts';
import { standingHeight } from '../../src/table/layout/ground.ts';
import { layout } from '../../src/table/layout/index.ts';
import { markerSpots, regionPlan } from '../../src/table/layout/regions.ts';
import { boardGeometry, outlinesOf } from '../../src/table/outlines/index.ts';
import { playGame } from '../../tools/players/game.ts';
import { settler } from '../../tools/players/settler.ts';
import { isLong, mostTelling } from '../support/how-long.ts';
import { playByPieces } from './carried-play.ts';
import { carriedOn, handsAreThere, onPage, regionNow, seatOf, windows } from './carrying.ts';
import { gameWith, openGame } from './games.ts';
import { waitFor } from './hands.ts';
import { borrowPage } from './harness.ts';
import { gameOf } from './probe.ts';
import { steadyHand } from './steady-hand.ts';

/** Tokens in hand to conquer with. */
const tokensOf = (state: GameState) => state.forces.find(({ id }) => id === state.turn.force)?.hand ?? 0;

/** Conquests of the last turn of a game for two, with a few tokens in hand. */
const isLastTurn = (state: GameState) =>
  state.phase === 'conquer' &&
  state.round === state.rounds &&
  nextSeat(state) === state.firstSeat &&
  tokensOf(state) > 3 &&
  tokensOf(state) < 6;

function lastTurn() {
  for (let seed = 1; seed < 200; seed++) {
    const game = playGame({ players: 2, seed }, settler, isLastTurn);
    if (isLastTurn(game.state)) return game;
  }
  throw new Error('No game comes to that.');
}

async function open(game: ReturnType<typeof lastTurn>, by: 'mouse' | 'finger'): Promise<Page> {
  const page = await borrowPage(windows[by]);
  await openGame(page, game);
  await page.locator(`.hud[data-phase="${game.state.phase}"]`).waitFor();
  await handsAreThere(page);
  return page;
}

describe.each(mostTelling(['mouse', 'finger'] as const, (by) => by === 'finger'))('by %s', (by) => {
  it('the last turn of a game is played by carrying tokens alone, to the revealed coins', async () => {
    const page = await open(lastTurn(), by);
    const carried = await playByPieces(page, by);
    expect(carried).toBeGreaterThan(2);
    await page.getByRole('heading', { name: /wins|share/ }).waitFor();
  });
});

/** Of one race: a region with tokens to spare, and another one. */
function spare(state: GameState): readonly [from: RegionId, to: RegionId, count: number] | null {
  if (state.phase !== 'redeploy') return null;
  const most = new Map<RegionId, number>();
  for (const command of legal(state))
    if (command.type === 'lift') most.set(command.region, Math.max(most.get(command.region) ?? 0, command.count));
  for (const [from, count] of most)
    for (const [to, { force }] of state.regions.entries())
      if (count > 1 && to !== from && force !== null && force === state.regions[from]?.force) return [from, to, count];
  return null;
}

it.runIf(isLong)('with Shift all tokens that may go are carried, and one without', async () => {
  const game = gameWith(2, (state) => spare(state) !== null);
  const [from, to, count] = spare(game.state) ?? expect.fail('nothing to spare');
  const page = await open(game, 'mouse');
  const hand = await steadyHand(page, 'mouse');
  const before = (await regionNow(page, to)).tokens;
  await hand.press(await seatOf(page, from));
  await hand.move(await seatOf(page, to));
  await waitFor('one token', async () => (await carriedOn(page))?.count === 1);
  await page.keyboard.down('Shift');
  await waitFor('all that may go', async () => (await carriedOn(page))?.count === count);
  await hand.release();
  await page.keyboard.up('Shift');
  await waitFor('them to stand there', async () => (await regionNow(page, to)).tokens === before + count);
});

it.runIf(isLong)('tokens that are let go of over what is in hand are there again', async () => {
  const game = gameWith(2, (state) => spare(state) !== null);
  const [from] = spare(game.state) ?? expect.fail('nothing to spare');
  const page = await open(game, 'mouse');
  const hand = await steadyHand(page, 'mouse');
  const before = (await regionNow(page, from)).tokens;
  const dock = (await page.locator('.dock .prompt').boundingBox()) ?? expect.fail('no dock');
  await hand.press(await seatOf(page, from));
  await hand.move({ x: dock.x + 20, y: dock.y + dock.height / 2 });
  await waitFor('one token in the hand', async () => (await carriedOn(page))?.count === 1);
  await hand.release();
  await waitFor('it to be in hand', async () => (await regionNow(page, from)).tokens === before - 1);
  const inHand = (state: GameState | null) =>
    state?.forces.find(({ id }) => id === game.state.regions[from]?.force)?.hand ?? 0;
  expect(inHand(await gameOf(page))).toBe(inHand(game.state) + 1);
});

/** A marker that may be moved from one region to another, and stands alone. */
function movable(state: GameState) {
  if (state.phase !== 'redeploy') return null;
  for (const lift of legal(state)) {
    if (lift.type !== 'liftMarker' || state.regions[lift.region]?.markers[lift.marker] !== 1) continue;
    const lifted = apply(state, lift);
    const place = lifted.ok
      ? legal(lifted.state).find(
          (command): command is Extract<Command, { type: 'placeMarker' }> =>
            command.type === 'placeMarker' && command.marker === lift.marker && command.region !== lift.region,
        )
      : undefined;
    if (place !== undefined) return { marker: lift.marker, from: lift.region, to: place.region };
  }
  return null;
}

it('a marker is taken from where it lies and put down elsewhere', async () => {
  const game = gameWith(2, (state) => movable(state) !== null);
  const { marker, from, to } = movable(game.state) ?? expect.fail('no marker');
  const page = await open(game, 'mouse');
  const hand = await steadyHand(page, 'mouse');
  const { board, regions } = game.state;
  await outlinesOf(board).promise();
  const [geometry, facts] = [boardGeometry(board).regions[from], boardFacts(board).regions[from]];
  if (!geometry || !facts) throw new Error('no such region');
  const spot = markerSpots(regionPlan(geometry, facts), regions[from]?.markers ?? {}).find(
    (one) => one.marker === marker,
  );
  if (!spot) throw new Error('no such marker');
  await seatOf(page, from);
  await hand.press(await onPage(page, [spot.spot.x, standingHeight(facts.terrain) + 0.08, spot.spot.y]));
  await hand.move(await seatOf(page, to));
  await waitFor('the marker in the hand', () => carriedOn(page));
  await hand.release();
  await waitFor('the marker there', async () => (await gameOf(page))?.regions[to]?.markers[marker] !== undefined);
  expect((await gameOf(page))?.regions[from]?.markers[marker]).toBeUndefined();
});

/** What the Dragon may take, from its owner's cloth. */
function dragonGoals(state: GameState): readonly RegionId[] {
  if (state.phase !== 'conquer' || state.regions.some(({ markers }) => markers.dragon)) return [];
  return legal(state).flatMap((command) =>
    command.type === 'act' && command.action === 'dragon' && command.region !== undefined ? [command.region] : [],
  );
}

it.runIf(isLong)('the Dragon is taken from its owner’s cloth, and takes a region', async () => {
  const game = gameWith(2, (state) => state.round > 1 && dragonGoals(state).length > 0);
  const [to] = dragonGoals(game.state);
  if (to === undefined) throw new Error('no goal');
  const page = await open(game, 'mouse');
  const hand = await steadyHand(page, 'mouse');
  const board = tableBoard(game.state.board, page.viewportSize() ?? { width: 0, height: 0 });
  const state = { view: view(game.state, game.state.seat), board, arrangement: 'snug', colours: [0, 1] } as const;
  const dragon = layout(state).find(({ id }) => id.startsWith('waiting/')) ?? expect.fail('no dragon');
  const goal = await seatOf(page, to);
  await hand.press(await onPage(page, [dragon.x, dragon.y + 0.06, dragon.z]));
  await hand.move(goal);
  await waitFor('the Dragon in the hand', async () => (await carriedOn(page))?.over === to);
  await hand.release();
  await waitFor('the Dragon there', async () => (await gameOf(page))?.regions[to]?.markers.dragon === 1);
});
