import { ownTrait } from '../../../rules/box.ts';
import type { Dealt } from '../../../rules/index.ts';
import { ownLook } from '../own-look.ts';
import { defaultRace, type RaceColours, races } from './races.ts';

function ownColours(of: Dealt, race: string): RaceColours | undefined {
  const look = ownLook(of, race);
  if (look === undefined) return undefined;
  const { field, second, ink } = look;
  return { rim: field, main: field, second, skin: defaultRace.skin, accent: ink, ink };
}

export function raceColours(of: Dealt, race: string): RaceColours {
  const printed = ownTrait(of, race) === undefined ? races[race]?.colours : undefined;
  return printed ?? ownColours(of, race) ?? defaultRace;
}
