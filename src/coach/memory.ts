import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { browserStorage } from '../look/browser-storage.ts';

/** What the coach remembers of the people at this browser, across games. No game depends on it. */
export interface Memory {
  /** Topics told already (`topic.ts`). */
  readonly told: readonly string[];
  /** Clauses that a player has used rightly. */
  readonly used: readonly string[];
}

export const blank: Memory = { told: [], used: [] };

/** More than there are topics or clauses: whatever is longer is not ours. */
const most = 500;

/** The short words of a list that was found in storage, each once. */
export function idsIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((one): one is string => typeof one === 'string' && one.length < 60))].slice(0, most);
}

/** A memory out of whatever was found in storage: invalid entries are left out. */
export function readMemory(found: unknown): Memory {
  if (typeof found !== 'object' || found === null) return blank;
  const { told, used }: Partial<Record<keyof Memory, unknown>> = found;
  return { told: idsIn(told), used: idsIn(used) };
}

/** The coach's memory: kept by this browser, like the settings. */
export const useMemory = create<Memory>()(
  persist(() => blank, {
    name: 'small-world-table.coach',
    storage: browserStorage<Memory>(),
    merge: (found, now) => ({ ...now, ...readMemory(found) }),
  }),
);

/** Both lists with something new in them, or the same object where there is nothing new. */
function grown(memory: Memory, list: keyof Memory, more: readonly string[]): Memory {
  const fresh = [...new Set(more)].filter((one) => !memory[list].includes(one));
  return fresh.length === 0 ? memory : { ...memory, [list]: [...memory[list], ...fresh].slice(-most) };
}

/** The topic has been told. */
export function noteTold(topic: string): void {
  useMemory.setState((memory) => grown(memory, 'told', [topic]));
}

/** A player has used these clauses rightly. */
export function noteUsed(clauses: readonly string[]): void {
  useMemory.setState((memory) => grown(memory, 'used', clauses));
}

/** Forgets what was told, so that everything is told again. */
export function forget(): void {
  useMemory.setState(blank);
}
