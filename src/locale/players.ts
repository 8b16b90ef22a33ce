import { named, t } from './index.ts';

/** Who sits in a seat: the name that was given, empty where none was, and who decides, a person where nothing is said. */
export interface Seated {
  readonly name: string;
  readonly control?: 'human' | object;
}

/** What the player in a seat is called: by the name that was given, else by the one that stands for it in the language that is spoken. */
export function playerName(seat: number, seated: Seated | undefined): string {
  if (seated?.name) return seated.name;
  const isPerson = (seated?.control ?? 'human') === 'human';
  return isPerson ? t('setup.name.default', { number: seat + 1 }) : named('opponent', 'name', String(seat));
}
