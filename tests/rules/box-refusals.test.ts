import { describe, expect, it } from 'vitest';
import { findContent, readBox } from '../../src/rules/index.ts';

describe('a box that can be read is refused by the rules', () => {
  const gnomes = { id: 'gnomes', tokens: 6, borrows: 'ratmen' };
  const nimble = { id: 'nimble', tokens: 4 };
  const idol = { part: 'strike', piece: 'idol' } as const;
  const allRaces = 'amazons dwarves elves ghouls giants halflings humans orcs ratmen skeletons sorcerers tritons';
  const somePowers = 'berserk flying forest fortified hill merchant mounted pillaging swamp wealthy';

  it.each<readonly [what: string, own: object, refusal: object, place?: string]>([
    [
      'OWN-1 a name that a race has',
      { ownRaces: [{ ...gnomes, id: 'orcs' }] },
      { clause: 'OWN-1', code: 'nameTaken', facts: { name: 'orcs' } },
      'ownRaces[0]',
    ],
    [
      'OWN-1 a name that a power has',
      { ownRaces: [{ ...gnomes, id: 'flying' }] },
      { clause: 'OWN-1', code: 'nameTaken', facts: { name: 'flying' } },
      'ownRaces[0]',
    ],
    [
      'OWN-1 eleven tokens',
      { ownRaces: [{ ...gnomes, tokens: 11 }] },
      { clause: 'OWN-1', code: 'tooManyOwnTokens', facts: { tokens: 11, most: 10 } },
      'ownRaces[0]',
    ],
    [
      'OWN-1 tokens below none',
      { ownRaces: [{ ...gnomes, tokens: -1 }] },
      { clause: 'OWN-1', code: 'tooManyOwnTokens', facts: { tokens: -1, most: 10 } },
      'ownRaces[0]',
    ],
    [
      'OWN-1 nobody who lends',
      { ownRaces: [gnomes, { ...gnomes, id: 'imps', borrows: 'nobody' }] },
      { clause: 'OWN-1', code: 'noSuchLender', facts: { name: 'nobody' } },
      'ownRaces[1]',
    ],
    [
      'OWN-1 a lender with fewer',
      { ownRaces: [{ ...gnomes, tokens: 9, borrows: 'dwarves' }] },
      { clause: 'OWN-1', code: 'lenderTooSmall', facts: { race: 'dwarves', supply: 8, tokens: 9 } },
      'ownRaces[0]',
    ],
    [
      'OWN-2 a name that a power has',
      { ownPowers: [{ ...nimble, id: 'hill' }] },
      { clause: 'OWN-2', code: 'nameTaken', facts: { name: 'hill' } },
      'ownPowers[0]',
    ],
    [
      'OWN-2 a name that a race has',
      { ownPowers: [nimble, { ...nimble, id: 'elves' }] },
      { clause: 'OWN-2', code: 'nameTaken', facts: { name: 'elves' } },
      'ownPowers[1]',
    ],
    [
      'OWN-2 six tokens',
      { ownPowers: [{ ...nimble, tokens: 6 }] },
      { clause: 'OWN-2', code: 'tooManyOwnTokens', facts: { tokens: 6, most: 5 } },
      'ownPowers[0]',
    ],
    ['SET-3 a race there is not', { races: ['orcs', 'nobody'] }, { clause: 'SET-3', code: 'unknownCombo' }, 'races'],
    ['SET-3 a power twice', { powers: ['hill', 'hill'] }, { clause: 'SET-3', code: 'unknownCombo' }, 'powers'],
    [
      'SET-3 one that does as nobody',
      { ownRaces: [{ ...gnomes, does: 'nobody' }] },
      { clause: 'SET-3', code: 'unknownCombo' },
      'ownRaces[0].does',
    ],
    [
      'SET-3 a power that does as nobody',
      { ownPowers: [nimble, { ...nimble, id: 'odd', does: 'toString' }] },
      { clause: 'SET-3', code: 'unknownCombo' },
      'ownPowers[1].does',
    ],
    [
      'SET-7 two that bring one piece',
      { ownRaces: [{ ...gnomes, parts: [idol] }], ownPowers: [{ ...nimble, parts: [idol] }] },
      { clause: 'SET-7', code: 'nameTaken', facts: { name: 'idol' } },
    ],
    [
      'COL-5 ten races, and a power that lets another linger',
      { races: allRaces.split(' ').slice(2) },
      { clause: 'COL-5', code: 'smallBox', facts: { races: 10, powers: 20, leastRaces: 12, leastPowers: 12 } },
    ],
    [
      'COL-5 ten powers, none of which stays in decline',
      { powers: somePowers.split(' ') },
      { clause: 'COL-5', code: 'smallBox', facts: { races: 14, powers: 10, leastRaces: 11, leastPowers: 11 } },
    ],
  ])('%s', (_what, own, refusal, place) => {
    const reading = readBox({ id: 'base', own });
    expect(reading.ok).toBe(true);
    const found = findContent(reading.ok ? reading.name : { id: 'none' });
    expect(found).toMatchObject({ ok: false, refusal });
    expect(found.ok || found.place).toBe(place);
  });

  it('COL-5 a box that is just large enough is played with', () => {
    expect(findContent({ id: 'base', own: { races: allRaces.split(' ') } }).ok).toBe(true);
    expect(findContent({ id: 'base', own: { powers: [...somePowers.split(' '), 'seafaring'] } }).ok).toBe(true);
  });
});
