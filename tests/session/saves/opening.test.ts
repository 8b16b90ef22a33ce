import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../src/rules/course.ts';
import { newestRules } from '../../../src/rules/index.ts';
import { openSaves } from '../../../src/session/saves/index.ts';
import { makeRecord, toText } from '../../../src/session/saves/record.ts';
import type { TableSetup } from '../../../src/session/turn/index.ts';
import { play, stateOf } from '../../support/position.ts';
import { setup as plain } from './build.ts';

const position = 'round 9; turn 0 conquer\nseat 0 orcs+flying 3:2 4 hand:4\ndice 3';

function played() {
  const command = { type: 'conquer', region: 9 } as const;
  const { state, events } = play(stateOf(position), command);
  const log: LogEntry[] = [{ command, seat: 0, round: 9, events }];
  const setup: TableSetup = { ...plain, position, lesson: 'some' };
  return { setup, log, game: state };
}

describe('a game that begins with a position', () => {
  it('comes back as it was, with its lesson, from the store and from a file', async () => {
    const saves = await openSaves({ name: 'opening' });
    const { id } = await saves.begin();
    const was = played();
    await saves.write(id, was);
    const { game, log, record } = await saves.load(id);
    expect(game).toEqual(was.game);
    expect(log).toEqual(was.log);
    expect(record.setup).toEqual({ ...was.setup, game: { ...was.setup.game, rules: newestRules } });
    const { text } = await saves.export(id);
    const again = await saves.import(text);
    expect(again.setup.lesson).toBe('some');
  });

  it('is refused as damaged where the position cannot be read, or is for others', async () => {
    const saves = await openSaves({ name: 'opening-bad' });
    const { setup, log, game } = played();
    for (const bad of ['bord 3', 'board 3; turn 0 pickCombo']) {
      const facts = { id: 'a', savedAt: 1, setup: { ...setup, position: bad }, game };
      const text = toText(makeRecord({ ...facts, commands: log.map(({ command }) => command) }));
      await expect(saves.import(text)).rejects.toThrow('saves.damaged');
    }
  });
});
