import { type GameEvent, type GameView, type Seat, startingCoinsOf } from '../rules/index.ts';
import type { Memory } from './types.ts';

export function noMemory({ players, content }: Pick<GameView, 'players' | 'content'>): Memory {
  const coins = Array.from({ length: players }, (_, seat) => startingCoinsOf({ content }, seat));
  return { attacker: null, coins };
}

/** What a seat remembers after these events, all of them public: who attacked it last, and what everybody was paid. */
export function remembered(memory: Memory, seat: Seat, events: readonly GameEvent[]): Memory {
  const coins = [...memory.coins];
  let { attacker } = memory;
  for (const event of events) {
    if (event.type === 'attackBegan' && event.defender === seat && event.seat !== seat) attacker = event.seat;
    if (event.type !== 'coinsMoved') continue;
    const { from, to, amount } = event;
    if (from.at === 'player') coins[from.seat] = (coins[from.seat] ?? 0) - amount;
    if (to.at === 'player') coins[to.seat] = (coins[to.seat] ?? 0) + amount;
  }
  return { attacker, coins };
}

export function memoryOf(view: Pick<GameView, 'players' | 'seat' | 'content'>, events: readonly GameEvent[]): Memory {
  return remembered(noMemory(view), view.seat, events);
}
