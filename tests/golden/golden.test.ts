// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreRoom } from '../../src/rooms/core/index.ts';
import { readBox } from '../../src/rules/index.ts';
import { boardInLink } from '../../src/screens/boards/editor/BoardFiles.tsx';
import { codeOf, shelved } from '../../src/screens/boards/editor/shelf.ts';
import { keptSeats } from '../../src/screens/boards/fair/seat-shares.ts';
import { ladder } from '../../src/screens/history/ladder.ts';
import { readHistory } from '../../src/screens/history/played-games.ts';
import { readLesson } from '../../src/screens/learn/first-game/lesson-state.ts';
import { readMemory } from '../../src/screens/learn/memory.ts';
import { readProgress as readPuzzles } from '../../src/screens/puzzles/progress.ts';
import { lastName } from '../../src/screens/rooms/last-name.ts';
import { lastDraft, openLastDraft } from '../../src/screens/set-up/last-draft.ts';
import { recall } from '../../src/screens/showcase/running-show.ts';
import { keptBoxes } from '../../src/screens/workshop/boxes/box-shelf.ts';
import { keptReports } from '../../src/screens/workshop/fair/report-run.ts';
import { creations } from '../../src/screens/workshop/shelf.ts';
import { openBoxLink } from '../../src/session/links/box-link.ts';
import { openLink } from '../../src/session/links/link.ts';
import { openingOf, positionDigest, revive } from '../../src/session/saves/index.ts';
import { readRecord } from '../../src/session/saves/read-record.ts';
import { defaultSettings, readSettings } from '../../src/ui/look/settings.ts';
import { allAside } from '../../src/ui/storage/stored.ts';
import { type StoredRoom, storeOf } from './room.ts';
import type { linkOf, madeLinks } from './things.ts';

/** Folders of what tables of their time have written (make.ts), but for those from before there was a program for it. */
const folders = readdirSync(import.meta.dirname).filter((name) => /^\d{4}-\d\d/.test(name));

function golden<Content>(folder: string, name: string): Content {
  return JSON.parse(readFileSync(join(import.meta.dirname, folder, `${name}.json`), 'utf8'));
}

const clear = () => {
  localStorage.clear();
  sessionStorage.clear();
};
beforeEach(clear);
// Other files share what a browser keeps.
afterEach(clear);

describe.each(folders)('what a table of %s has written', (folder) => {
  it('are games that come to where they stood', async () => {
    const saves = golden<readonly unknown[]>(folder, 'saves');
    expect(saves.length).toBeGreaterThan(4);
    for (const save of saves) {
      const record = readRecord(save);
      const { game } = revive(record, await openingOf(record.setup));
      expect(positionDigest(game)).toBe(record.check);
    }
  });

  it('are links that lead to where they led', () => {
    for (const { link, digest, commands } of golden<readonly ReturnType<typeof linkOf>[]>(folder, 'links')) {
      const opened = openLink(link);
      if (!opened.ok) throw new Error(opened.problem);
      expect([positionDigest(opened.linked.game), opened.linked.log.length]).toEqual([digest, commands]);
    }
  });

  it('are links of a box and a board', () => {
    const { box, json, board } = golden<ReturnType<typeof madeLinks>>(folder, 'made');
    expect(openBoxLink(box ?? '')).toEqual({ ok: true, json });
    expect(readBox(JSON.parse(json)).ok).toBe(true);
    expect(boardInLink(board ?? '')).toMatchObject({ ok: true, name: 'Ours' });
  });

  it('is a room that goes on where it was', () => {
    const stored = golden<StoredRoom>(folder, 'room');
    const opened = restoreRoom(stored.room, storeOf(stored), [], true, 2_000_000);
    expect(opened?.effects).toContainEqual(expect.objectContaining({ do: 'alarm' }));
    // Also if the room's last snapshot is lost.
    expect(restoreRoom(stored.room, storeOf({ ...stored, snapshot: null }), [], true, 2_000_000)).not.toBeNull();
  });

  it('is what a browser keeps of somebody who has been everywhere', async () => {
    const { local, tab } = golden<Record<'local' | 'tab', Readonly<Record<string, string>>>>(folder, 'browser');
    for (const [name, text] of Object.entries(local)) localStorage.setItem(name, text);
    for (const [name, text] of Object.entries(tab)) sessionStorage.setItem(name, text);
    const written = (name: string) => JSON.parse(local[`small-world-table.${name}`] ?? '[]');
    const stateOf = (name: string): unknown => written(name).state;

    const settings = stateOf('settings');
    const { room, ...others } = { room: undefined, ...Object(settings) };
    const renamed = room === undefined ? {} : { ambience: room };
    expect(readSettings(settings)).toEqual({ ...defaultSettings, ...others, ...renamed });
    expect(readMemory(stateOf('coach'))).toEqual(stateOf('coach'));
    expect(readLesson(stateOf('lesson'))).toEqual(stateOf('lesson'));
    expect(lastName()).toBe('Ada');
    expect(creations.kept()).toEqual(written('workshop'));
    expect(keptBoxes()).toEqual(written('boxes'));
    expect(shelved.kept().map(({ id, name, draft }) => ({ id, name, board: codeOf(draft.data) }))).toEqual(
      written('boards'),
    );
    await openLastDraft();
    expect(lastDraft(true)).toEqual(written('last'));
    expect(readPuzzles()).toEqual(written('puzzles'));
    expect(ladder.find()).toEqual({ value: written('ladder'), isWhole: true });
    expect(readHistory()).toEqual(written('history'));
    expect(readHistory().results.length).toBeGreaterThan(2);
    expect(Object.values(keptSeats())).toEqual([{ games: 12, wins: [5, 4, 3] }]);
    expect(Object.values(keptReports())).toMatchObject([{ gamesEach: 12, played: { tried: 4 } }]);
    const shown = JSON.parse(tab['small-world-table.showcase'] ?? '{}');
    expect(recall(shown.asked)?.log).toHaveLength(shown.commands.length);
    expect(allAside()).toEqual([]);
  });
});
