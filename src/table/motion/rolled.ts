import { prospectOf } from '../../opponents/judgement/cache.ts';
import { type GameEvent, type GameView, type Odds, oddsOf } from '../../rules/index.ts';

export type Roll = Extract<GameEvent, { readonly type: 'dieRolled' }>;

/** The first throw of the die among these events. */
export function rollIn(events: readonly GameEvent[]): Roll | undefined {
  return events.find((event) => event.type === 'dieRolled');
}

/** Does it do what it is for: is its region taken, or does the next one cost less? */
export function isWon(roll: Roll, events: readonly GameEvent[]): boolean {
  if (roll.purpose === 'beforehand') return roll.value > 0;
  return events.some((event) => event.type === 'conquered' && event.region === roll.region);
}

/** What a throw needs: a face as high as that, and the chance of it. */
export interface Need {
  readonly least: number;
  readonly odds: Odds;
}

/** What it needs to do what it is for, as the rules say; `before` it was thrown. */
export function needOf(before: GameView, { purpose, region }: Roll): Need | null {
  const asked = purpose === 'finalRoll' && region !== null ? prospectOf(before, region) : { short: 1, odds: oddsOf(1) };
  return asked?.odds ? { least: asked.short, odds: asked.odds } : null;
}
