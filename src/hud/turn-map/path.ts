import type { LogEntry } from '../../rules/course.ts';
import type { Command } from '../../rules/index.ts';
import { opens, type Stage, type StageName } from '../../session/turn/index.ts';
import { phases } from './chart.ts';

export interface Path {
  /** The phases of the turn so far, in order; the last one is the present. */
  readonly gone: readonly StageName[];
  /** Where the turn goes next, if that is settled and only remains to be shown; else null. */
  readonly next: StageName | null;
}

/** The phase in which a command begins a turn; null for a command that many phases allow. */
function homeOf({ type }: Command): StageName | null {
  const homes = phases.filter(({ ways }) => ways.some(({ by }) => by === type));
  return homes.length === 1 ? (homes[0]?.name ?? null) : null;
}

/** A turn ends when it is handed over; of the turns in the log, this is the one being shown. */
export function pathOf(log: readonly LogEntry[], showing: Stage | null, present: StageName): Path {
  const last = showing?.events.at(-1);
  let gone: StageName[] = [];
  let shown: readonly StageName[] | null = null;
  let begins = false;
  for (const { command, events } of log) {
    const home = gone.length === 0 ? homeOf(command) : null;
    if (home) gone.push(home);
    for (const event of events) {
      const opened = opens(event, gone.at(-1) ?? null);
      const isNew = opened !== null && opened !== gone.at(-1);
      if (isNew && shown) return upTo(present, shown, opened);
      if (isNew && begins) gone = [];
      if (isNew) gone.push(opened);
      if (isNew) begins = opened === 'handOver';
      if (event === last) shown = gone;
    }
  }
  return upTo(present, shown ?? gone, null);
}

/** If a curtain falls before what the rules already wait for, that phase is still to come. */
function upTo(present: StageName, gone: readonly StageName[], next: StageName | null): Path {
  const last = gone.at(-1) ?? null;
  if (last === present) return { gone, next };
  return present === 'handOver'
    ? { gone: [...gone.slice(0, -1), present], next: last }
    : { gone: [...gone, present], next };
}
