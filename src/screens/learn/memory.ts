import { fields, list, type Reader, text } from '../../ui/storage/reader.ts';
import { keptState } from '../../ui/storage/stored.ts';

/** What the coach remembers about this browser's players, across games. No game depends on it. */
export interface Memory {
  readonly told: readonly string[];
  /** Clauses a player has used correctly. */
  readonly used: readonly string[];
}

export const blank: Memory = { told: [], used: [] };

/** More than there are topics or clauses: a longer list is not ours. */
const most = 500;

const ids = list(text(/^.{0,59}$/su));

export const idsIn: Reader<readonly string[]> = (found, left) => [...new Set(ids(found, left) ?? [])].slice(0, most);

const memoryIn = fields<Memory>({ told: idsIn, used: idsIn }, blank);

export const readMemory = (found: unknown): Memory => memoryIn(found) ?? blank;

export const useMemory = keptState('small-world-table.coach', readMemory);

/** The memory with new entries in one of its lists, or the same object if there are none. */
function grown(memory: Memory, list: keyof Memory, more: readonly string[]): Memory {
  const fresh = [...new Set(more)].filter((one) => !memory[list].includes(one));
  return fresh.length === 0 ? memory : { ...memory, [list]: [...memory[list], ...fresh].slice(-most) };
}

export function noteTold(topic: string): void {
  useMemory.setState((memory) => grown(memory, 'told', [topic]));
}

export function noteUsed(clauses: readonly string[]): void {
  useMemory.setState((memory) => grown(memory, 'used', clauses));
}

export function forget(): void {
  useMemory.setState(blank);
}
