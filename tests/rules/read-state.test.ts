import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, type GameState, newGame, readState } from '../../src/rules/index.ts';
import { freeze } from '../../tools/checks/commands.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { edited, found, type Json } from '../support/broken-state.ts';
import { gnomes } from '../support/own.ts';
import { stateOf } from '../support/position.ts';

/** Positions of every phase, frozen, from a few random games on all boards. */
const positions: readonly GameState[] = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
  const start = newGame({ players: 2 + (seed % 4), seed });
  if (!start.ok) throw new Error(start.refusal.code);
  const met: GameState[] = [];
  const draw = drawFrom(seed);
  let { state } = start;
  for (let step = 0; state.phase !== 'gameOver'; step++) {
    if (step % 5 === 0) met.push(freeze(state));
    const outcome = apply(state, randomCommand(draw, state));
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    state = outcome.state;
  }
  return [...met, freeze(state)];
});

describe('a state of play', () => {
  it('is accepted in every phase, as a fresh copy that is the same', () => {
    expect(new Set(positions.map(({ phase }) => phase)).size).toBeGreaterThanOrEqual(7);
    for (const state of positions) {
      const reading = readState(state);
      if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
      expect(reading.state).toStrictEqual(state);
      expect(JSON.stringify(reading.state)).toBe(JSON.stringify(state));
      expect(reading.state.regions[0]).not.toBe(state.regions[0]);
      expect(reading.state.hidden.random).not.toBe(state.hidden.random);
    }
  });

  it('OWN-1 means the races and powers of the box that it names', () => {
    const { id, tokens, borrows } = gnomes;
    const start = newGame({
      players: 2,
      seed: 1,
      content: { id: 'base', own: { ownRaces: [{ id, tokens, borrows }] } },
    });
    if (!start.ok) throw new Error(start.refusal.code);
    const { state } = start;
    expect(readState(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, state });
    expect(found({ ...state, content: undefined })).toContain('tray.gnomes form unknownName');
    const base = newGame({ players: 2, seed: 1, banners: ['amazons'] });
    expect(found(base.ok && { ...base.state, content: state.content })).toContain('column[0].race form unknownName');
  });
});

describe('what is no state by its form is refused, field by field', () => {
  const start = stateOf('seat 0 orcs+flying 3:2 4 hand:4');
  const cases: readonly (readonly [what: string, value: unknown, faults: readonly string[]])[] = [
    ['nothing', undefined, [' form missing']],
    ['null', null, [' form type']],
    ['a list', [], [' form type']],
    ['a bytes view of a state’s size', new Uint8Array(8), [' form type']],
    ['a field too many', edited(start, ['extra', 1]), [' form unknownField']],
    ['no name of a box', edited(start, ['content', 7]), ['content form object']],
    ['a box that is not here', edited(start, ['content', { id: 'attic' }]), ['content form unknownBox']],
    ['another box of that id', edited(start, ['content', { id: 'base', digest: '0' }]), ['content form otherBox']],
    ['a field too few', edited(start, ['round', undefined]), ['round form missing']],
    ['no number', edited(start, ['round', '5'], ['coins.0', null]), ['round form type', 'coins[0] form type']],
    ['not a number', { ...start, round: Number.NaN }, ['round form range']],
    ['a fraction', edited(start, ['coins.1', 1.5]), ['coins[1] form range']],
    ['SET-1 a board for six', edited(start, ['board', 6]), ['board form range']],
    ['SET-2 another number of rounds', edited(start, ['rounds', 9]), ['rounds form range']],
    ['a seat that is not there', edited(start, ['turnSeat', 2]), ['turnSeat form range']],
    ['an unknown phase', edited(start, ['phase', 'dance']), ['phase form range']],
    ['a region too few', { ...start, regions: start.regions.slice(1) }, ['regions form length']],
    ['a list of four thousand million', { ...start, forces: new Array(4_000_000_000) }, ['forces form length']],
    ['gaps', { ...start, coins: new Array(2) }, ['coins[0] form missing', 'coins[1] form missing']],
    ['an unknown race', edited(start, ['forces.0.race', 'constructor']), ['forces[0].race form unknownName']],
    [
      'an unknown marker',
      edited(start, ['regions.3.markers.toString', 1]),
      ['regions[3].markers.toString form unknownName'],
    ],
    ['a tray without a race', edited(start, ['tray', {}]), Array.from({ length: 14 }, () => 'tray form missing')],
    ['SET-9 a face that no die has', edited(start, ['hidden.dice', [4]]), ['hidden.dice[0] form range']],
    ['a generator of three', edited(start, ['hidden.random', [1, 2, 3]]), ['hidden.random form length']],
    ['a generator that stands still', edited(start, ['hidden.random', [0, 0, 0, 0]]), ['hidden.random form range']],
    ['a generator of fractions', edited(start, ['hidden.random.1', 0.5]), ['hidden.random[1] form range']],
    ['a generator beyond 32 bits', edited(start, ['hidden.random.1', 2 ** 32]), ['hidden.random[1] form range']],
  ];
  for (const [what, value, expected] of cases) {
    it(what, () => {
      expect(found(value)).toEqual(expected);
    });
  }

  it('minus zero becomes zero', () => {
    const reading = readState({ ...start, coins: [-0, 15] });
    expect(reading.ok && Object.is(reading.state.coins[0], 0)).toBe(true);
  });

  it('values that do something when they are looked at', () => {
    const fail = (): never => {
      throw new Error('hands off');
    };
    const cycle: Json = {};
    cycle.self = cycle;
    const revoked = Proxy.revocable([], {});
    revoked.revoke();
    for (const trap of [
      new Proxy({}, { ownKeys: fail }),
      new Proxy({}, { getPrototypeOf: fail }),
      new Proxy({ ...start }, { get: fail }),
      Object.defineProperty({ ...start }, 'turn', { enumerable: true, get: fail }),
      { ...start, regions: new Proxy([...start.regions], { get: fail }) },
      { ...start, forces: revoked.proxy },
      { ...start, tray: new Proxy({}, { ownKeys: fail }) },
      cycle,
      { ...start, turn: cycle },
      () => start,
      Symbol('state'),
      10n,
    ])
      expect(found(trap).length).toBeGreaterThan(0);
  });

  it('a state that changes while it is read: what was checked is what comes out', () => {
    let reads = 0;
    const fickle = Object.defineProperty({ ...start }, 'round', {
      enumerable: true,
      get: () => (reads++ === 0 ? 5 : 99),
    });
    const reading = readState(fickle);
    expect(reads).toBe(1);
    expect(reading.ok && reading.state.round).toBe(5);
  });

  it('any value at all', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withMap: true,
          withNullPrototype: true,
          withSparseArray: true,
          withTypedArray: true,
        }),
        (value) => {
          expect(readState(value).ok).toBe(false);
        },
      ),
      { numRuns: 1000, seed: 1 },
    );
  });
});

