// @vitest-environment happy-dom
import { isLong } from '../support/how-long.ts';
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLesson, useLesson } from '../../src/screens/learn/first-game/lesson-state.ts';
import { readMemory, useMemory } from '../../src/screens/learn/memory.ts';
import { wasRenewed } from '../../src/screens/page/offline/new-version.ts';
import { firstLanguage } from '../../src/screens/page/wanted-language.ts';
import { readOptions } from '../../src/screens/showcase/options.ts';
import { recall } from '../../src/screens/showcase/running-show.ts';
import { StartPage } from '../../src/screens/start/StartPage.tsx';
import { openSaves, SaveError, type Saves } from '../../src/session/saves/index.ts';
import { languages } from '../../src/ui/locale/languages.ts';
import { opponentDelayOf, readSettings, type Settings, useSettings } from '../../src/ui/look/settings.ts';
import { kept as storage } from '../../src/ui/platform/storage.ts';
import { useAnswer } from '../../src/ui/storage/answer.ts';
import { stateIn } from '../../src/ui/storage/reader.ts';
import { someRecord } from '../session/saves/build.ts';
import { damaged, oddNumbers, oddTexts } from '../support/damage.ts';
import { openMore } from './start/more.ts';

/** Each state of the page that is kept, and what reads it again. */
const stores = {
  'small-world-table.settings': [useSettings, () => useSettings.setState(readSettings(kept('settings')), true)],
  'small-world-table.coach': [useMemory, () => useMemory.setState(readMemory(kept('coach')), true)],
  'small-world-table.lesson': [useLesson, () => useLesson.setState(readLesson(kept('lesson')), true)],
} as const;

const kept = (name: string) => stateIn(storage.value(`small-world-table.${name}`));

/** Any text at all, and texts that are nearly what was written. */
function anyText(written: object): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...oddTexts),
    fc.json(),
    fc.string({ unit: 'binary' }),
    damaged({ state: written, version: 0 }).map((value) => asText(value)),
    fc.nat(60).map((length) => JSON.stringify({ state: written, version: 0 }).slice(0, length)),
  );
}

/** JSON in which numbers that it has no word for are written so that they are read as such. */
function asText(value: unknown): string {
  const marked = JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'bigint') return 'big';
    return typeof part === 'number' && !Number.isFinite(part) ? `#${part > 0 ? '' : '-'}1e999#` : part;
  });
  return (marked ?? 'null').replaceAll(/"#(-?1e999)#"/g, '$1');
}

function expectSound(settings: Settings): void {
  expect(readSettings(settings)).toEqual(settings);
  expect(Number.isFinite(opponentDelayOf(settings, false))).toBe(true);
  expect(settings.effects >= 0 && settings.effects <= 1 && settings.ambience >= 0 && settings.ambience <= 1).toBe(true);
}

let count = 0;

/** Saves over a database in which these rows lie. */
async function savesWith(rows: readonly unknown[]): Promise<Saves> {
  const name = `damaged-${count++}`;
  const saves = await openSaves({ name });
  const db = await openDB(name);
  for (const row of rows) await db.put('games', row);
  db.close();
  return saves;
}

function show(saves: Saves | SaveError): void {
  render(
    <StartPage
      saves={saves}
      onSit={() => undefined}
      onReplay={() => undefined}
      onPuzzle={() => undefined}
      onIdle={() => undefined}
    />,
  );
}

beforeEach(() => {
  useAnswer.setState({ answer: 'knows' });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('stored data of any shape', () => {
  it.each(Object.entries(stores))('%s', (name, [store, reread]) => {
    const known = languages.map(String);
    fc.assert(
      fc.property(anyText(store.getInitialState()), (text) => {
        localStorage.setItem(name, text);
        expect(known).toContain(firstLanguage());
        reread();
        expectSound(useSettings.getState());
        expect(readMemory(useMemory.getState())).toEqual(useMemory.getState());
        expect(readLesson(useLesson.getState())).toEqual(useLesson.getState());
      }),
      { numRuns: isLong ? 1000 : 300, seed: 13 },
    );
  });

  it('reads any stored showcase game as one it can continue, or as none', () => {
    fc.assert(
      fc.property(
        anyText({ asked: 'usual', seed: 1, number: 2, setup: someRecord('a').setup, commands: [] }),
        (text) => {
          sessionStorage.setItem('small-world-table.showcase', text);
          expect(recall('usual')).toBeNull();
        },
      ),
      { numRuns: isLong ? 1000 : 300, seed: 14 },
    );
  });

  it('takes a newer version although the stored moment of the last renewal is no moment', () => {
    const now = 1e12;
    sessionStorage.setItem('small-world-table.renewed', String(now - 5));
    expect(wasRenewed(now)).toBe(true);
    for (const text of [...oddTexts, '9e99', '-5', String(now + 1)]) {
      sessionStorage.setItem('small-world-table.renewed', text);
      expect(wasRenewed(now)).toBe(false);
    }
  });

  it('reads any showcase address as valid options', () => {
    const { options: usual } = readOptions('');
    const names = fc.constantFrom(...Object.keys(usual), 'board', 'lang', 'power');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.oneof(fc.string(), fc.constantFrom(...oddTexts)))), (words) => {
        const { options, faults } = readOptions(String(new URLSearchParams(words)));
        expect(options.margin >= 0 && options.margin <= 15 && options.idle >= 15 && options.idle <= 3600).toBe(true);
        expect(options.seed === null || Number.isSafeInteger(options.seed)).toBe(true);
        for (const fault of faults) expect(fault.length).toBeLessThan(60);
      }),
      { numRuns: isLong ? 1000 : 300, seed: 15 },
    );
  });
});

