import type { OwnPowerData } from '../../rules/index.ts';

/** A name in the language spoken, else in English, else in whichever it was given; its id if it has none. */
export function ownName({ id, names }: Pick<OwnPowerData, 'id' | 'names'>, language: string): string {
  return names?.[language] ?? names?.en ?? Object.values(names ?? {})[0] ?? id;
}
