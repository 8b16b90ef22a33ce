import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as ahead from '../../src/rules/ahead.ts';
import * as kernel from '../../src/rules/index.ts';
import { type GameState, type RegionId, type Seat, view } from '../../src/rules/index.ts';
import { everyCommand } from '../../tools/checks/commands.ts';
import { asking } from '../headless/ask.ts';
import { isLong } from '../support/how-long.ts';
import { met } from '../support/met.ts';
import { stateOf } from '../support/position.ts';

const each = <T, Answer>(list: readonly T[], ask: (one: T) => Answer) => list.map((one) => ask(one));
const forces = (state: GameState) => state.forces;
const regions = (state: GameState): RegionId[] => [...state.regions.keys()];
const seats = (state: GameState): Seat[] => [...state.coins.keys()];

type Ask = (state: GameState, viewer: Seat | null) => unknown;

/** Every question that the kernel's faces answer about a whole state, asked for a viewer where coins are in the answer. */
const questions: Readonly<Record<string, Ask>> = {
  view: (state, viewer) => view(state, viewer),
  legal: (state, viewer) => kernel.legal(state, viewer),
  explain: (state, viewer) => everyCommand(state).map((command) => kernel.explain(state, command, viewer)),
  standings: (state, viewer) => kernel.standings(state, viewer),
  prospect: (state) => each(regions(state), (region) => kernel.prospect(state, region)),
  regionCost: (state) => each(regions(state), (region) => kernel.regionCost(state, region)),
  immunity: (state) => each(regions(state), (region) => kernel.immunity(state, region)),
  holder: (state) => each(regions(state), (region) => kernel.holder(state, region)),
  isNonEmpty: (state) => state.regions.map(kernel.isNonEmpty),
  income: (state) => each(seats(state), (seat) => kernel.income(state, seat)),
  activeForce: (state) => each(seats(state), (seat) => kernel.activeForce(state, seat)),
  actingForce: (state) => kernel.actingForce(state),
  actingInDecline: (state) => each(seats(state), (seat) => kernel.actingInDecline(state, seat)),
  forcesOf: (state) => each(seats(state), (seat) => kernel.forcesOf(state, seat)),
  forceOf: (state) => each(forces(state), ({ id }) => kernel.forceOf(state, id)),
  heldRegions: (state) => each(forces(state), (force) => kernel.heldRegions(state, force)),
  regionsOf: (state) => each(seats(state), (seat) => kernel.regionsOf(state, seat)),
  tokensLeft: (state) => each(forces(state), (force) => kernel.tokensLeft(state, force)),
  tokensOnMap: (state) => each(forces(state), (force) => kernel.tokensOnMap(state, force)),
  inHandOf: (state) => each(forces(state), (force) => kernel.inHandOf(state, force)),
  tokensToSetAside: (state) => each(forces(state), (force) => kernel.tokensToSetAside(state, force)),
  costOf: (state) =>
    each(forces(state), (force) => each(regions(state), (region) => kernel.costOf(state, force, region))),
  pushedOut: (state) => each(forces(state), (force) => kernel.pushedOut(state, force)),
  keepsTokens: (state) => each(forces(state), (force) => kernel.keepsTokens(state, force)),
  lateDecline: (state) => each(forces(state), (force) => kernel.lateDecline(state, force)),
  actionsOf: (state) => each(forces(state), (force) => kernel.actionsOf(state, force).map(({ id }) => id)),
  hooksOf: (state) => each(forces(state), (force) => kernel.hooksOf(state, force).markers),
  ownMarkers: (state) => each(forces(state), (force) => kernel.ownMarkers(state, force)),
  placeableMarkers: (state) => each(forces(state), (force) => kernel.placeableMarkers(state, force)),
  markerPool: (state) =>
    each(forces(state), (force) =>
      kernel.placeableMarkers(state, force).map((rule) => kernel.markerPool(state, force, rule)),
    ),
  isAfield: (state) => each(forces(state), (force) => kernel.isAfield(state, force)),
  hasWithdrawn: (state) => each(seats(state), (seat) => kernel.hasWithdrawn(state, seat)),
  othersHaveWithdrawn: (state) => kernel.othersHaveWithdrawn(state),
  mayRedeploy: (state) => kernel.mayRedeploy(state),
  mayMakeTreaty: (state) => kernel.mayMakeTreaty(state),
  treatyPartners: (state) => kernel.treatyPartners(state),
  hasTurnToCome: (state) => each(seats(state), (seat) => kernel.hasTurnToCome(state, seat)),
  isLastTurn: (state) => kernel.isLastTurn(state),
  nextSeat: (state) => kernel.nextSeat(state),
  turnEnd: (state) => kernel.turnEnd(state, { type: 'decline' })?.paid ?? null,
  seatsInOrder: (state) => kernel.seatsInOrder(state),
  turnCounters: (state) => kernel.turnCounters(state),
  forceCounters: (state) => each(forces(state), (force) => kernel.forceCounters(state, force)),
  rulesOf: (state) => kernel.rulesOf(state),
  aftermath: (state) => each(regions(state), (region) => ahead.aftermath(state, region)),
  comboHere: (state) =>
    each(seats(state), (seat) => state.column.map((_, index) => ahead.comboHere(state, index, seat))),
  signsWorthTo: (state) => each(seats(state), (seat) => [...ahead.signsWorthTo(state, seat)]),
  signsWorthToCombo: (state) =>
    each(seats(state), (seat) => state.column.map((_, index) => [...ahead.signsWorthToCombo(state, index, seat)])),
  regionsWorthToCombo: (state) =>
    each(seats(state), (seat) => state.column.map((_, index) => ahead.regionsWorthToCombo(state, index, seat))),
  forecast: (state) => ahead.forecast(state),
  payments: (state, viewer) => ahead.payments(state, viewer),
  threats: (state) => each(regions(state), (region) => ahead.threats(state, region)),
  threatsTo: (state) => each(seats(state), (seat) => [...ahead.threatsTo(state, seat)]),
};

