import { forceOf, type GameEvent, type GameState, oddsOf, type RegionId } from '../../../rules/index.ts';

/** A throw of the die for a region. */
export interface Throw {
  readonly at: number;
  readonly region: RegionId;
  readonly value: number;
  readonly won: boolean;
  /** Faces of the six that win it. */
  readonly wins: number;
}

/** Notes a final roll (DIE-1), with the chance it had. */
export function noteDie(
  throws: Throw[],
  event: GameEvent,
  at: number,
  before: GameState,
  events: readonly GameEvent[],
): void {
  if (event.type !== 'dieRolled' || event.purpose !== 'finalRoll' || event.region === null) return;
  const { region, value } = event;
  const outcome = events.find(
    (other) => (other.type === 'conquered' || other.type === 'attemptFailed') && other.region === region,
  );
  if (outcome?.type !== 'conquered' && outcome?.type !== 'attemptFailed') return;
  const short = (outcome.cost?.total ?? 0) - forceOf(before, event.force).hand;
  throws.push({ at, region, value, won: outcome.type === 'conquered', wins: oddsOf(short)?.wins ?? 6 });
}
