import type { LogEntry } from '../../../rules/course.ts';
import type { Command, GameEvent, Seat } from '../../../rules/index.ts';

/** A command of the learner's, and in which of the learner's turns it was given. */
interface Deed {
  readonly turn: number;
  readonly command: Command;
  readonly events: readonly GameEvent[];
}

/** What the learner has done so far, according to the log. */
export interface Chronicle {
  /** The learner's current or latest turn, from 1. */
  readonly turn: number;
  /** The learner's commands, oldest first. */
  readonly deeds: readonly Deed[];
  /** Tokens lost to others since the learner's last command. */
  readonly lost: number;
  /** Tokens lost to others before that. */
  readonly lostBefore: number;
}

/** Reads the log. Assumes that the learner had the first turn. */
export function chronicleOf(log: readonly LogEntry[], me: Seat): Chronicle {
  const deeds: Deed[] = [];
  let turn = 1;
  let lost = 0;
  let lostBefore = 0;
  for (const { seat, command, events } of log) {
    if (seat === me) {
      deeds.push({ turn, command, events });
      lostBefore += lost;
      lost = 0;
    }
    for (const event of events) {
      if (event.type === 'turnBegan' && event.seat === me) turn += 1;
      if (event.type === 'tokensMoved' && event.why === 'lost' && event.seat === me && seat !== me) lost += event.count;
    }
  }
  return { turn, deeds, lost, lostBefore };
}
