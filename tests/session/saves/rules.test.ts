import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apply, legal, newestRules, rulesOf } from '../../../src/rules/index.ts';
import { playedAgain } from '../../../src/screens/showcase/running-show.ts';
import { openSaves, revive, SaveError } from '../../../src/session/saves/index.ts';
import { makeRecord } from '../../../src/session/saves/record.ts';
import { openingOf } from '../../../src/session/saves/revive.ts';
import { readRecord } from '../../../src/session/saves/save-text.ts';
import type { TableSetup } from '../../../src/session/turn/index.ts';
import { begun, setup as game, mendedRoll } from '../../support/mended-roll.ts';
import { play, stateOf } from '../../support/position.ts';
import { lockManager } from './locks.ts';

/** Written by the table before there were versions: after a bad roll a region was abandoned. */
const before = readFileSync(new URL('../../golden/earlier/rules-1.json', import.meta.url), 'utf8');

const setup: TableSetup = {
  game,
  seats: ['Ada', 'Bo'].map((name, colour) => ({ name, colour, control: 'human' })),
  options: { curtain: false },
};
const commands = mendedRoll(begun({ ...game, rules: 1 }));

const problem = (read: () => unknown): string => {
  try {
    read();
    return 'none';
  } catch (failure) {
    return failure instanceof SaveError ? failure.code : String(failure);
  }
};

describe('a saved game and the version of its rules', () => {
  it('BER-2 opens, continues, saves and opens again if it has no version', async () => {
    const saves = await openSaves({ name: 'rules', locks: lockManager(), now: () => 7 });
    const { id } = await saves.import(before);
    const open = await saves.load(id);
    expect(open.game.turn).toMatchObject({ roll: { value: 0 }, begun: false });
    expect(open.log.at(-1)?.command).toEqual({ type: 'abandon', region: 1 });
    expect(rulesOf(open.game)).toBe(1);

    const [next] = legal(open.game);
    const done = apply(open.game, next);
    if (!next || !done.ok) throw new Error('nothing to do');
    const entry = { command: next, seat: 0, round: 2, events: done.events };
    await saves.write(id, { setup: open.record.setup, log: [...open.log, entry], game: done.state });
    open.claim.release();
    await new Promise((resolve) => setTimeout(resolve));
    const again = await saves.load(id);
    expect(again.game).toEqual(done.state);
    expect(rulesOf(again.game)).toBe(1);
    expect(again.record.setup.game.rules).toBe(1);
  });

  it('names its version if it is new, whether or not its set-up did', () => {
    const state = begun(game);
    const record = makeRecord({ id: 'a', savedAt: 1, setup, commands: [], game: state });
    expect(record.setup.game.rules).toBe(newestRules);
    expect(rulesOf(revive(readRecord(JSON.parse(JSON.stringify(record)))).game)).toBe(newestRules);
  });

  it('BER-2 refuses by the newest version what was abandoned after a roll', () => {
    const end = play(begun({ ...game, rules: 1 }), ...commands).state;
    const record = makeRecord({ id: 'a', savedAt: 1, setup, commands, game: { ...end, rules: newestRules } });
    expect(problem(() => revive(record))).toBe('otherRules');
  });

  it('is reported as newer, not as damaged, if its rules are unknown', () => {
    const state = { ...begun(game), rules: newestRules + 1 };
    expect(problem(() => readRecord(makeRecord({ id: 'a', savedAt: 1, setup, commands: [], game: state })))).toBe(
      'newer',
    );
  });

  it('keeps its version under the seal, and only whole numbers are read', () => {
    const record = makeRecord({ id: 'a', savedAt: 1, setup, commands: [], game: begun(game) });
    for (const rules of [1, undefined, 0, 1.5, 'two', null]) {
      const changed = { ...record, setup: { ...setup, game: { ...setup.game, rules } } };
      expect(
        problem(() => readRecord(JSON.parse(JSON.stringify(changed)))),
        String(rules),
      ).toBe('damaged');
    }
  });

  it('begins a position by the version of its set-up, or else the first', async () => {
    const position = 'seat 0 orcs+berserk 3:2 4 hand:4';
    const opened = async (rules?: number) => {
      const opening = await openingOf({ ...setup, game: { ...game, rules }, position });
      return opening && rulesOf(opening);
    };
    expect(await opened()).toBe(1);
    expect(await opened(2)).toBe(2);
    expect(rulesOf(stateOf(position))).toBe(newestRules);
  });

  it('keeps its version when a showcase replays it', () => {
    expect(playedAgain(setup, commands)?.game).toEqual(play(begun({ ...game, rules: 1 }), ...commands).state);
    expect(playedAgain({ ...setup, game: { ...game, rules: 2 } }, commands)).toBeNull();
  });
});
