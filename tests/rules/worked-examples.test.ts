import { describe, expect, it } from 'vitest';
import { type Command, type GameState, prospect } from '../../src/rules/index.ts';
import { play, stateOf } from '../support/position.ts';
import { only, paid, standing } from '../support/read.ts';

// The printed examples, played as one game for three. Regions of that board: 23 is a hill at the border with a Lost Tribe, beside it lie
// 22, farmland, and 17, a mountain; 29 is a forest, beside both 22 and 23. Seat 0 plays the Elves, seat 1 the Skeletons and the Tritons.
const [mountain, farmland, hill, elvenForest] = [17, 22, 23, 29];
const [outpost, faraway, marches, heath] = [28, 1, 25, 18];
const [elves, skeletons, tritons] = [0, 1, 3];

const pick = (index: number): Command => ({ type: 'pickCombo', index });
const conquer = (region: number): Command => ({ type: 'conquer', region });
const place = (region: number, count: number): Command => ({ type: 'place', region, count });
const expand: Command = { type: 'expand' };
const decline: Command = { type: 'decline' };
const endConquests: Command = { type: 'endConquests' };
const endRedeployment: Command = { type: 'endRedeployment' };

/** A turn that changes nothing: what is readied goes back to one region. */
function stay(state: GameState, region: number): GameState {
  const ready = play(state, expand, endConquests).state;
  const hand = ready.forces.find(({ seat, declined }) => seat === ready.seat && !declined)?.hand ?? 0;
  return play(ready, ...(hand > 0 ? [place(region, hand)] : []), endRedeployment).state;
}

/** The first player has played: Elves around the hill, the others still to pick. */
function opening(dice: readonly number[]): GameState {
  return stateOf(`
    board 3; round 1; turn 1 pickCombo
    coins 8 5 5
    tribes all
    seat 0 elves+swamp 22:2 28:2 29:6
    column humans+alchemist orcs+mounted skeletons+merchant giants+commando dwarves+flying tritons+hill
    banners wizards ratmen
    dice ${dice.join(' ')}
  `);
}

/** The game up to the Skeletons’ final roll. */
function upToTheRoll(value: number) {
  const before = opening([value]);
  const picked = play(before, pick(2));
  const entered = play(picked.state, conquer(hill));
  const onward = play(entered.state, conquer(farmland));
  const rolled = play(onward.state, { type: 'finalRoll', region: mountain });
  return { before, picked, entered, onward, rolled };
}

