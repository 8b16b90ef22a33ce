import { commitmentTo } from '../chance/index.ts';
import { randomHex } from './world.ts';

/** A share in chance that this device draws before it knows what the room's will be, and what the room was committed to when it was given. */
export interface Pledge {
  readonly value: string;
  /** Null if the room has not told. */
  readonly toward: string | null;
  /** The game that it is for, by the room's first commitment to it (`gameOf`); null: the one that was opened with it. */
  readonly game: string | null;
}

/** A share drawn now, and the commitment to it that says nothing of it. */
export function pledged(): { readonly value: string; readonly commitment: string } {
  const value = randomHex(32);
  return { value, commitment: commitmentTo(value) };
}
