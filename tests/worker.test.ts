import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newGame, view } from '../src/rules/index.ts';
import type { Said } from '../src/ui/platform/thread.ts';
import { opponent } from './support/table-actor.ts';

/** What the thread's script hears and says. */
let hear: (event: { readonly data: unknown }) => Promise<void> = () => Promise.reject(new Error('nobody listens'));
const said = vi.fn<(said: Said) => void>();

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener;
  });
  vi.stubGlobal('postMessage', said);
  await import('../src/worker.ts');
});

afterAll(() => void vi.unstubAllGlobals());

const answerTo = async (job: string, question: unknown) => {
  said.mockClear();
  await hear({ data: { id: 7, job, question } });
  return said.mock.calls.map(([one]) => one);
};

it('the one script of all threads does what is asked, and says what it was asked', async () => {
  const start = newGame({ players: 2, seed: 1 });
  if (!start.ok) throw new Error('no game');
  const [answer] = await answerTo('decide', { view: view(start.state, 0), opponent: opponent() });
  expect(answer).toMatchObject({ id: 7, answer: { commands: [{ type: 'pickCombo' }] } });
  expect(await answerTo('best-turn', { position: 'nothing of the kind', limit: 1 })).toEqual([{ id: 7, answer: null }]);
});

it('tells the trouble it comes to, and what nobody has taught it', async () => {
  const [trouble] = await answerTo('review', {});
  expect(trouble).toHaveProperty('trouble');
  expect(await answerTo('dance', null)).toEqual([{ id: 7, trouble: 'Error: thread: no job dance' }]);
});

it('knows every job that the page can ask for', async () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /jobs?\.ts$/.test(name));
  const names = files.flatMap((name) =>
    [...readFileSync(`src/${name}`, 'utf8').matchAll(/ = \{ job: '(.+?)' \}/g)].map(([, job]) => job ?? ''),
  );
  expect(names.length).toBeGreaterThan(7);
  for (const name of names) {
    const [answer] = await answerTo(name, null);
    expect(answer).not.toMatchObject({ trouble: expect.stringMatching(/no job/) });
  }
});
