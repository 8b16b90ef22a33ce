import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from '../../../src/ui/look/browser-storage.ts';

const storage = browserStorage<{ readonly wish: string }>();
const entry = { state: { wish: 'tea' }, version: 0 };

/** A localStorage of its own, or one that does as told. */
function standIn(with_: Partial<Storage>): void {
  vi.stubGlobal('localStorage', with_);
}

afterEach(() => vi.unstubAllGlobals());

describe('what the browser keeps', () => {
  it('is read as it was written', () => {
    const kept = new Map<string, string>();
    standIn({
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    });
    storage.setItem('settings', entry);
    expect(storage.getItem('settings')).toEqual({ state: entry.state });
    storage.removeItem('settings');
    expect(storage.getItem('settings')).toBeNull();
  });

  it('is read whichever version of the page wrote it', () => {
    standIn({ getItem: () => '{"state":{"wish":"tea"},"version":7}' });
    expect(storage.getItem('settings')).toEqual({ state: entry.state });
  });

  it.each(['{"state":{"wi', '5', 'true', '"x"', 'null', '[]', '{}', '{"state":null}', '{"state":5}', '{"state":"x"}'])(
    'is nothing where the entry is damaged: %s',
    (text) => {
      standIn({ getItem: () => text });
      expect(storage.getItem('settings')).toBeNull();
    },
  );

  it('does no harm where the store is full, forbidden or missing', () => {
    const refuses = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    standIn({ getItem: refuses, setItem: refuses, removeItem: refuses });
    expect(storage.getItem('settings')).toBeNull();
    expect(() => storage.setItem('settings', entry)).not.toThrow();
    expect(() => storage.removeItem('settings')).not.toThrow();
    vi.stubGlobal('localStorage', undefined);
    expect(storage.getItem('settings')).toBeNull();
    expect(() => storage.setItem('settings', entry)).not.toThrow();
  });
});
