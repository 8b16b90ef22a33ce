import type { LogEntry } from '../../rules/course.ts';
import { createHolding } from '../../session/turn/holding.ts';
import { bounds } from '../protocol/index.ts';
import { after, dealt, type Game } from './game.ts';
import type { LogRow, SnapshotRow } from './store.ts';

/** A game as a snapshot has it: without its log, which the steps have. */
interface Written extends Omit<Game, 'holding'> {
  readonly holding: Pick<Game['holding'], 'setup' | 'game' | 'past' | 'revision'>;
}

export function writeSnapshot({ holding: { setup, game, past, revision }, ...rest }: Game): string {
  return JSON.stringify({ ...rest, holding: { setup, game, past, revision } } satisfies Written);
}

export function fitsInRow(text: string): boolean {
  return new TextEncoder().encode(text).length <= bounds.row;
}

/** The game as stored: the snapshot, and what came after it played again. Throws if that cannot be. */
export function restored(rows: readonly LogRow[], snapshot: SnapshotRow | null): Game {
  const base = snapshot === null ? null : readSnapshot(snapshot, rows);
  return rows.slice((snapshot?.n ?? -1) + 1).reduce<Game | null>(afterRow, base) ?? missing();
}

function readSnapshot({ n, body }: SnapshotRow, rows: readonly LogRow[]): Game {
  const { holding, ...rest } = JSON.parse(body) as Written;
  const { setup, game, past, revision } = holding;
  return { ...rest, holding: { ...createHolding(setup, game, { log: logOf(rows.slice(0, n + 1)), past }), revision } };
}

function afterRow(game: Game | null, { act, seat }: LogRow): Game {
  if (act.kind === 'deal') return dealt(act.deal, act.share, act.device ?? null) ?? missing();
  const next = game === null ? missing() : after(game, seat, act);
  return 'refused' in next ? missing() : next;
}

/** The log of a game from what its steps left of it and added to it. */
function logOf(rows: readonly LogRow[]): readonly LogEntry[] {
  const log: LogEntry[] = [];
  for (const { from, entries } of rows) {
    log.length = from;
    log.push(...entries);
  }
  return log;
}

function missing(): never {
  throw new Error('rooms: the steps of this room do not lead to a game');
}
