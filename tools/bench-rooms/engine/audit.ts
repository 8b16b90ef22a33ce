import { restored } from '../../../src/rooms/core/game.ts';
import type { LogRow, SnapshotRow } from '../../../src/rooms/core/room-store.ts';
import { canonical, digest, view } from '../../../src/rules/index.ts';

/** What a room's disk says of it. */
export interface Audit {
  /** The key of each step (device and id of what was asked), null for the room's own; in order. */
  readonly keys: readonly (string | null)[];
  /** The steps are numbered from 0 without gaps, and no key is there twice. */
  readonly isGapless: boolean;
  /** The game from the snapshot and what came after it is the game played again from its deal, and so is its log. */
  readonly isReplayed: boolean;
  /** Hashes of the whole truth, and of what everybody sees. */
  readonly hash: string;
  readonly view: string;
}

/** Looks a room's stored steps through. */
export function audit(rows: readonly LogRow[], snapshot: SnapshotRow | null): Audit {
  const keys = rows.map(({ key }) => key);
  const named = keys.filter((key) => key !== null);
  const called = restored(rows, snapshot);
  const played = restored(rows, null);
  const sameGame = canonical(called.holding.game) === canonical(played.holding.game);
  const sameLog = canonical(called.holding.log) === canonical(played.holding.log);
  return {
    keys,
    isGapless: rows.every(({ n }, at) => n === at) && new Set(named).size === named.length,
    isReplayed: sameGame && sameLog,
    hash: hashOfSteps(rows),
    view: digest(view(played.holding.game, null)),
  };
}

/** The hash of the game that stored steps lead to, played from its deal: the whole truth and its log. */
export function hashOfSteps(rows: readonly LogRow[]): string {
  const { holding, key } = restored(rows, null);
  return digest({ game: holding.game, log: holding.log, key });
}
