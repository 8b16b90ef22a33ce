import { leaderOf } from '../../src/opponents/characters/leaning.ts';
import type { Asked } from '../../src/opponents/types.ts';
import type { Seat } from '../../src/rules/index.ts';
import { gameOf, seated, winsOf } from './game.ts';

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

/** Plays a game between these opponents, and says what one seat did in it. */
export function played(opponents: readonly Asked[], seat: Seat, seed: number): Played {
  const counts = { attacks: 0, onOthers: 0, onLeader: 0, onAttacker: 0, picks: 0, paid: 0 };
  let declined: number | null = null;
  const end = gameOf(
    { players: opponents.length, seed },
    seated(opponents),
    ({ before, command, events, memories }) => {
      const memory = memories[seat];
      if (before.seat === seat) {
        if (command.type === 'decline' || (command.type === 'stout' && command.decline)) declined ??= before.round;
        if (command.type === 'pickCombo') counts.paid -= before.column[command.index]?.coins ?? 0;
      }
      for (const event of events) {
        if (event.type === 'comboPicked' && event.seat === seat) {
          counts.picks += 1;
          counts.paid += event.cost;
        }
        if (event.type !== 'attackBegan' || event.seat !== seat) continue;
        counts.attacks += 1;
        if (event.defender === null || event.defender === seat || !memory) continue;
        counts.onOthers += 1;
        if (event.defender === leaderOf(memory, seat)) counts.onLeader += 1;
        if (event.defender === memory.attacker) counts.onAttacker += 1;
      }
    },
  );
  return { won: winsOf(end)[seat] ?? 0, coins: end.coins[seat] ?? 0, declined, ...counts };
}
