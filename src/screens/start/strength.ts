import measured from '../../opponents/measured.json';
import type { LevelId } from '../../opponents/types.ts';

/** A level's results against a table of others, as measured by `npm run ladder`. */
interface Measured {
  readonly level: string;
  readonly against: string;
  readonly players: number;
  /** Share of games won, 0–1. */
  readonly share: number;
}

/** Share of games a level wins at a table of this size against the level below it; null if that was not measured. */
export function strengthOf(
  level: LevelId,
  players: number,
  all: readonly Measured[] = measured,
): { readonly share: number; readonly against: LevelId } | null {
  const against = below[level];
  const found = all.find((one) => one.level === level && one.against === against && one.players === players);
  return found && against ? { share: found.share, against } : null;
}

const below: Readonly<Record<LevelId, LevelId | null>> = {
  wanderer: null,
  raider: 'wanderer',
  strategist: 'raider',
  warlord: 'strategist',
};
