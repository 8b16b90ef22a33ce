import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyPage } from '../browser/any-page.ts';
import { waitFor } from '../browser/wait.ts';

/** A page of some browser, and what its driver can do besides. */
export interface Drive extends AnyPage {
  /** What the browser says it is. */
  readonly version: string;
  /** Goes to an address, or loads it again. */
  goto(url: string): Promise<void>;
  /** Gives a file on this machine to an input for files. */
  give(selector: string, path: string): Promise<void>;
  /** A picture of what is in sight, as the bytes of a PNG. */
  picture(): Promise<Uint8Array>;
  /** Where what it fetches for the player comes to lie. */
  readonly downloads: string;
  close(): Promise<void>;
}

export interface Wishes {
  /** The browser draws nothing in 3D. */
  readonly flat?: boolean;
}

/** The page's part of the window in every browser: then their pictures can be laid side by side. */
export const size = { width: 1280, height: 720 } as const;

/** What a question to the page is as a script, for drivers that take only words; the answer is JSON. */
export function asScript(question: (given: never) => unknown, given: unknown): string {
  const said = JSON.stringify(given) ?? '';
  return `(async () => JSON.stringify({ answer: await (${question})(${said}) }))()`;
}

/** The answer in what such a script gave. */
export function answerIn<R>(said: unknown): R {
  return JSON.parse(String(said)).answer;
}

/** The text of the file that a step has the browser fetch. */
export async function fetched({ downloads }: Drive, step: () => Promise<void>): Promise<string> {
  mkdirSync(downloads, { recursive: true });
  const before = readdirSync(downloads);
  await step();
  return waitFor('the file', async () => {
    const [name, ...more] = readdirSync(downloads).filter((one) => !before.includes(one));
    // Half of it lies there under another name first.
    if (name === undefined || more.length > 0 || /\.(part|wkdownload)$/.test(name)) return null;
    const path = join(downloads, name);
    return existsSync(path) ? readFileSync(path, 'utf8') || null : null;
  });
}

/** A picture of what is in sight, into shots/browsers. */
export async function photograph(page: Drive, name: string): Promise<void> {
  mkdirSync('shots/browsers', { recursive: true });
  writeFileSync(`shots/browsers/${name}.png`, await page.picture());
}
