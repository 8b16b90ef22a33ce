import { describe, expect, it, vi } from 'vitest';
import {
  badgeStays,
  boardIdOf,
  isOtherBoard,
  markerRule,
  nameInState,
  newestBox,
  ownIds,
  release,
} from '../../src/rules/box.ts';
import { makeContent, powerOf, raceOf } from '../../src/rules/content.ts';
import { boxesReleased, contentDigest, contentOf, findContent } from '../../src/rules/index.ts';
import { nimble } from '../support/own.ts';
import { stateOf } from '../support/position.ts';

vi.mock('../../src/rules/boxes/index.ts', () => import('../support/test-boxes.ts'));

const base = contentOf({});
const house = { otherwise: ['CON-1'] } as const;
const own = { ownPowers: [{ id: 'nimble', tokens: 4 }] };
const said = { title: 'Ours', own, house, board: 4 } as const;

describe('the box a game is dealt from', () => {
  it('is the newest for a new game, named with all that the table plays otherwise', () => {
    const id = boxesReleased().at(-1)?.id;
    expect(newestBox()).toStrictEqual({ content: { id } });
    expect(newestBox(house)).toStrictEqual({ content: { id, house } });
    expect(newestBox(undefined, own)).toStrictEqual({ content: { id, own } });
    expect(newestBox(undefined, undefined, 3)).toStrictEqual({ content: { id, board: 3 } });
    expect(newestBox(house, own, 4, 'Ours')).toStrictEqual({ content: { id, ...said } });
  });

  it('has in a state the name that was said, with the digest of what is in it; none for the first by the usual rules', () => {
    const found = findContent({ id: 'base', own });
    if (!found.ok) return expect.fail(found.refusal.code);
    const digest = contentDigest(found.content);
    expect(nameInState({ id: 'base', ...said }, found.content)).toStrictEqual({ id: 'base', digest, ...said });
    expect(nameInState({ id: 'base', own }, found.content)).toStrictEqual({ id: 'base', digest, own });
    const first = contentDigest(base);
    expect(nameInState(undefined, base)).toBeUndefined();
    expect(nameInState({ id: 'base', title: 'Ours' }, base)).toBeUndefined();
    expect(nameInState({ id: 'base', house }, base)).toStrictEqual({ id: 'base', digest: first, house });
    expect(nameInState({ id: 'base', board: 3 }, base)).toStrictEqual({ id: 'base', digest: first, board: 3 });
    const name = nameInState({ id: 'base', own }, found.content);
    expect(contentOf({ content: name })).toBe(found.content);
  });

  it('is found by its name, or refused by it', () => {
    expect(findContent(undefined)).toEqual({ ok: true, content: base });
    expect(findContent({ id: 'base', digest: contentDigest(base) })).toEqual({ ok: true, content: base });
    expect(findContent({ id: 'attic' })).toMatchObject({
      refusal: { clause: null, code: 'unknownBox', facts: { box: 'attic' } },
    });
    expect(findContent({ id: 'base', digest: '0' })).toMatchObject({
      refusal: { clause: null, code: 'otherBox', facts: { box: 'base' } },
    });
  });

  it('has the names of what is its own', () => {
    const gnomes = { id: 'gnomes', tokens: 6, borrows: 'ratmen' };
    expect([undefined, {}, own, { ...own, ownRaces: [gnomes] }].map(ownIds)).toEqual([
      [],
      [],
      ['nimble'],
      ['gnomes', 'nimble'],
    ]);
  });

  it('LOS-2 has guests in every box: they guard, go back, and stay in decline', () => {
    expect(markerRule({}, 'guest')).toEqual({
      id: 'guest',
      clause: 'LOS-2',
      supply: expect.any(Number),
      defence: 1,
      guards: true,
      returns: true,
      leavesInDecline: false,
    });
  });

  it('SET-1 is played on the board it names, else on the printed one for its players', () => {
    expect(boardIdOf({ players: 3 })).toBe(3);
    expect(boardIdOf({ players: 3, content: { id: 'base', house } })).toBe(3);
    expect(boardIdOf({ players: 3, content: { id: 'base', board: 4 } })).toBe(4);
    expect([isOtherBoard({ board: 4, players: 3 }), isOtherBoard({ board: 3, players: 3 })]).toEqual([true, false]);
  });

  it('SPI-2 keeps the badges of powers that do something in decline', () => {
    const stays = (text: string) => stateOf(text).forces.map((force) => badgeStays({}, force));
    expect(stays('seat 0 orcs+spirit 1; seat 1 elves+hill 2; seat 1 humans declined 3')).toEqual([true, false, false]);
  });

  it('fails at once where a name means nothing: that is a mistake of the program', () => {
    expect(() => release([])).toThrow('rules: the boxes are released already');
    expect(() => contentOf({ content: { id: 'attic' } })).toThrow('rules: no box "attic" (unknownBox)');
    expect(() => markerRule({}, 'idol')).toThrow('rules: no marker "idol"');
    expect(markerRule({}, 'mountain')).toMatchObject({
      clause: 'CON-9',
      supply: 9,
      defence: 1,
      leavesInDecline: false,
    });
    expect(() => raceOf(base, 'nobody')).toThrow('rules: no race or power "nobody" in the box');
    expect(() => powerOf(base, 'nothing')).toThrow('rules: no race or power "nothing" in the box');
    expect(() => makeContent('odd', { races: [], powers: [nimble, nimble] })).toThrow(
      'rules: "nimble" is in the box twice',
    );
  });
});
