import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Candidate, Unfit } from './candidate.ts';

/** What one game brought: candidates, and how many positions were none, by the reason. */
export interface Looked {
  readonly source: string;
  readonly turns: number;
  readonly unfit: Readonly<Partial<Record<Unfit, number>>>;
  readonly candidates: readonly Candidate[];
}

/** The games that have been looked through, as far as the log can be read: a line that was cut off is looked for again. */
export function readLog(file: string): readonly Looked[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const read: Looked[] = [];
  for (const line of lines) {
    try {
      read.push(JSON.parse(line));
    } catch {
      break;
    }
  }
  if (read.length < lines.length) writeFileSync(file, read.map((one) => `${JSON.stringify(one)}\n`).join(''));
  return read;
}

/** Notes one more game. */
export function note(file: string, looked: Looked): void {
  appendFileSync(file, `${JSON.stringify(looked)}\n`);
}
