import type { Known } from '../../rooms/protocol/index.ts';

export function isAloneAt({ you, roster }: Known): boolean {
  return roster.seats.every(({ seat, devices }) => devices === 0 || you.seats.includes(seat));
}
