import { type Asked, decide } from '../../src/opponents/index.ts';
import { apply, type ForceId, type GameEvent, type GameState, newGame, view } from '../../src/rules/index.ts';

/** What a trait brought in one game: the coins of its turns, and how many turns those were. */
export interface Brought {
  readonly coins: number;
  readonly turns: number;
}

/** By trait (`race.<id>`, `power.<id>`), in one game. */
export type GameCoins = ReadonlyMap<string, Brought>;

/**
 * Plays a game between opponents of one level, of different tempers, and adds up by race and by power what combos with them were paid in the turns
 * in which they were active (SCO-1, SCO-2): for their regions, and what the race and the power added.
 */
export function coinsOf(players: number, seed: number, level: Asked['level']): GameCoins {
  const start = newGame({ players, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  const opponents = Array.from({ length: players }, (_, seat) => opponentAt(seat, players, seed, level));
  const sums = new Map<string, Brought>();
  let { state } = start;
  while (state.phase !== 'gameOver') {
    const opponent = opponents[state.seat];
    if (!opponent) throw new Error(`nobody sits at ${state.seat}`);
    for (const command of decide(view(state, state.seat), opponent).commands) {
      const outcome = apply(state, command);
      if (!outcome.ok) throw new Error(`seed ${seed}: ${command.type} is refused by ${outcome.refusal.clause}`);
      note(sums, state, outcome.events);
      state = outcome.state;
    }
  }
  return sums;
}

/** Tempers differ from seat to seat and from game to game, since combos suit some more than others. */
function opponentAt(seat: number, players: number, seed: number, level: Asked['level']): Asked {
  const inclined = (step: number) => 0.3 + 0.4 * (((seed * step + seat) % (players + 3)) / (players + 2));
  return {
    level,
    seed: seed * 10 + seat,
    temper: { aggression: inclined(1), greed: inclined(3), patience: inclined(5) },
  };
}

/** Adds what a command paid for the race that was active. */
function note(sums: Map<string, Brought>, before: GameState, events: readonly GameEvent[]): void {
  if (!events.some(({ type }) => type === 'scored')) return;
  const declining = events.findIndex(({ type }) => type === 'declined');
  const scoring = events.findIndex(({ type }) => type === 'scored');
  // A race that declines is paid as one in decline, unless it declines after it was paid (STO-1).
  if (declining >= 0 && declining < scoring) return;
  const active = before.forces.find(({ seat, declined }) => seat === before.turnSeat && !declined);
  if (!active) return;
  const coins = paidTo(active.id, events);
  for (const trait of [`race.${active.race}`, `power.${active.power}`]) {
    const known = sums.get(trait) ?? { coins: 0, turns: 0 };
    sums.set(trait, { coins: known.coins + coins, turns: known.turns + 1 });
  }
}

function paidTo(force: ForceId, events: readonly GameEvent[]): number {
  let coins = 0;
  for (const event of events)
    if (event.type === 'coinsMoved' && event.from.at === 'stash' && event.force === force) coins += event.amount;
  return coins;
}
