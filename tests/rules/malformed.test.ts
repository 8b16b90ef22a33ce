import { describe, expect, it } from 'vitest';
import { apply, explain, type GameSetup, newGame } from '../../src/rules/index.ts';
import { farm } from '../support/places.ts';
import { position } from '../support/position.ts';

/** A position in which each of the commands below would be heard, were it well formed. */
const at = {
  pick: position({ phase: 'pickCombo' }),
  conquest: position({ forces: [{ race: 'orcs', power: 'hill', hand: 9 }] }),
  redeployment: position({
    phase: 'redeploy',
    forces: [{ race: 'orcs', power: 'heroic', at: { [farm]: 1 }, hand: 4 }],
  }),
  treaty: position({ phase: 'treaty', forces: [{ race: 'orcs', power: 'diplomat', at: { [farm]: 1 } }] }),
  stout: position({ phase: 'stout', forces: [{ race: 'orcs', power: 'stout', at: { [farm]: 1 } }] }),
};

const fail = (): never => {
  throw new Error('hands off');
};

const malformed: readonly (readonly [where: keyof typeof at, what: string, command: unknown])[] = [
  ['pick', 'nothing', undefined],
  ['pick', 'null', null],
  ['pick', 'a word', 'pickCombo'],
  ['pick', 'a function with a type', Object.assign(() => {}, { type: 'pickCombo', index: 0 })],
  ['pick', 'no type', { index: 0 }],
  ['pick', 'a type of its prototype', Object.create({ type: 'pickCombo', index: 0 })],
  ['pick', 'an unknown type', { type: 'cheat', index: 0 }],
  ['pick', 'no index', { type: 'pickCombo' }],
  ['pick', 'an index below the first', { type: 'pickCombo', index: -1 }],
  ['pick', 'half an index', { type: 'pickCombo', index: 0.5 }],
  ['pick', 'an index in words', { type: 'pickCombo', index: '0' }],
  ['pick', 'a getter that throws', Object.defineProperty({ type: 'pickCombo' }, 'index', { get: fail })],
  ['conquest', 'no region', { type: 'conquer' }],
  ['conquest', 'the region after the last', { type: 'conquer', region: 23 }],
  ['conquest', 'a region below the first', { type: 'conquer', region: -1 }],
  ['conquest', 'a region in words', { type: 'conquer', region: '1' }],
  ['conquest', 'an action without a name', { type: 'act', action: 7, region: farm }],
  ['conquest', 'an action in a region that is not there', { type: 'act', action: 'dragon', region: 23 }],
  ['redeployment', 'a marker without a name', { type: 'placeMarker', marker: 1, region: farm }],
  ['redeployment', 'a marker without a region', { type: 'placeMarker', marker: 'hero' }],
  ['redeployment', 'a marker taken from nowhere', { type: 'liftMarker', marker: 'hero', region: 23 }],
  ['redeployment', 'no token', { type: 'place', region: farm, count: 0 }],
  ['redeployment', 'no number of tokens', { type: 'lift', region: farm }],
  ['treaty', 'no seat', { type: 'treaty' }],
  ['treaty', 'a seat in words', { type: 'treaty', seat: '1' }],
  ['treaty', 'a seat below the first', { type: 'treaty', seat: -1 }],
  ['stout', 'no answer', { type: 'stout' }],
  ['stout', 'an answer in words', { type: 'stout', decline: 'yes' }],
];

describe('what is no command is refused as malformed, by no clause', () => {
  for (const [where, what, command] of malformed) {
    it(`${where}: ${what}`, () => {
      const refusal = { clause: null, code: 'malformed', facts: {}, remedy: null };
      expect(apply(at[where], command)).toEqual({ ok: false, refusal });
      expect(explain(at[where], command)).toEqual(refusal);
    });
  }
});

describe('what is no set-up is refused', () => {
  const refused = (given: unknown) => {
    const start = newGame(given as GameSetup);
    return start.ok ? null : start.refusal;
  };

  it('anything but an object, or one that cannot be read', () => {
    const trap = Object.defineProperty({ seed: 1 }, 'players', { enumerable: true, get: fail });
    for (const given of [undefined, null, 2, 'two', () => ({ players: 2, seed: 1 }), trap])
      expect(refused(given)).toEqual({ clause: null, code: 'malformedSetup', facts: {}, remedy: null });
  });

  it('SET-1 the refused number of players is said as it was given, or what it is', () => {
    const said = (players: unknown) => refused({ players, seed: 1 })?.facts.players;
    expect([said(6), said('two'), said(undefined), said({}), said([2])]).toEqual([
      '6',
      'two',
      'undefined',
      'object',
      'object',
    ]);
  });

  it('SET-3 a banner that is no name', () => {
    for (const banners of [[7], [['orcs']], [null]])
      expect(refused({ players: 2, seed: 1, banners })).toMatchObject({ clause: 'SET-3', code: 'unknownCombo' });
  });
});
