import { randomBytes } from 'node:crypto';
import { type Opening, usualChoices } from '../../../src/rooms/protocol/index.ts';
import type { Control } from '../../../src/session/turn/types.ts';

/** A new game among so many people, or with opponents in some seats. */
export function openingFor(controls: readonly Control[]): Opening {
  const seats = controls.map((control, colour) => ({ name: '', colour, control }));
  const game = { players: controls.length, seed: 1, firstSeat: 0 };
  return {
    secret: freshSecret(),
    setup: { seats, options: { curtain: false }, game },
    commands: [],
    choices: usualChoices,
  };
}

/** So many people. */
export const people = (count: number): Opening => openingFor(new Array<Control>(count).fill('human'));

/** What a device is known by. */
export const freshSecret = () => randomBytes(32).toString('hex');
