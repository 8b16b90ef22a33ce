import { boardIds, contentOf, type GameEvent, type PrintedBoardId } from '../../src/rules/index.ts';
import clauses from '../../src/ui/locale/en/clauses.json';
import type { CheckedStep } from '../checks/checked-game.ts';

const { powers, races } = contentOf({});

/** What all games have covered: combos on boards, kinds of commands and events, clauses. */
export interface Ledger {
  note(board: PrintedBoardId, step: CheckedStep): void;
  /** Combos picked at least once, and their total, over all boards. */
  picked(): string;
  report(): string;
  /** All counts, to go on from later. */
  kept(): Counts;
}

/** Counts of a ledger by name, as they are kept in a file. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

class Tally {
  readonly counts: Record<string, number>;

  constructor(counts: Readonly<Record<string, number>> = {}) {
    this.counts = { ...counts };
  }

  add(name: string): void {
    this.counts[name] = this.of(name) + 1;
  }

  of(name: string): number {
    return this.counts[name] ?? 0;
  }

  /** Most frequent first. */
  toString(): string {
    const sorted = Object.entries(this.counts).sort(([, a], [, b]) => b - a);
    return sorted.map(([name, count]) => `${name} ${count}`).join(', ');
  }
}

/** Opens a ledger: an empty one, or one that goes on from counts. */
export function openLedger(from: Counts = {}): Ledger {
  const combos = Object.keys(races).flatMap((race) => Object.keys(powers).map((power) => `${power} ${race}`));
  const picks = new Map(boardIds.map((board) => [board, new Tally(from[`picks ${board}`])]));
  const declines = new Tally(from.declines);
  const [commands, events, cited] = [new Tally(from.commands), new Tally(from.events), new Tally(from.cited)];
  const timesOn = (board: PrintedBoardId) => combos.map((combo) => picks.get(board)?.of(combo) ?? 0);
  return {
    note(board, { command, events: happened }) {
      commands.add(command.type === 'act' ? command.action : command.type);
      for (const event of happened) {
        events.add(event.type);
        if (event.type === 'comboPicked') picks.get(board)?.add(`${event.power} ${event.race}`);
        if (event.type === 'declined') declines.add(`${board}`);
        for (const clause of clausesIn(event)) cited.add(clause);
      }
    },
    picked() {
      const times = boardIds.flatMap(timesOn);
      return `${times.filter((count) => count > 0).length} of ${times.length} combos on boards`;
    },
    kept: () => ({
      ...Object.fromEntries(boardIds.map((board) => [`picks ${board}`, picks.get(board)?.counts ?? {}])),
      declines: declines.counts,
      commands: commands.counts,
      events: events.counts,
      cited: cited.counts,
    }),
    report() {
      const unseen = Object.keys(clauses).filter((clause) => cited.of(clause) === 0);
      return [
        ...boardIds.map((board) => {
          const times = timesOn(board).toSorted((a, b) => a - b);
          const spread = `${times[0]} to ${times.at(-1)} times each, half of them ${times[times.length >> 1]} or more`;
          const never = combos.filter((combo) => picks.get(board)?.of(combo) === 0);
          const named = never.length > 12 ? [...never.slice(0, 12), 'and so on'] : never;
          return [
            `board for ${board}: ${combos.length} combos picked ${spread}; ${declines.of(`${board}`)} declines`,
            `never: ${never.length}${never.length > 0 ? ` (${named.join(', ')})` : ''}`,
          ].join('; ');
        }),
        `commands: ${commands}`,
        `events: ${events}`,
        `clauses in events: ${cited}`,
        `clauses no event named: ${unseen.join(', ')}`,
      ].join('\n');
    },
  };
}

/** The clauses an event names, including those of an itemised cost. */
function clausesIn(event: GameEvent): string[] {
  const own = 'clause' in event ? [event.clause] : [];
  const lines = 'cost' in event && typeof event.cost === 'object' ? (event.cost?.lines ?? []) : [];
  return [...own, ...lines.map(({ clause }) => clause)];
}