describe('the printed examples', () => {
  const { before, picked, entered, onward, rolled } = upToTheRoll(2);
  const scored = play(rolled.state, place(farmland, 1), endRedeployment);
  const withdrawn = play(scored.state, place(outpost, 2), endRedeployment).state;
  // The third player takes the Humans far away; then everybody stays where they are while the Skeletons decline.
  const second = play(withdrawn, pick(0), conquer(faraway), endConquests, place(faraway, 7), endRedeployment).state;
  const declined = play(stay(second, outpost), decline);
  const third = stay(stay(declined.state, faraway), outpost);
  const conquered = play(third, pick(3), conquer(marches), conquer(heath), endConquests, place(heath, 6));
  const paidTritons = play(conquered.state, endRedeployment);
  const fourth = stay(stay(paidTritons.state, faraway), outpost);
  const gone = play(fourth, decline);

  it('EX-1 Merchant Skeletons from down the column: a coin on each combo above, 8 tokens, the column closes up', () => {
    expect(before.column.slice(0, 3)).toMatchObject([
      { race: 'humans', coins: 0 },
      { race: 'orcs', coins: 0 },
      { race: 'skeletons', power: 'merchant' },
    ]);
    const { state } = picked;
    expect(state.forces[1]).toMatchObject({ seat: 1, race: 'skeletons', power: 'merchant', hand: 6 + 2 });
    expect(state.tray.skeletons).toBe(20 - 8);
    expect(state.coins[1]).toBe(3);
    expect(state.column.map(({ race, coins }) => [race, coins])).toEqual([
      ['humans', 1],
      ['orcs', 1],
      ['giants', 0],
      ['dwarves', 0],
      ['tritons', 0],
      ['wizards', 0],
    ]);
  });

  it('EX-2 they enter a hill at the border with a Lost Tribe for 3', () => {
    expect(only(entered.events, 'conquered')).toMatchObject([{ region: hill, nonEmpty: true, cost: { total: 3 } }]);
    expect(entered.state.regions[hill]).toMatchObject({ tokens: 3, lostTribe: false });
    expect(entered.state.forces[1]?.hand).toBe(5);
  });

  it('EX-3 the neighbouring farmland, held by two Elves, takes 4; the Elves lose nothing and withdraw both', () => {
    expect(standing(entered.state, elves)).toEqual({ [farmland]: 2, [elvenForest]: 6, [outpost]: 2 });
    expect(only(onward.events, 'conquered')).toMatchObject([{ region: farmland, nonEmpty: true, cost: { total: 4 } }]);
    expect(onward.state.forces.map(({ hand }) => hand)).toEqual([2, 1]);
    expect(onward.state.tray.elves).toBe(entered.state.tray.elves);
  });

  it('EX-4 with the one token left they name an adjacent empty mountain: 2 or 3 conquers it', () => {
    expect(prospect(onward.state, mountain)).toMatchObject({ cost: { total: 3 }, short: 2, odds: { wins: 2, of: 6 } });
    expect(only(rolled.events, 'conquered')).toMatchObject([{ region: mountain, nonEmpty: false, by: 'finalRoll' }]);
    expect(rolled.state.regions[mountain]?.tokens).toBe(1);
    const won = [0, 1, 2, 3].map((value) => only(upToTheRoll(value).rolled.events, 'conquered').length === 1);
    expect(won).toEqual([false, false, true, true]);
  });

  it('EX-5 redeployment adds one Skeleton: hill and farmland were non-empty, the mountain was not', () => {
    expect(only(rolled.events, 'tokensMoved').filter(({ why }) => why === 'reinforced')).toMatchObject([{ count: 1 }]);
    expect(rolled.state).toMatchObject({ phase: 'redeploy', tray: { skeletons: 20 - 9 } });
    expect(standing(scored.state, skeletons)).toEqual({ [hill]: 3, [farmland]: 5, [mountain]: 1 });
  });

  it('EX-6 three regions and three as Merchant make 6', () => {
    expect(paid(scored.events)).toEqual({ 'SCO-1': 3, 'MER-1': 3 });
    expect(scored.state.coins[1]).toBe(3 + 6);
  });

  it('EX-6 then the Elves place the two withdrawn', () => {
    expect(scored.state).toMatchObject({ phase: 'withdrawal', seat: 0, turnSeat: 1 });
    expect(standing(withdrawn, elves)).toEqual({ [elvenForest]: 6, [outpost]: 4 });
    expect(withdrawn).toMatchObject({ phase: 'pickCombo', seat: 2 });
  });

  it('EX-7 later Hill Tritons have one hill (+1); the Skeletons in decline score 1 each, as no Merchants', () => {
    expect(paid(declined.events)).toEqual({ 'SCO-1': 3 });
    expect(standing(paidTritons.state, tritons)).toEqual({ [marches]: 2, [heath]: 8 });
    expect(standing(paidTritons.state, skeletons)).toEqual({ [hill]: 1, [farmland]: 1, [mountain]: 1 });
    const lines = only(paidTritons.events, 'coinsMoved').map(({ force, region, clause }) => [force, region, clause]);
    expect(lines).toEqual([
      [skeletons, mountain, 'SCO-1'],
      [skeletons, farmland, 'SCO-1'],
      [skeletons, hill, 'SCO-1'],
      [tritons, heath, 'SCO-1'],
      [tritons, marches, 'SCO-1'],
      [tritons, marches, 'HIL-1'],
    ]);
  });

  it('EX-8 the Tritons decline: one turned token a region, the badge discarded; the Skeletons leave', () => {
    const { state, events } = gone;
    expect(standing(state, tritons)).toEqual({ [marches]: 1, [heath]: 1 });
    expect(state.forces.find(({ id }) => id === tritons)).toMatchObject({ declined: true, power: null, hand: 0 });
    expect(state.discard).toEqual(['merchant', 'hill']);
    expect(only(events, 'raceLeft')).toMatchObject([{ race: 'skeletons' }]);
    expect(standing(state, skeletons)).toEqual({});
    expect(state.tray.skeletons).toBe(20);
    expect(state.hidden.banners.at(-1)).toBe('skeletons');
    expect(paid(events)).toEqual({ 'SCO-1': 2 });
  });
});
