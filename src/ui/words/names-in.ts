import type { BoxName, OwnPowerData } from '../../rules/index.ts';
import type { Messages } from '../locale/index.ts';

/** A name in the language spoken, else in English, else in whichever it was given; its id if it has none. */
export function ownName({ id, names }: Pick<OwnPowerData, 'id' | 'names'>, language: string): string {
  return names?.[language] ?? names?.en ?? Object.values(names ?? {})[0] ?? id;
}

/** A text that says just this, whatever signs are in it: already parsed, so that nothing in it is taken for an argument. */
export const literal = (text: string): Messages[string] => [{ type: 0, value: text }];

/** What the races and powers of a box are called in a language, as messages. */
export function namesIn({ own }: BoxName, language: string): Messages {
  const races = (own?.ownRaces ?? []).map((race) => [`race.${race.id}`, literal(ownName(race, language))]);
  const powers = (own?.ownPowers ?? []).map((power) => [`power.${power.id}`, literal(ownName(power, language))]);
  return Object.fromEntries([...races, ...powers]);
}
