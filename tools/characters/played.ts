import { leaderOf } from '../../src/opponents/characters/leaning.ts';
import { type Asked, decide, type Memory } from '../../src/opponents/index.ts';
import { noMemory, remembered } from '../../src/opponents/memory.ts';
import { apply, type GameEvent, type GameState, newGame, type Seat, standings, view } from '../../src/rules/index.ts';

/** What one seat did in one game. */
export interface Played {
  /** Its share of the win, 0–1. */
  readonly won: number;
  readonly coins: number;
  /** Regions it attacked, those of them that somebody held, and of these those of the leader and of whoever attacked it last. */
  readonly attacks: number;
  readonly onOthers: number;
  readonly onLeader: number;
  readonly onAttacker: number;
  /** The round in which it first declined; null if it never did. */
  readonly declined: number | null;
  /** How often it picked a combo, and the coins it paid for them, less those that lay on them. */
  readonly picks: number;
  readonly paid: number;
}

/** Plays a game between these opponents, and says what one seat did in it. Throws on an illegal command. */
export function played(opponents: readonly Asked[], seat: Seat, seed: number): Played {
  const start = newGame({ players: opponents.length, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  let state: GameState = start.state;
  const memories: Memory[] = opponents.map(() => noMemory({ players: opponents.length }));
  const counts = { attacks: 0, onOthers: 0, onLeader: 0, onAttacker: 0, picks: 0, paid: 0 };
  let declined: number | null = null;
  const note = (event: GameEvent, { coins, attacker }: Memory) => {
    if (event.type === 'attackBegan' && event.seat === seat) {
      counts.attacks += 1;
      if (event.defender === null || event.defender === seat) return;
      counts.onOthers += 1;
      if (event.defender === leaderOf({ coins, attacker }, seat)) counts.onLeader += 1;
      if (event.defender === attacker) counts.onAttacker += 1;
    }
    if (event.type === 'comboPicked' && event.seat === seat) {
      counts.picks += 1;
      counts.paid += event.cost;
    }
  };
  while (state.phase !== 'gameOver') {
    const opponent = opponents[state.seat];
    const memory = memories[state.seat];
    if (!opponent) throw new Error(`nobody sits at ${state.seat}`);
    for (const command of decide(view(state, state.seat), { ...opponent, memory }).commands) {
      if (state.seat === seat && (command.type === 'decline' || (command.type === 'stout' && command.decline)))
        declined ??= state.round;
      if (state.seat === seat && command.type === 'pickCombo') counts.paid -= state.column[command.index]?.coins ?? 0;
      const outcome = apply(state, command);
      if (!outcome.ok) throw new Error(`seed ${seed}: ${JSON.stringify(command)} is refused: ${outcome.refusal.code}`);
      for (const event of outcome.events) note(event, memories[seat] ?? noMemory({ players: opponents.length }));
      for (const [at, known] of memories.entries()) memories[at] = remembered(known, at, outcome.events);
      state = outcome.state;
    }
  }
  const first = standings(state).filter(({ place }) => place === 1);
  const won = first.some((row) => row.seat === seat) ? 1 / first.length : 0;
  return { won, coins: state.coins[seat] ?? 0, declined, ...counts };
}
