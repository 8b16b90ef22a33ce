import type { GameEvent } from '../../rules/index.ts';

/** An event of this type. */
export type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** The first event of a type in a run of them, or null. */
export function first<Type extends GameEvent['type']>(events: readonly GameEvent[], type: Type): EventOf<Type> | null {
  const is = (event: GameEvent): event is EventOf<Type> => event.type === type;
  return events.find(is) ?? null;
}

/** All events of a type. */
export function all<Type extends GameEvent['type']>(events: readonly GameEvent[], type: Type): EventOf<Type>[] {
  const is = (event: GameEvent): event is EventOf<Type> => event.type === type;
  return events.filter(is);
}