describe('what no play could lead to is refused, with the clause', () => {
  const table = stateOf(
    [
      'board 3; round 4; turn 0 conquer',
      'tribes 13',
      'seat 1 elves declined 11 12',
      'seat 0 orcs+flying 6 9:2 hand:4',
    ].join('\n'),
  );
  const rest = stateOf(
    'turn 1 readyTroops; seat 0 amazons+diplomat 4:2; seat 1 halflings+swamp 1[hole] 2[hole]; seat 0 trolls declined 5',
  );
  const cases: readonly (readonly [what: string, value: unknown, fault: string])[] = [
    ['SET-7 a token out of nowhere', edited(table, ['forces.1.hand', 5]), 'tray.orcs SET-7 supply'],
    ['SET-7 three Holes', edited(rest, ['regions.4.markers.hole', 1]), 'regions SET-7 supply'],
    ['MAP-6 tokens of nobody', edited(table, ['regions.6.force', null]), 'regions[6].tokens MAP-6 holder'],
    ['MAP-6 a holder who is not in play', edited(table, ['regions.6.force', 7]), 'regions[6].force MAP-6 noSuchForce'],
    [
      'SET-4 a Lost Tribe without a symbol',
      edited(table, ['regions.1.lostTribe', true]),
      'regions[1].lostTribe SET-4 lostTribe',
    ],
    [
      'CON-9 a mountain without its Mountain',
      edited(table, ['regions.2.markers', {}]),
      'regions[2].markers CON-9 mountain',
    ],
    [
      'TRO-1 Trolls without a Lair',
      edited(rest, ['regions.5.markers', { mountain: 1 }]),
      'regions[5].markers TRO-1 markerMissing',
    ],
    ['HAL-2 more Holes than ever dug', edited(rest, ['forces.1.memory', {}]), 'forces[1].memory.holes HAL-2 memory'],
    [
      'DEC-8 a Hero in decline',
      edited(table, ['regions.11.markers.hero', 1]),
      'regions[11].markers.hero DEC-8 leavesInDecline',
    ],
    [
      'HER-1 a Hero of no heroic race',
      edited(table, ['regions.9.markers.hero', 1]),
      'regions[9].markers.hero HER-1 notTheirs',
    ],
    ['SET-3 a banner twice', edited(table, ['hidden.banners.0', 'orcs']), 'hidden.banners[0] SET-3 twice'],
    ['SET-3 a badge nowhere', edited(table, ['hidden.badges.0', 'flying']), 'hidden.badges SET-3 nowhere'],
    ['COL-5 miscounted', edited(table, ['bannersLeft', 3]), 'bannersLeft COL-5 miscounted'],
    ['COL-5 five on offer', edited(table, ['column', table.column.slice(1)]), 'column COL-5 columnLength'],
    ['COL-2 coins on a lower combo only', edited(table, ['column.3.coins', 2]), 'column[3].coins COL-2 coinsBelow'],
    ['SET-5 coins lost', edited(table, ['coins', [5, 5, 4]]), 'coins SET-5 coinsLost'],
    ['COL-8 out of order', edited(table, ['forces.1.id', 0]), 'forces[1].id COL-8 order'],
    ['COL-8 the next number given', edited(table, ['nextForce', 1]), 'forces[1].id COL-8 order'],
    ['COL-1 two active races', edited(rest, ['forces.2.declined', false]), 'forces[2].declined COL-1 twoActive'],
    ['DEC-2 two races in decline', edited(rest, ['forces.0.declined', true]), 'forces[2].declined DEC-2 twoDeclined'],
    ['DEC-4 active without a badge', edited(table, ['forces.1.power', null]), 'forces[1].power DEC-4 badgeMissing'],
    ['DEC-4 a badge kept', edited(table, ['forces.0.power', 'hill']), 'forces[0].power DEC-4 badgeKept'],
    ['DEC-3 two turned tokens', edited(table, ['regions.11.tokens', 2]), 'regions[11].tokens DEC-3 declined'],
    [
      'DEC-7 a ghost',
      edited(rest, ['regions.5', { force: null, tokens: 0, lostTribe: false, markers: { mountain: 1 } }]),
      'forces[2] DEC-7 ghost',
    ],
    [
      'RED-2 tokens kept in hand',
      edited(table, ['phase', 'treaty'], ['turn.force', null]),
      'forces[1].hand RED-2 hand',
    ],
    [
      'LOS-2 withdrawn from nowhere',
      edited(stateOf('seat 0 orcs+hill 1; seat 1 elves+swamp 2:2'), ['forces.1.hand', 1], ['tray.elves', 8]),
      'forces[1].hand LOS-2 hand',
    ],
    [
      'AMA-2 Amazons who did not step aside',
      edited(rest, ['forces.0.aside', 3], ['tray.amazons', 10]),
      'forces[0].aside AMA-2 aside',
    ],
    ['LOS-2 a withdrawal of whose turn it is', edited(table, ['phase', 'withdrawal']), 'seat LOS-2 wrongSeat'],
    ['END-1 over too early', edited(table, ['phase', 'gameOver']), 'phase END-1 tooEarly'],
    ['TRN-1 a pick with an active race', edited(table, ['phase', 'pickCombo']), 'phase TRN-1 wrongPhase'],
    ['TRN-2 no active race', edited(table, ['forces.1.seat', 2]), 'phase TRN-2 wrongPhase'],
    ['DIP-1 no Diplomat', edited(table, ['phase', 'treaty']), 'phase DIP-1 wrongPhase'],
    ['STO-1 not Stout', edited(table, ['phase', 'stout']), 'phase STO-1 wrongPhase'],
    ['TRN-7 another’s race acts', edited(table, ['turn.force', 0]), 'turn.force TRN-7 wrongForce'],
    ['GHO-2 no Ghouls', edited(table, ['phase', 'ghouls']), 'turn.force GHO-2 wrongForce'],
    ['TRN-7 a turn not fresh', edited(rest, ['turn.memory', { dragon: 1 }]), 'turn TRN-7 notFresh'],
    [
      'CON-6 conquered and not held',
      edited(table, ['turn.conquests', [{ force: 1, region: 1, nonEmpty: true }]]),
      'turn.conquests[0] CON-6 notHeld',
    ],
    ['TRN-4 begun without a conquest', edited(table, ['turn.begun', true]), 'turn.begun TRN-4 begun'],
    ['DIP-1 attacked oneself', edited(table, ['turn.attacked', [0]]), 'turn.attacked DIP-1 attacked'],
    [
      'BER-1 a roll of no Berserk race',
      edited(table, ['turn.roll', { value: 2, clause: 'BER-1', binding: 'BER-2' }]),
      'turn.roll BER-1 roll',
    ],
    ['TRN-1 more races than turns', edited(table, ['nextForce', 20]), 'nextForce TRN-1 tooEarly'],
    ['TRN-1 a race before its player’s turn', edited(table, ['round', 1]), 'forces[0] TRN-1 tooEarly'],
    [
      'TRN-1 an old race picked now',
      edited(table, ['turn.picked', true], ['nextForce', 3]),
      'turn.picked TRN-1 picked',
    ],
    [
      'DIP-2 a treaty of none who can make one',
      edited(table, ['pacts', [{ force: 1, bound: 2 }]]),
      'pacts[0] DIP-2 pact',
    ],
    ['DIP-1 a treaty with oneself', edited(rest, ['pacts', [{ force: 0, bound: 0 }]]), 'pacts[0] DIP-1 pact'],
  ];
  for (const [what, value, expected] of cases) {
    it(what, () => {
      expect(found(value)).toContain(expected);
    });
  }

  it('says so in a sentence with the numbers', () => {
    const reading = readState(edited(table, ['forces.1.hand', 5]));
    expect(reading.ok ? [] : reading.faults).toEqual([
      {
        path: 'tray.orcs',
        clause: 'SET-7',
        code: 'supply',
        message: 'There are 10 orcs in the box, not 11: 3 in the tray and 8 in play.',
      },
    ]);
  });
});
