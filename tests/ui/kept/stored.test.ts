// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fields, list, text, whole } from '../../../src/ui/storage/reader.ts';
import {
  allAside,
  asideUnder,
  deleteAside,
  isAnythingAside,
  keptState,
  stored,
} from '../../../src/ui/storage/stored.ts';
import { oddTexts } from '../../support/damage.ts';

interface Cup {
  readonly tea: string;
  readonly sips: readonly number[];
}

const usual: Cup = { tea: 'none', sips: [] };
const cup = fields<Cup>({ tea: text(/^\w+$/), sips: list(whole(0, 9)) });
const open = () => stored('cup', cup, usual);

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('what this browser keeps', () => {
  it('is read as it was kept, until it is forgotten', () => {
    const entry = open();
    expect(entry.read()).toBe(usual);
    expect(entry.keep({ tea: 'mint', sips: [3] })).toBe(true);
    expect(open().find()).toEqual({ value: { tea: 'mint', sips: [3] }, isWhole: true });
    expect(entry.forget()).toBe(true);
    expect(open().find()).toEqual({ value: usual, isWhole: true });
    expect(isAnythingAside()).toBe(false);
  });

  it.each(oddTexts)('is the usual where nothing can be read, and that is put aside once: %s', (odd) => {
    localStorage.setItem('cup', odd);
    for (let times = 0; times < 3; times++) expect(open().find()).toEqual({ value: usual, isWhole: false });
    expect(allAside()).toEqual([{ name: 'cup', text: odd, rest: null }]);
    // It lies where it lay: another version of the page may read it.
    expect(localStorage.getItem('cup')).toBe(odd);
    expect(deleteAside('cup', { text: odd, rest: null })).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('goes on with what can be read of it, and that stays where the rest is deleted', () => {
    const odd = '{"tea":"mint","sips":[3,"four",99]}';
    localStorage.setItem('cup', odd);
    expect(open().find()).toEqual({ value: { tea: 'mint', sips: [3] }, isWhole: false });
    const [one] = allAside();
    expect(one).toEqual({ name: 'cup', text: odd, rest: '{"tea":"mint","sips":[3]}' });
    expect(one && deleteAside(one.name, one)).toBe(true);
    expect(open().find()).toEqual({ value: { tea: 'mint', sips: [3] }, isWhole: true });
    expect(isAnythingAside()).toBe(false);
  });

  it('stays as it is now where something older is deleted', () => {
    localStorage.setItem('cup', '{"tea":7}');
    const entry = open();
    entry.keep({ tea: 'sage', sips: [] });
    deleteAside('cup', { text: '{"tea":7}', rest: null });
    expect(open().read().tea).toBe('sage');
  });

  it('never overwrites what another tab has put there before it was looked at', () => {
    const entry = open();
    entry.keep(usual);
    localStorage.setItem('cup', '{"tea"');
    entry.keep({ tea: 'sage', sips: [] });
    localStorage.setItem('cup', '7');
    entry.forget();
    expect(allAside().map((one) => one.text)).toEqual(['{"tea"', '7']);
  });

  it('reads what older pages put aside, and does not touch what they did not read', () => {
    localStorage.setItem('cup.unread', '["{","7"]');
    localStorage.setItem('box.unread', '{"own":5');
    localStorage.setItem('cup', '7');
    expect(asideUnder('cup')).toEqual([
      { text: '{', rest: '{' },
      { text: '7', rest: '7' },
    ]);
    expect(allAside().map(({ name, text }) => [name, text])).toEqual([
      ['box', '{"own":5'],
      ['cup', '{'],
      ['cup', '7'],
    ]);
    for (const one of allAside()) expect(deleteAside(one.name, one)).toBe(true);
    expect([localStorage.getItem('cup'), localStorage.length]).toEqual(['7', 1]);
  });

  it('puts no more than eight aside, the first', () => {
    for (let count = 0; count < 12; count++) {
      localStorage.setItem('cup', `{${count}`);
      open().read();
    }
    expect(asideUnder('cup').map((one) => one.text)).toEqual(Array.from({ length: 8 }, (_, at) => `{${at}`));
  });

  it('makes room where there is none, and says whether it is kept', () => {
    const rows = new Map([['other', 'x']]);
    let space = 1;
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => rows.get(name) ?? null,
      setItem: (name: string, value: string) => {
        if (rows.size >= space && !rows.has(name)) throw new DOMException('full', 'QuotaExceededError');
        rows.set(name, value);
      },
      removeItem: (name: string) => void rows.delete(name),
    });
    expect(open().keep(usual)).toBe(false);
    const makeSpace = () => void rows.delete('other');
    expect(stored('cup', cup, usual, { makeSpace }).keep(usual)).toBe(true);
    expect([...rows.keys()]).toEqual(['cup']);
    rows.clear();
    space = 0;
    expect(stored('cup', cup, usual, { makeSpace }).keep(usual)).toBe(false);
  });

  it('does no harm where the store is full, forbidden or missing', () => {
    const refuses = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    for (const storage of [{ getItem: refuses, setItem: refuses, removeItem: refuses }, undefined]) {
      vi.stubGlobal('localStorage', storage);
      const entry = open();
      expect([entry.read(), entry.keep(usual), entry.forget(), allAside()]).toEqual([usual, false, false, []]);
    }
    // What cannot be put aside either is read as far as it goes.
    vi.stubGlobal('localStorage', { getItem: () => '{"tea":"mint","sips":["x"]}', setItem: refuses });
    expect(open().read()).toEqual({ tea: 'mint', sips: [] });
  });

  it('is told of when another tab has changed it, and only then', () => {
    const told = vi.fn();
    const stop = open().watch(told);
    dispatchEvent(new StorageEvent('storage', { key: 'box' }));
    expect(told).not.toHaveBeenCalled();
    dispatchEvent(new StorageEvent('storage', { key: 'cup' }));
    stop();
    dispatchEvent(new StorageEvent('storage', { key: 'cup' }));
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('a state of the page that is kept', () => {
  const read = (found: unknown): Cup =>
    fields<Cup>({ tea: text(/^\w+$/), sips: list(whole(0, 9)) }, usual)(found) ?? usual;

  it('is read whichever version of the page wrote it, and written so that all can', () => {
    localStorage.setItem('state', '{"state":{"tea":"mint"},"version":7}');
    const use = keptState('state', read);
    expect(use.getState()).toEqual({ tea: 'mint', sips: [] });
    use.setState({ sips: [1] });
    expect(localStorage.getItem('state')).toBe('{"state":{"tea":"mint","sips":[1]},"version":0}');
    expect(isAnythingAside()).toBe(false);
  });

  it('is the usual where an entry is damaged', () => {
    localStorage.setItem('state', '{"state":5}');
    expect(keptState('state', read).getState()).toEqual(usual);
    expect(allAside()).toMatchObject([{ name: 'state', text: '{"state":5}' }]);
  });

  it('is lent to a passer-by without being kept, also one after the other', () => {
    const use = keptState('state', read);
    use.setState({ tea: 'mint' });
    const kept = localStorage.getItem('state');
    const ends = [use.lend({ tea: 'sage' }), use.lend({ sips: [9] })];
    expect(use.getState()).toEqual({ tea: 'sage', sips: [9] });
    for (const end of ends.reverse()) end();
    expect(use.getState()).toEqual({ tea: 'mint', sips: [] });
    expect(localStorage.getItem('state')).toBe(kept);
    use.setState({ tea: 'lime' });
    expect(localStorage.getItem('state')).toContain('lime');
  });
});
