import type { Refusal } from './refusal.ts';
import { refuse } from './refuse.ts';
import { powers, races, register } from './registry.ts';
import type { RaceId } from './state.ts';
import type { Power, Race } from './trait.ts';

/** A race of one's own: its tokens are all those of another race, whose banner is taken out (OWN-1). */
export type OwnRace = Omit<Race, 'supply'> & { readonly borrows: RaceId };

/** The most tokens on the blank banner (OWN-1) and on the blank badge (OWN-2). */
export const mostOwnTokens = { race: 10, power: 5 } as const;

/** They are in the box, until `takeOut` makes it as it was before; or why they cannot be. */
export type Brought =
  | { readonly ok: true; readonly takeOut: () => void }
  | { readonly ok: false; readonly refusal: Refusal };

const isCount = (value: number, most: number) => Number.isSafeInteger(value) && value >= 0 && value <= most;

function refuseRace(own: OwnRace): Refusal | null {
  if (Object.hasOwn(races, own.id)) return refuse('OWN-1', 'nameTaken', { name: own.id });
  if (!isCount(own.tokens, mostOwnTokens.race))
    return refuse('OWN-1', 'tooManyOwnTokens', { tokens: own.tokens, most: mostOwnTokens.race });
  const lender = Object.hasOwn(races, own.borrows) ? races[own.borrows] : undefined;
  if (!lender) return refuse('OWN-1', 'noSuchLender', { name: own.borrows });
  if (lender.supply >= own.tokens) return null;
  return refuse('OWN-1', 'lenderTooSmall', { race: lender.id, supply: lender.supply, tokens: own.tokens });
}

function refusePower(own: Power): Refusal | null {
  if (Object.hasOwn(powers, own.id)) return refuse('OWN-2', 'nameTaken', { name: own.id });
  if (isCount(own.tokens, mostOwnTokens.power)) return null;
  return refuse('OWN-2', 'tooManyOwnTokens', { tokens: own.tokens, most: mostOwnTokens.power });
}

/** OWN: puts a race, a power or both of one's own into the box, for the games started from now on. */
export function bringOwn(own: { readonly race?: OwnRace; readonly power?: Power }): Brought {
  const { race, power } = own;
  const refusal = (race && refuseRace(race)) ?? (power && refusePower(power)) ?? null;
  if (refusal) return { ok: false, refusal };
  const takeOut = register({
    ...(race && {
      races: { [race.id]: { ...race, supply: races[race.borrows]?.supply ?? 0 } },
      without: [race.borrows],
    }),
    ...(power && { powers: { [power.id]: power } }),
  });
  return { ok: true, takeOut };
}
