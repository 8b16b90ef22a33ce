import type { Command } from '../rules/index.ts';
import { type LogEntry, opens, type Stage, type StageName } from '../turn/index.ts';
import { phases } from './chart.ts';

/** The way through a turn. */
export interface Path {
  /** The phases of the turn so far, in order; the last one is the present. */
  readonly gone: readonly StageName[];
  /** Where the turn goes on to, where that is settled and only being shown; else null. */
  readonly next: StageName | null;
}

/** The phase a command begins a turn in; null for one that many phases know. */
function homeOf({ type }: Command): StageName | null {
  const homes = phases.filter(({ ways }) => ways.some(({ by }) => by === type));
  return homes.length === 1 ? (homes[0]?.name ?? null) : null;
}

/**
 * The way the turn on the table has taken: what the log tells, up to what is being shown, and to the phase the chart is in. A turn ends by
 * handing over; of the log's turns it is the one that is shown.
 */
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

/** The path, ended by the present phase. A curtain falls before what the rules wait for already: that is still to come. */
function upTo(present: StageName, gone: readonly StageName[], next: StageName | null): Path {
  const last = gone.at(-1) ?? null;
  if (last === present) return { gone, next };
  return present === 'handOver'
    ? { gone: [...gone.slice(0, -1), present], next: last }
    : { gone: [...gone, present], next };
}
