import { expect, it } from 'vitest';
import { usualOptions } from '../../../src/screens/showcase/options.ts';
import { gameOf } from '../../../src/screens/showcase/use-games.ts';
import { seatsToGive } from '../../../src/screens/showcase/visit/use-visit.ts';

it('every seat that changed hands, and no other, is returned to the opponent that sat there', () => {
  const before = gameOf(0, 3, { ...usualOptions, players: 3 }, String);
  const now = {
    ...before,
    seats: before.seats.map((seat, at) => (at === 1 ? { ...seat, control: 'human' as const } : seat)),
  };
  expect(seatsToGive(before.seats, before.seats)).toEqual([]);
  expect(seatsToGive(before.seats, now.seats)).toEqual([{ seat: 1, control: before.seats[1]?.control }]);
});
