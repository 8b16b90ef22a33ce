import type { Dealt } from './box.ts';
import type { OwnPowerData, OwnRaceData } from './state.ts';

/** The race or power of one's own; undefined if printed. No two of a box share an id (OWN-1, OWN-2). */
export function ownTrait({ content }: Dealt, id: string): OwnRaceData | OwnPowerData | undefined {
  const { ownRaces = [], ownPowers = [] } = content?.own ?? {};
  const isIt = (one: OwnPowerData) => one.id === id;
  return ownRaces.find(isIt) ?? ownPowers.find(isIt);
}
