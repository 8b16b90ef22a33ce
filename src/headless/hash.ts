import type { GameState } from '../rules/index.ts';
import { positionDigest } from '../session/saves/index.ts';

const hashes = new WeakMap<GameState, string>();

/** The fingerprint of a position, as in game files (`check`, see `positionDigest`): 16 hexadecimal digits. */
export function hashOf(state: GameState): string {
  const hash = hashes.get(state) ?? positionDigest(state);
  hashes.set(state, hash);
  return hash;
}
