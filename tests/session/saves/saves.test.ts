import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { newGame } from '../../../src/rules/index.ts';
import { firstGameSetup } from '../../../src/screens/learn/first-game/setup.ts';
import { beginSession, resumeSession } from '../../../src/screens/set-up/session.ts';
import { limits, openSaves, revive, type Saves } from '../../../src/session/saves/index.ts';
import { makeRecord, sealed, toText } from '../../../src/session/saves/record.ts';
import { fromText } from '../../../src/session/saves/save-text.ts';
import { fileOf } from '../../../src/session/saves/saves.ts';
import type { TableSetup } from '../../../src/session/turn/index.ts';
import { playGame } from '../../../tools/players/game.ts';
import { randomPlayer } from '../../../tools/players/random.ts';
import { lockManager } from './locks.ts';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];

/** A set-up and a game of random moves, as far as the round. */
function played(players: number, seed: number, round: number) {
  const game = playGame({ players, seed }, randomPlayer(seed), (state) => state.round > round);
  const setup: TableSetup = {
    game: game.setup,
    seats: names.slice(0, players).map((name, colour) => ({ name, colour, control: 'human' })),
    options: { curtain: true },
  };
  const record = makeRecord({ id: `g${seed}`, savedAt: 5, setup, commands: game.commands, game: game.state });
  return { ...game, setup, record, log: revive(record).log };
}

let count = 0;

/** Some tabs of one browser. */
async function tabs(number: number): Promise<Saves[]> {
  const name = `saves-${count++}`;
  const locks = lockManager();
  let id = 0;
  const newId = () => `new${id++}`;
  return Promise.all(Array.from({ length: number }, () => openSaves({ name, locks, now: () => 77, newId })));
}

async function oneTab(): Promise<Saves> {
  const [saves] = await tabs(1);
  if (saves === undefined) throw new Error('no saves');
  return saves;
}

describe('saved games', () => {
  it('come back as they were: the same state, and a log that says who did what', async () => {
    for (const players of [2, 3, 4, 5]) {
      const { setup, commands, state, log } = played(players, players, 3);
      const saves = await oneTab();
      const { id, claim } = await saves.begin();
      await saves.write(id, { setup, log, game: state });
      claim.release();
      await nextTurn();
      const open = await saves.load(id);
      expect(open.game).toEqual(state);
      expect(open.log.map((entry) => entry.command)).toEqual(commands);
      expect(new Set(open.log.map((entry) => entry.seat))).toEqual(
        new Set(Array.from({ length: players }, (_, seat) => seat)),
      );
      expect(open.log.at(0)?.round).toBe(1);
      expect(open.record.title).toEqual({
        players: names.slice(0, players),
        board: players,
        round: state.round,
        rounds: state.rounds,
        over: false,
      });
    }
  });

  it('can be written with no command yet, and when the game is over', async () => {
    const whole = played(2, 11, 99);
    const start = newGame(whole.setup.game);
    if (!start.ok) throw new Error('no game');
    const saves = await oneTab();
    const { id } = await saves.begin();
    await saves.write(id, { setup: whole.setup, log: [], game: start.state });
    await saves.write(id, { setup: whole.setup, log: whole.log, game: whole.state });
    const [entry] = await saves.list();
    expect(entry).toMatchObject({ id, record: { title: { over: true } } });
  });

  it('are refused when the commands do not lead to the recorded position', async () => {
    const { record, setup, commands, state } = played(2, 3, 2);
    expect(() => revive({ ...record, check: '0' })).toThrow('saves.otherRules');
    const more = makeRecord({
      ...record,
      setup,
      commands: [...commands, { type: 'stout', decline: true }],
      game: state,
    });
    expect(() => revive(more)).toThrow('saves.otherRules');
    const none = makeRecord({ ...record, setup: { ...setup, game: { players: 9, seed: 1 } }, commands, game: state });
    expect(() => revive(none)).toThrow('saves.otherRules');
  });
});

describe('what was found out about a game', () => {
  it('lies beside its record, whoever plays it, and stays when that is written again; it goes when the game is deleted', async () => {
    const { setup, log, state } = played(2, 9, 2);
    const [first, second] = await tabs(2);
    if (!first || !second) throw new Error('no saves');
    const { id, claim } = await first.begin();
    await first.write(id, { setup, log, game: state });
    expect(await first.beside(id)).toBeUndefined();
    await second.keepBeside(id, { found: 1 });
    // The tab that plays it has missed nothing of the game.
    await first.write(id, { setup, log, game: state });
    expect(await first.beside(id)).toEqual({ found: 1 });
    expect(await first.list()).toMatchObject([{ id, beside: { found: 1 } }]);
    claim.release();
    await nextTurn();
    await first.remove(id);
    await expect(first.beside(id)).rejects.toMatchObject({ code: 'missing' });
    await expect(first.keepBeside(id, 1)).rejects.toMatchObject({ code: 'missing' });
  });

  it('goes with the game into a file, which earlier versions read all the same, and comes back with it', async () => {
    const { record } = played(2, 9, 2);
    const saves = await oneTab();
    await saves.import(toText(record));
    await saves.keepBeside(record.id, { found: 1 });
    const { text } = await saves.export(record.id);
    expect(fromText(text)).toEqual(record);
    const other = await oneTab();
    expect(await other.beside((await other.import(text)).id)).toEqual({ found: 1 });
    // A copy beside the game that is here already, too.
    const copy = await other.import(text);
    expect(copy.id).not.toBe(record.id);
    expect(await other.beside(copy.id)).toEqual({ found: 1 });
  });

  it('is left out of a file, or not taken from one, if it is more than anything that was found out, and the game comes all the same', async () => {
    const { record } = played(2, 9, 2);
    const much = 'x'.repeat(limits.beside);
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    for (const beside of [JSON.stringify(much), deep]) {
      const saves = await oneTab();
      const { id } = await saves.import(toText(record).replace(/\}\n$/, `,"beside":${beside}}`));
      expect(await saves.read(id)).toEqual(record);
      expect(await saves.beside(id)).toBeNull();
    }
    const saves = await oneTab();
    await saves.import(toText(record));
    for (const beside of [much, { big: 1n }]) {
      await saves.keepBeside(record.id, beside);
      expect(JSON.parse((await saves.export(record.id)).text)).toEqual(record);
    }
  });
});

