import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type BoardId,
  contentDigest,
  contentOf,
  type GameSetup,
  type GameState,
  newestRules,
  newGame,
  replay,
} from '../../../src/rules/index.ts';
import { writePosition } from '../../../src/rules/positions/index.ts';
import { revive, SaveError } from '../../../src/session/saves/index.ts';
import { makeRecord, type SavedGame, sealed } from '../../../src/session/saves/record.ts';
import { openingOf } from '../../../src/session/saves/revive.ts';
import { readRecord } from '../../../src/session/saves/save-text.ts';
import type { TableSetup } from '../../../src/session/turn/index.ts';
import { makeBoard } from '../../../src/table/outlines/making/make.ts';
import { printedWishes } from '../../../src/table/outlines/making/wishes.ts';
import { playGame } from '../../../tools/players/game.ts';
import { randomPlayer } from '../../../tools/players/random.ts';
import { stateOf } from '../../support/position.ts';

const ownRaces = [{ id: 'gnomes', tokens: 7, borrows: 'amazons', does: 'giants' }];
const game: GameSetup = { players: 2, seed: 8, banners: ['gnomes'], content: { id: 'base', own: { ownRaces } } };

const tableFor = (game: GameSetup, position?: string): TableSetup => ({
  game,
  seats: ['Ada', 'Bo'].map((name, colour) => ({ name, colour, control: 'human' })),
  options: { curtain: false },
  ...(position !== undefined && { position }),
});

/** A whole game of that set-up, written down, and read again from its text. */
function written(game: GameSetup): SavedGame {
  const { commands, state } = playGame(game, randomPlayer(3));
  const record = makeRecord({ id: 'a', savedAt: 1, setup: tableFor(game), commands, game: state });
  return readRecord(JSON.parse(JSON.stringify(record)));
}

/** The same record, with another box named. */
function dealtFrom(record: SavedGame, content: unknown): SavedGame {
  const named: object = { content };
  const { seal: _seal, ...rest } = record;
  return readRecord(sealed({ ...rest, setup: { ...record.setup, game: { ...record.setup.game, ...named } } }));
}

const problem = async (read: () => unknown): Promise<string> => {
  try {
    await read();
    return 'none';
  } catch (failure) {
    return failure instanceof SaveError ? failure.code : String(failure);
  }
};

describe('a saved game with its box', () => {
  it('is read back on a board of one\u2019s own, by the name of its box; another board in its title is none', () => {
    const board = makeBoard({ ...printedWishes(2, 7), regions: 20 }) ?? 2;
    const record = written({ players: 2, seed: 8, content: { id: 'base', title: 'Friday', board } });
    expect(record.title).toMatchObject({ board, over: true });
    expect(record.setup.game.content).toMatchObject({ title: 'Friday', board });
    const { seal: _seal, ...rest } = record;
    const forged = sealed({ ...rest, title: { ...record.title, board: `${board}A` as BoardId } });
    expect(() => readRecord(JSON.parse(JSON.stringify(forged)))).toThrow(SaveError);
  });

  it('keeps a race made of parts as it was put together', () => {
    const race = {
      id: 'gnomes',
      tokens: 6,
      borrows: 'amazons',
      names: { en: 'Gnomes', ro: 'Gnomi' },
      parts: [
        { part: 'coins', amount: 1, where: ['mine'], when: 'always' },
        { part: 'marker', piece: 'idol', put: 'first', supply: 2, immune: true },
      ],
    } as const;
    const content = { id: 'base', own: { ownRaces: [race] } };
    const kept = written({ players: 2, seed: 8, banners: ['gnomes'], content });
    expect(kept.setup.game.content?.own).toEqual(content.own);
  });

  it('writes a custom box into the record as data with its digest, and opens from it', () => {
    const record = written(game);
    const { content } = record.setup.game;
    expect(content).toEqual({ ...game.content, digest: contentDigest(contentOf(game)) });
    const again = revive(record).game;
    expect(again.phase).toBe('gameOver');
    expect(again.content).toEqual(content);
  });

  it('writes nothing for the first box, so records stay as they were', () => {
    expect(JSON.stringify(written({ players: 2, seed: 8 }))).not.toContain('content');
    expect(JSON.stringify(written({ players: 2, seed: 8, content: { id: 'base' } }))).not.toContain('content');
  });

  it('reports an unknown or changed box as such, and anything else as damage', async () => {
    const record = written(game);
    const { content } = record.setup.game;
    for (const other of [
      { id: 'attic' },
      { ...content, digest: '0123456789abcdef' },
      { ...content, own: { ownRaces: ownRaces.map((race) => ({ ...race, tokens: 8 })) } },
    ])
      expect(await problem(() => revive(dealtFrom(record, other)))).toBe('otherBox');
    expect(await problem(() => dealtFrom(record, { id: 7 }))).toBe('damaged');
    expect(await problem(() => revive(dealtFrom(record, undefined)))).toBe('otherRules');
  });

  it('deals a game that begins with a position from the box of its set-up', async () => {
    const start: GameState = stateOf('turn 0 conquer; seat 0 gnomes+hill 3:2 hand:5', game.content);
    const { content } = start;
    const table = tableFor({ players: 2, seed: 8, rules: newestRules, content }, writePosition(start));
    expect(await openingOf(table)).toEqual(start);
    const attic = tableFor({ players: 2, seed: 8, content: { id: 'attic' } }, writePosition(start));
    expect(await problem(() => openingOf(attic))).toBe('otherBox');
    expect(await problem(() => openingOf(tableFor({ players: 2, seed: 8 }, writePosition(start))))).toBe('damaged');
  });

  it('opens saves of every earlier version from the first box', async () => {
    for (const name of ['version-1.json', 'version-2.json', 'rules-1.json']) {
      const record = readRecord(
        JSON.parse(readFileSync(new URL(`../../golden/earlier/${name}`, import.meta.url), 'utf8')),
      );
      expect(revive(record, await openingOf(record.setup)).game.content, name).toBeUndefined();
    }
  });

  it('refuses a set-up whose box has changed before anything is played', () => {
    const start = newGame(game);
    const digest = contentDigest(contentOf(game));
    expect(start.ok && start.state.content?.digest).toBe(digest);
    expect(replay({ ...game, content: { id: 'base', digest } }, [])).toMatchObject({
      ok: false,
      at: -1,
      refusal: { code: 'otherBox', facts: { box: 'base' } },
    });
  });
});
