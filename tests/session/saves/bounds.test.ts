import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SaveError } from '../../../src/session/saves/problem.ts';
import { limits, type SavedGame, VERSION } from '../../../src/session/saves/record.ts';
import { openingOf, revive } from '../../../src/session/saves/revive.ts';
import { fromText, rawText, readRecord, textOf } from '../../../src/session/saves/save-text.ts';
import { forged, setup, someRecord } from './build.ts';

/** The problem met when reading this, or `none`. */
function problem(read: () => unknown): string {
  try {
    read();
    return 'none';
  } catch (failure) {
    return failure instanceof SaveError ? failure.code : String(failure);
  }
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Copies of a value, in each of which another of its numbers is this one; with the way to it. */
function* withNumber(value: unknown, number: number, way = ''): Generator<readonly [way: string, changed: unknown]> {
  if (typeof value === 'number') yield [way, number];
  if (!isFields(value)) return;
  for (const [name, part] of Object.entries(value))
    for (const [at, changed] of withNumber(part, number, `${way}.${name}`))
      yield [at, Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }];
}

/** A record with a number wherever one can be. */
const full: Fields = {
  ...someRecord('a'),
  setup: {
    ...setup,
    game: { ...setup.game, firstSeat: 1, dice: [0, 3] },
    seats: [
      { name: 'Ada', colour: 0, control: 'human' },
      {
        name: 'Bo',
        colour: 1,
        control: { level: 'raider', temper: { aggression: 0, greed: 0.5, patience: 1 }, seed: -7 },
      },
    ],
  },
  commands: [
    { type: 'pickCombo', index: 1 },
    { type: 'conquer', region: 3 },
    { type: 'act', action: 'dragon', region: 4 },
    { type: 'place', region: 3, count: 2 },
    { type: 'placeMarker', marker: 'camp', region: 3 },
    { type: 'treaty', seat: 1 },
  ],
};

describe('a record with a number out of its range', () => {
  it.each([1, 2, VERSION])('is refused in version %d, however well it is sealed', (version) => {
    expect(problem(() => readRecord(forged({ ...full, version })))).toBe('none');
    const ways = new Set<string>();
    for (const number of [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NaN, 1e308, -1e308, -1.5, 2 ** 53])
      for (const [way, changed] of withNumber({ ...full, version }, number)) {
        if (!isFields(changed)) throw new Error('no record');
        if (way === '.version') continue;
        ways.add(way);
        // A seal over what JSON has no word for cannot be forged in a file; in a store it can.
        expect(`${way} = ${number}: ${problem(() => readRecord(forged(changed)))}`).toBe(`${way} = ${number}: damaged`);
      }
    expect(ways.size).toBe(22);
  });

  it('is damaged if that is its time of saving, `-1e999`, and does not break the list', () => {
    const text = (savedAt: string) =>
      JSON.stringify(forged({ ...full, version: 1, savedAt: 1 })).replace('"savedAt":1', `"savedAt":${savedAt}`);
    expect(problem(() => fromText(text('1')))).toBe('none');
    for (const bad of ['-1e999', '1e999', '1e308', '-1', '8640000000000001', 'null'])
      expect(problem(() => fromText(text(bad)))).toBe('damaged');
  });

  it('is refused if that is its version', () => {
    for (const version of [Number.POSITIVE_INFINITY, Number.NaN, 0, -1, 1.5, 3.5])
      expect(problem(() => readRecord(forged({ ...full, version })))).toBe('damaged');
    expect(problem(() => readRecord(forged({ ...full, version: VERSION + 1 })))).toBe('newer');
  });
});

describe('the seal of a record', () => {
  it('is broken by a change of any field, including one that is added later', () => {
    const record: Fields = { ...someRecord('a') };
    const others = { id: 'b', savedAt: 2000, title: { ...someRecord('a').title, over: true }, check: 'ffff' };
    for (const [field, other] of Object.entries(others))
      expect(problem(() => readRecord({ ...record, [field]: other }))).toBe('damaged');
  });
});

