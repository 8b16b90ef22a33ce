import { commitmentTo } from '../chance/index.ts';
import { randomHex } from './world.ts';

/** A share in chance, drawn before the room's is known, and the room's commitment when it was given. */
export interface Pledge {
  readonly value: string;
  /** Null if the room has not told. */
  readonly toward: string | null;
  /** By the room's first commitment to it (`gameOf`); null: the one that was opened with it. */
  readonly game: string | null;
}

/** A share drawn now, and the commitment to it that says nothing of it. */
export function pledged(): { readonly value: string; readonly commitment: string } {
  const value = randomHex(32);
  return { value, commitment: commitmentTo(value) };
}
