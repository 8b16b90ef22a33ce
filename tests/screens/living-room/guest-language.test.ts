// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { guestLanguage } from '../../../src/screens/living-room/ControllerTable.tsx';
import { readWish } from '../../../src/screens/living-room/open-table.ts';
import { isTableWanted } from '../../../src/screens/route.ts';

it('lets a passer-by read a language of the wall: their own, else one their browser names, else its first', () => {
  expect(guestLanguage(['ro', 'it'], 'it', ['it-IT'])).toBeNull();
  expect(guestLanguage(['ro', 'it'], 'bg', ['bg', 'it-CH'])).toBe('it');
  expect(guestLanguage(['ro', 'it'], 'bg', ['bg'])).toBe('ro');
  expect(guestLanguage([''], 'bg', ['bg'])).toBeNull();
  expect(guestLanguage(['xx'], 'bg', ['bg'])).toBeNull();
});

it('reads from the address how many may come, for how long, in which languages, on which board, also of a showcase', () => {
  expect(readWish('?table=4&guests=2&minutes=7&languages=ro,xx,it')).toEqual({
    players: 4,
    wall: { most: 2, minutes: 7, idle: 75, languages: ['ro', 'it'] },
    levels: null,
  });
  expect(readWish('?showcase&players=3&levels=raider&guests=1&idle=40')).toEqual({
    players: 3,
    wall: { most: 1, minutes: 10, idle: 40 },
    levels: ['raider'],
  });
  expect(readWish('?table').wall).toBeNull();
  expect(readWish('?table=5&board=4')).toEqual({ players: 5, board: 4, wall: null, levels: null });
  expect(readWish('?table=4&board=4')).not.toHaveProperty('board');
  expect(readWish('?showcase&players=2&board=5&guests=1')).toMatchObject({ players: 2, board: 5 });
  expect(isTableWanted('?showcase&guests=2')).toBe(true);
  expect(isTableWanted('?showcase')).toBe(false);
  expect(isTableWanted('?table=3')).toBe(true);
});