describe('two tabs', () => {
  it('cannot play the same game; the second may once the first has left it', async () => {
    const [first, second] = await tabs(2);
    const { record } = played(2, 5, 2);
    await first?.import(toText(record));
    const open = await first?.load(record.id);
    await expect(second?.load(record.id)).rejects.toMatchObject({ code: 'elsewhere' });
    await expect(second?.remove(record.id)).rejects.toMatchObject({ code: 'elsewhere' });
    open?.claim.release();
    await nextTurn();
    expect((await second?.load(record.id))?.record).toEqual(record);
  });

  it('leave a game free that could not be opened', async () => {
    const saves = await oneTab();
    await expect(saves.load('nothing')).rejects.toMatchObject({ code: 'missing' });
    await nextTurn();
    await expect(saves.load('nothing')).rejects.toMatchObject({ code: 'missing' });
  });

  it('are kept apart by the revision where there are no locks, even after an export', async () => {
    const name = `saves-${count++}`;
    const [first, second] = await Promise.all([openSaves({ name }), openSaves({ name })]);
    const { record, setup, state, log } = played(2, 6, 2);
    await first?.import(toText(record));
    await first?.load(record.id);
    await second?.load(record.id);
    await second?.write(record.id, { setup, log, game: state });
    await first?.export(record.id);
    await expect(first?.write(record.id, { setup, log, game: state })).rejects.toMatchObject({ code: 'elsewhere' });
  });
});

describe('a browser that refuses locks', () => {
  it('keeps two games apart that are played one after the other, and goes on with both', async () => {
    const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    const saves = await openSaves({ name: `saves-${count++}`, locks });
    const ids: string[] = [];
    for (const seed of [21, 22]) {
      const { setup } = played(2, seed, 1);
      const session = await beginSession(saves, setup);
      expect((await session.table.look(null)).trouble).toBeNull();
      session.end();
      ids.push(session.id);
    }
    expect(await saves.list()).toHaveLength(2);
    for (const id of ids) expect((await resumeSession(saves, id)).isTakenUp).toBe(true);
  });
});

it.each([
  ['at its beginning', played(2, 21, 1).setup],
  ['in the middle, as the first game does', firstGameSetup(1)],
])('a game that begins %s is kept before its first step', async (_, setup) => {
  const saves = await oneTab();
  const session = await beginSession(saves, setup);
  await vi.waitFor(async () => expect(await saves.list()).toHaveLength(1));
  session.end();
  await nextTurn();
  const { game } = session.table.record();
  expect((await resumeSession(saves, session.id)).table.record().game).toEqual(game);
});

describe('a file', () => {
  it('exports a game and imports it beside the one that is there', async () => {
    const saves = await oneTab();
    const { record } = played(3, 8, 2);
    expect((await saves.import(toText(record))).id).toBe(record.id);
    const { name, text } = await saves.export(record.id);
    expect(name).toMatch(/^small-world-3p-.*\.json$/);
    const copy = await saves.import(text);
    expect(copy).toEqual(sealed({ ...record, id: 'new0' }));
    expect(await saves.list()).toHaveLength(2);
  });

  it('that is imported twice at two steps of a game makes two games', async () => {
    const late = played(2, 4, 2);
    const early = played(2, 4, 1);
    const saves = await oneTab();
    await Promise.all([saves.import(toText(late.record)), saves.import(toText(early.record))]);
    const steps = (await saves.list()).map((entry) => ('record' in entry ? entry.record.commands.length : null));
    expect(new Set(steps)).toEqual(new Set([late.commands.length, early.commands.length]));
  });

  it('is imported under its own name after another tab has removed the game', async () => {
    const [first, second] = await tabs(2);
    const { record } = played(2, 11, 2);
    await first?.import(toText(record));
    await second?.remove(record.id);
    expect(await first?.import(toText(record))).toEqual(record);
    expect(await second?.list()).toEqual([{ id: record.id, record }]);
  });

  it('that is foreign, newer, damaged or of other rules is refused and changes nothing', async () => {
    const saves = await oneTab();
    const { record } = played(2, 9, 2);
    await saves.import(toText(record));
    const bad: [string, unknown][] = [
      ['foreign', { hello: 1 }],
      ['newer', { ...record, version: 4 }],
      ['damaged', { ...record, commands: record.commands.slice(1) }],
      ['otherRules', sealed({ ...record, check: 'ffff' })],
    ];
    for (const [code, data] of bad) {
      await expect(saves.import(JSON.stringify(data))).rejects.toMatchObject({ code, message: `saves.${code}` });
    }
    expect(await saves.list()).toEqual([{ id: record.id, record }]);
  });

  it('can be made of a game that is not in the store', () => {
    const { setup, log, state, record } = played(2, 10, 2);
    expect(fromText(fileOf('x', 9, { setup, log, game: state }).text)).toEqual(
      sealed({ ...record, id: 'x', savedAt: 9 }),
    );
  });
});

function nextTurn(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