describe('a game of an earlier version', () => {
  const read = (file: string): SavedGame =>
    fromText(readFileSync(new URL(`../../golden/earlier/${file}`, import.meta.url), 'utf8'));

  it.each(['version-1.json', 'version-2.json'])(
    'opens though its seal is narrower, as this table would have written it: %s',
    async (file) => {
      const record = read(file);
      expect(record.version).toBe(VERSION);
      expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
      const { log } = revive(record, await openingOf(record.setup));
      expect(log).toHaveLength(record.commands.length);
    },
  );

  it('opens with names cut to length if another program wrote longer ones', () => {
    const { setup: read1, title } = read('version-1.json');
    const names = ['Ada', 'Bartholomew the Elde', ''];
    expect(read1.seats.map(({ name }) => name)).toEqual(names);
    expect(title.players).toEqual(names);
  });
});

describe('a file with more than a game can hold', () => {
  const seats = (count: number, name = 'Ada') =>
    Array.from({ length: count }, () => ({ name, colour: 0, control: 'human' }));
  const withSeats = (list: readonly unknown[], players = list.length) =>
    forged({ ...full, setup: { ...setup, game: { players, seed: 1 }, seats: list } });

  it('is refused unless two to five players sit there, as many as are set up', () => {
    expect(problem(() => readRecord(withSeats(seats(5))))).toBe('none');
    expect(problem(() => readRecord(withSeats(seats(60_000))))).toBe('tooMuch');
    expect(problem(() => readRecord(withSeats(seats(6))))).toBe('tooMuch');
    for (const [list, players] of [
      [seats(1), 1],
      [seats(0), 0],
      [seats(2), 3],
      [seats(3), 2],
    ] as const)
      expect(problem(() => readRecord(withSeats(list, players)))).toBe('damaged');
  });

  it('is refused for a name that is too long', () => {
    expect(problem(() => readRecord(withSeats(seats(2, 'W'.repeat(20)))))).toBe('none');
    expect(problem(() => readRecord(withSeats(seats(2, 'W'.repeat(21)))))).toBe('tooMuch');
    const players = ['W'.repeat(200), 'Bo'];
    expect(problem(() => readRecord(forged({ ...full, title: { ...someRecord('a').title, players } })))).toBe(
      'tooMuch',
    );
  });

  it('is refused for too many commands to replay', () => {
    const commands = (length: number) => Array.from({ length }, () => ({ type: 'expand' }));
    expect(problem(() => readRecord(forged({ ...full, commands: commands(limits.steps) })))).toBe('none');
    expect(problem(() => readRecord(forged({ ...full, commands: commands(limits.steps + 1) })))).toBe('tooMuch');
  });

  it('is refused for too long a list in its set-up', () => {
    const game = (lists: object) => forged({ ...full, setup: { ...setup, game: { ...setup.game, ...lists } } });
    for (const list of [
      { dice: Array(9999).fill(0) },
      { banners: Array(9999).fill('orcs') },
      { badges: Array(9999).fill('hill') },
    ])
      expect(problem(() => readRecord(game(list)))).toBe('tooMuch');
  });

  it('is refused for nesting that is too deep', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(problem(() => fromText(deep))).toBe('foreign');
    expect(problem(() => fromText(`{"format":"small-world-table","version":3,"commands":${deep}}`))).toBe('damaged');
    expect(problem(() => fromText(JSON.stringify(full).replace('"commands":[', `"commands":[${deep},`)))).toBe(
      'damaged',
    );
  });

  it('is refused for its size, without being read', async () => {
    const text = () => Promise.reject(new Error('read'));
    await expect(textOf({ size: limits.bytes + 1, text })).rejects.toMatchObject({ code: 'tooLarge' });
    expect(await textOf({ size: limits.bytes, text })).toBe('');
    expect(problem(() => fromText(' '.repeat(limits.bytes + 1)))).toBe('tooLarge');
  });
});

describe('an unreadable game', () => {
  it('can be exported as text, whatever it is', () => {
    expect(JSON.parse(rawText({ savedAt: Number.NEGATIVE_INFINITY, big: 5n, rest: [1] }))).toEqual({
      savedAt: '-Infinity',
      big: '5',
      rest: [1],
    });
    const round: Record<string, unknown> = {};
    round.self = round;
    expect(rawText(round)).toBe('{"self":"again"}\n');
    expect(rawText(undefined)).toBe('undefined\n');
  });
});
