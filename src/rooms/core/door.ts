import type { Connection } from './effect.ts';

/** Somebody who has come with the room's code alone: no device of the room yet. */
export interface Knock {
  readonly knock: number;
  /** Of the secret that it will be known by, if it is let in. */
  readonly hash: string;
  readonly name: string;
  readonly connections: readonly Connection[];
  readonly at: number;
}

/** Who stands at the door of a room. Stored as one value. */
export interface Door {
  readonly knocks: readonly Knock[];
  readonly next: number;
  /** How often in a row nobody was let in, and until when the door is shut for it. */
  readonly declined: number;
  readonly until: number;
}

export const shutDoor: Door = { knocks: [], next: 0, declined: 0, until: 0 };

export function isAtDoor({ knocks }: Door, connection: Connection): boolean {
  return knocks.some(({ connections }) => connections.includes(connection));
}

/** Milliseconds that the door is shut after the host has let nobody in: twice as long each time, and the longest. */
const shut = { first: 10_000, longest: 60 * 60_000 } as const;

/** The door after somebody was not let in: whoever is not wanted cannot go on knocking. */
export function afterDecline({ declined }: Door, now: number): Pick<Door, 'declined' | 'until'> {
  return { declined: declined + 1, until: now + Math.min(shut.longest, shut.first * 2 ** Math.min(declined, 20)) };
}