/** What of the faces is no question about a state: it makes one, changes one, or is about the box or the turn as such. */
const others = [
  ...['apply', 'newGame', 'replay', 'readState', 'recorded', 'inState', 'seedRandom', 'freshTurn'],
  ...['redrawn', 'withGenerator'],
  ...['afterEvents', 'isConquest', 'isDeployment'],
  // Of what a seat sees it leaves what everybody does.
  ...['oddsOf', 'clausesOf', 'chanceOf', 'markerRule', 'isWater', 'openView'],
  ...[
    ...['boardFacts', 'boardIdOf', 'isOtherBoard', 'boardData', 'readBoard', 'roundsFor'],
    'contentOf',
    'ownIds',
    'findContent',
    'boxesReleased',
    'newestBox',
    'readBox',
    'readBoxName',
    'partRule',
    'isPartName',
    'partsOf',
    'makeContent',
    'makeOwn',
    'contentDigest',
  ],
  ...[
    'areCoinsOpen',
    'houseOf',
    'comboCost',
    'houseCount',
    'isHouse',
    'readHouse',
    'ruled',
    'tidied',
    'holdersOf',
    'isRuling',
    'hasDraft',
  ],
  ...['guestsOf', 'hasDrafted', 'isDrafting', 'isWaitingToBegin', 'roundsOf', 'startingCoinsOf'],
  ...['canonical', 'digest', 'fingerprint'],
];

/** The same table, with all that the viewer cannot know otherwise: the coins of others, the stacks' order, chance. */
function otherwise(state: GameState, viewer: Seat | null, by: number): GameState {
  const { banners, badges, random } = state.hidden;
  const isKnown = (seat: Seat) => state.phase === 'gameOver' || seat === viewer;
  return {
    ...state,
    coins: state.coins.map((coins, seat) => (isKnown(seat) ? coins : (coins * 7 + by * (seat + 1)) % 13)),
    hidden: {
      banners: banners.toReversed(),
      badges: [...badges.slice(by % 5), ...badges.slice(0, by % 5)],
      random: random.map((part) => part ^ (by + 1)),
      dice: [by % 4],
    },
  };
}

const games = fc.record({
  players: fc.integer({ min: 2, max: 5 }),
  seed: fc.integer({ min: 1, max: 500 }),
  steps: fc.integer({ min: 0, max: 400 }),
  by: fc.integer({ min: 1, max: 12 }),
});

