import { named, t } from './index.ts';

/** Who sits in a seat: the given name, empty if there is none, and the controller, a person by default. */
export interface Seated {
  readonly name: string;
  readonly control?: 'human' | object;
  /** A person's, whoever decides for it now. */
  readonly isOwned?: boolean;
}

export function playerName(seat: number, seated: Seated | undefined): string {
  if (seated?.name) return seated.name;
  const isPerson = seated?.isOwned === true || (seated?.control ?? 'human') === 'human';
  return isPerson ? t('setup.name.default', { number: seat + 1 }) : named('opponent.name', String(seat));
}