describe('the start page with damaged games in the store', () => {
  const row = { id: 'a', revision: 1, record: someRecord('a') };
  const anyRow = fc.oneof(damaged(row), fc.record({ id: fc.string(), revision: fc.anything(), record: fc.anything() }));
  /** What a store takes: a row with a name, of things that can be copied. */
  const isStored = (value: unknown): value is { readonly id: IDBValidKey } => {
    try {
      if (typeof value !== 'object' || value === null || !('id' in value)) return false;
      structuredClone(value);
      return indexedDB.cmp(value.id, value.id) === 0;
    } catch {
      return false;
    }
  };

  it('gives each game a row of its own, whole or with what is wrong', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow.filter(isStored), { minLength: 8, maxLength: 12 }), async (rows) => {
        cleanup();
        const others = rows.filter(({ id }) => id !== 'whole');
        const saves = await savesWith([...others, { id: 'whole', revision: 1, record: someRecord('whole') }]);
        show(saves);
        await openMore();
        const entries = await saves.list();
        await waitFor(() => expect(document.querySelectorAll('.start-game')).toHaveLength(entries.length));
        expect(document.querySelector('[data-game="whole"] .start-go')).not.toBeNull();
        expect(document.querySelector('form [type="submit"]')).not.toBeNull();
      }),
      { numRuns: isLong ? 25 : 10, seed: 16 },
    );
  });

  it.each(oddNumbers)(
    'saved at %d: it is told as damaged, can be taken away as it lies there, and thrown away',
    async (savedAt) => {
      const record = { ...someRecord('a'), savedAt };
      const saves = await savesWith([{ ...row, record }]);
      show(saves);
      await openMore();
      const [broken] = await screen.findAllByText('A game that cannot be opened');
      const entry = broken?.closest('li');
      if (!entry) throw new Error('no row');
      expect(within(entry).getByText(/damaged/)).toBeTruthy();
      const { name, text } = await saves.export('a');
      expect(name).toBe('small-world-unreadable.json');
      expect(JSON.parse(text)).toMatchObject({ id: 'a', setup: record.setup, seal: record.seal });
      expect(within(entry).getByRole('button', { name: /^Save to a file/ })).toBeTruthy();
      fireEvent.click(within(entry).getByRole('button', { name: /^Delete/ }));
      fireEvent.click(within(entry).getByRole('button', { name: /^Delete/ }));
      await screen.findByText(/No saved games/);
      expect(await saves.list()).toEqual([]);
    },
  );

  it('shows a row that fails to draw as damaged, and all others as they are', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const saves = await openSaves({ name: 'row' });
    vi.spyOn(saves, 'list').mockResolvedValue([
      { id: 'bad', record: { ...someRecord('bad'), savedAt: Number.NEGATIVE_INFINITY } },
      { id: 'good', record: someRecord('good') },
    ]);
    show(saves);
    await openMore();
    await screen.findByRole('button', { name: 'Continue: Ada, Bo' });
    const entry = screen.getByText('A game that cannot be opened').closest('li');
    expect(entry?.dataset.problem).toBe('damaged');
  });

  it('lets a game be continued whose count of writes is no number', async () => {
    for (const revision of [...oddNumbers, null, 'x', {}]) {
      const saves = await savesWith([{ ...row, revision }]);
      const [entry] = await saves.list();
      expect(entry).toMatchObject({ id: 'a', record: someRecord('a') });
    }
  });

  it('does not say that there are no games when they cannot be read', async () => {
    const saves = await openSaves({ name: 'gone' });
    vi.spyOn(saves, 'list').mockRejectedValue(new SaveError('newerStore'));
    show(saves);
    await openMore();
    await screen.findByText(/newer version now keeps the games/);
    expect(screen.queryByText(/No saved games/)).toBeNull();
  });
});
