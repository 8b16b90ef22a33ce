import type { GameEvent } from '../../rules/index.ts';

export type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

export function first<Type extends GameEvent['type']>(events: readonly GameEvent[], type: Type): EventOf<Type> | null {
  const is = (event: GameEvent): event is EventOf<Type> => event.type === type;
  return events.find(is) ?? null;
}

export function all<Type extends GameEvent['type']>(events: readonly GameEvent[], type: Type): EventOf<Type>[] {
  const is = (event: GameEvent): event is EventOf<Type> => event.type === type;
  return events.filter(is);
}