describe('SCO-3 COL-5 a seat is told nothing that it cannot know', () => {
  it('every question of the kernel is among those that are asked here', () => {
    const faces = { ...kernel, ...ahead };
    const asked = Object.entries(faces).flatMap(([name, what]) => (typeof what === 'function' ? [name] : []));
    expect(asked.filter((name) => !(name in questions) && !others.includes(name))).toEqual([]);
  });

  it('two games that differ only in what it cannot know give it the same answer to every question', () => {
    fc.assert(
      fc.property(games, ({ players, seed, steps, by }) => {
        const state = met(players, seed, steps);
        for (const viewer of [...seats(state), null]) {
          const other = otherwise(state, viewer, by);
          for (const [name, ask] of Object.entries(questions))
            expect(ask(other, viewer), name).toEqual(ask(state, viewer));
        }
      }),
      { numRuns: isLong ? 12 : 4, seed: 1 },
    );
  });

  it('the answers for a viewer are those that its view gives', () => {
    fc.assert(
      fc.property(games, ({ players, seed, steps }) => {
        const state = met(players, seed, steps);
        for (const viewer of [...seats(state), null]) {
          const seen = view(state, viewer);
          expect(kernel.legal(state, viewer)).toEqual(kernel.legal(seen));
          expect(kernel.standings(state, viewer)).toEqual(kernel.standings(seen));
          for (const command of everyCommand(state))
            expect(kernel.explain(state, command, viewer)).toEqual(kernel.explain(seen, command));
        }
      }),
      { numRuns: isLong ? 10 : 4, seed: 2 },
    );
  });

  it('COL-2 another seat is not told how many coins the one to pick has; the seat itself is', () => {
    const state = stateOf('turn 0 pickCombo; coins 3 9');
    const pick = (index: number) => ({ type: 'pickCombo', index }) as const;
    for (const viewer of [1, null]) {
      expect(kernel.legal(state, viewer)).toEqual([pick(0)]);
      expect(kernel.explain(state, pick(0), viewer)).toBeNull();
      for (const index of [1, 3, 5])
        expect(kernel.explain(state, pick(index), viewer)).toEqual({
          clause: 'SCO-3',
          code: 'coinsUnseen',
          facts: { needed: index, seat: 0 },
          remedy: null,
        });
      expect(kernel.standings(state, viewer)).toEqual([]);
    }
    for (const own of [() => kernel.legal(state), () => kernel.legal(state, 0)])
      expect(own()).toEqual([0, 1, 2, 3].map(pick));
    expect(kernel.explain(state, pick(4))).toMatchObject({ code: 'tooFewCoins', facts: { coins: 3 } });
  });

  it('nor does the protocol tell a viewer more than its view: legal, explain, apply', () => {
    const answers = (coins: string, viewer: Seat | null) => {
      const ask = asking();
      ask({ request: 'load', position: `turn 0 pickCombo; ${coins}` });
      return [
        { request: 'view', seat: viewer },
        { request: 'legal', viewer },
        ...[0, 1, 3, 5].map((index) => ({ request: 'explain', command: { type: 'pickCombo', index }, viewer })),
      ].map((request) => ask(request));
    };
    for (const viewer of [1, null]) {
      expect(answers('coins 3 9', viewer)).toEqual(answers(viewer === null ? 'coins 9 4' : 'coins 8 9', viewer));
      expect(JSON.stringify(answers('coins 3 9', viewer))).not.toContain('you have');
    }
    expect(JSON.stringify(answers('coins 3 9', 0))).toContain('you have 3');

    const ask = asking();
    ask({ request: 'load', position: 'turn 1 redeploy; coins 3 9; seat 1 orcs+hill 3' });
    const command = { type: 'endRedeployment' };
    expect(ask({ request: 'apply', command, viewer: 1, legal: true }).legal).toEqual([{ type: 'pickCombo', index: 0 }]);
    const dear = ask({ request: 'apply', command: { type: 'pickCombo', index: 5 }, viewer: 1 });
    expect(dear.error).toMatchObject({ code: 'refused', refusal: { code: 'coinsUnseen' } });
    expect(ask({ request: 'legal', viewer: 2 }).error?.message).toMatch(/viewer: Seats go from 0 to 1/);
    expect(ask({ request: 'legal' }).legal).toHaveLength(4);
  });
});
