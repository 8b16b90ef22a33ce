import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { browserStorage } from '../../ui/look/browser-storage.ts';

/** What the coach remembers about this browser's players, across games. No game depends on it. */
export interface Memory {
  /** Topics already explained (`topic.ts`). */
  readonly told: readonly string[];
  /** Clauses a player has used correctly. */
  readonly used: readonly string[];
}

export const blank: Memory = { told: [], used: [] };

/** More than there are topics or clauses: a longer list is not ours. */
const most = 500;

/** The short strings of a stored list, without duplicates. */
export function idsIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((one): one is string => typeof one === 'string' && one.length < 60))].slice(0, most);
}

/** Reads a memory from whatever storage holds; drops invalid entries. */
export function readMemory(found: unknown): Memory {
  if (typeof found !== 'object' || found === null) return blank;
  const { told, used }: Partial<Record<keyof Memory, unknown>> = found;
  return { told: idsIn(told), used: idsIn(used) };
}

/** The coach's memory, stored in this browser like the settings. */
export const useMemory = create<Memory>()(
  persist(() => blank, {
    name: 'small-world-table.coach',
    storage: browserStorage<Memory>(),
    merge: (found, now) => ({ ...now, ...readMemory(found) }),
  }),
);

/** The memory with new entries in one of its lists, or the same object if there are none. */
function grown(memory: Memory, list: keyof Memory, more: readonly string[]): Memory {
  const fresh = [...new Set(more)].filter((one) => !memory[list].includes(one));
  return fresh.length === 0 ? memory : { ...memory, [list]: [...memory[list], ...fresh].slice(-most) };
}

/** Records that the topic was explained. */
export function noteTold(topic: string): void {
  useMemory.setState((memory) => grown(memory, 'told', [topic]));
}

/** Records that a player used these clauses correctly. */
export function noteUsed(clauses: readonly string[]): void {
  useMemory.setState((memory) => grown(memory, 'used', clauses));
}

/** Forgets everything, so that it is explained again. */
export function forget(): void {
  useMemory.setState(blank);
}
