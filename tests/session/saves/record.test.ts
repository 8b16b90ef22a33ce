import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/rules/index.ts';
import { digest } from '../../../src/session/saves/digest.ts';
import { SaveError } from '../../../src/session/saves/problem.ts';
import { fileName, makeRecord, toText } from '../../../src/session/saves/record.ts';
import { fromText, readRecord } from '../../../src/session/saves/save-text.ts';
import { forged, setup, someRecord, someState } from './build.ts';

/** The problem met when reading this, or `none`. */
function problem(read: () => unknown): string {
  try {
    read();
    return 'none';
  } catch (failure) {
    return failure instanceof SaveError ? failure.code : String(failure);
  }
}

describe('a record', () => {
  const record = someRecord('a');

  it('comes back from its text as it was', () => {
    expect(fromText(toText(record))).toEqual(record);
  });

  it('is refused as foreign when it is anything else', () => {
    for (const data of [null, 3, 'x', [], {}, { format: 'chess', version: 1 }]) {
      expect(problem(() => readRecord(data))).toBe('foreign');
    }
    for (const text of ['', 'GIF89a', '{"a":1}', '[]']) expect(problem(() => fromText(text))).toBe('foreign');
  });

  it('is refused as newer when a later version wrote it, whatever its shape', () => {
    expect(problem(() => readRecord({ format: record.format, version: 4, anything: true }))).toBe('newer');
  });

  it('is refused as damaged when a part is missing, of another kind, or does not match the seal', () => {
    const { setup: _setup, ...rest } = record;
    expect(problem(() => readRecord(rest))).toBe('damaged');
    expect(problem(() => readRecord({ ...record, version: 'one' }))).toBe('damaged');
    expect(problem(() => readRecord({ ...record, commands: [{ type: 'cheat' }] }))).toBe('damaged');
    expect(problem(() => readRecord({ ...record, commands: [{ type: 'conquer', region: -1 }] }))).toBe('damaged');
    expect(problem(() => readRecord({ ...record, commands: [] }))).toBe('damaged');
    const seats = record.setup.seats.map((seat) => ({ ...seat, name: `${seat.name}!` }));
    expect(problem(() => readRecord({ ...record, setup: { ...record.setup, seats } }))).toBe('damaged');
  });

  it('is refused as damaged when its file was cut short anywhere after its first words', () => {
    const text = toText(record);
    for (let length = 40; length < text.length - 2; length += 17) {
      expect(problem(() => fromText(text.slice(0, length)))).toBe('damaged');
    }
  });

  it('keeps who plays a seat: people, as files always had them, and opponents of a known kind', () => {
    const control = { level: 'warlord', temper: { aggression: 0, greed: 0.5, patience: 1 }, seed: -3 } as const;
    const withControl = (seat: unknown) => {
      const seats = [record.setup.seats[0], { ...record.setup.seats[1], control: seat }];
      return forged({ ...record, setup: { ...record.setup, seats } });
    };
    expect(readRecord(withControl('human')).setup.seats[1]?.control).toBe('human');
    expect(fromText(JSON.stringify(withControl(control))).setup.seats[1]?.control).toEqual(control);
    for (const odd of [
      'robot',
      null,
      { ...control, level: 'god' },
      { ...control, temper: { ...control.temper, greed: 2 } },
      { level: 'raider' },
    ])
      expect(problem(() => readRecord(withControl(odd)))).toBe('damaged');
  });

  it('is sealed step by step without writing down again what was played before', () => {
    let reads = 0;
    const played: Command = {
      get type() {
        reads += 1;
        return 'expand' as const;
      },
    };
    for (const commands of [1, 2, 3].map((count) => Array.from({ length: count }, () => played)))
      expect(makeRecord({ id: 'a', savedAt: 1000, setup, commands, game: someState }).seal).toBe(
        someRecord('a', commands.length).seal,
      );
    expect(reads).toBe(1);
  });

  it('names its file by players and time', () => {
    const at = new Date(2026, 10, 5, 9, 7).getTime();
    expect(fileName(someRecord('a', 1, at))).toBe('small-world-2p-2026-11-05-0907.json');
  });
});

describe('the digest', () => {
  it('is the same for equal values whatever the order of their keys, and another for others', () => {
    expect(digest({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(digest({ b: [2, { d: 4, c: 3 }], a: 1 }));
    const others = [{ a: 1 }, { a: 2 }, { b: 1 }, [1], [1, 2], [2, 1], '1', 1, null];
    expect(new Set(others.map(digest)).size).toBe(others.length);
    expect(digest({})).toMatch(/^[0-9a-f]{16}$/);
  });
});
