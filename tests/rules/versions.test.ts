import { describe, expect, it } from 'vitest';
import {
  explain,
  legal,
  newestRules,
  newGame,
  readState,
  recorded,
  replay,
  rulesOf,
  view,
} from '../../src/rules/index.ts';
import { readPosition, writePosition } from '../../src/rules/positions/index.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { found } from '../support/broken-state.ts';
import { begun, mendedRoll, setup } from '../support/mended-roll.ts';
import { play, refused, stateOf } from '../support/position.ts';

describe('the version of the rules', () => {
  it('is the newest for a new game, and the one a set-up names', () => {
    expect(rulesOf(begun({ players: 2, seed: 1 }))).toBe(newestRules);
    expect(rulesOf(begun({ players: 2, seed: 1, rules: 1 }))).toBe(1);
    expect(begun({ players: 2, seed: 1, rules: newestRules })).toEqual(begun({ players: 2, seed: 1 }));
  });

  it('that is newer than the program is told as that, and what is none is malformed', () => {
    const start = (rules: unknown) => newGame(Object.assign({}, setup, { rules }));
    expect(start(newestRules + 1)).toMatchObject({
      ok: false,
      refusal: { code: 'newerRules', facts: { rules: newestRules + 1, newest: newestRules } },
    });
    for (const odd of [0, -1, 1.5, '2', null, Number.NaN, Number.POSITIVE_INFINITY])
      expect(start(odd), String(odd)).toMatchObject({ ok: false, refusal: { code: 'malformedSetup' } });
  });

  it('1, BER-2: a region could be abandoned while a roll waits; what was played so is played again so', () => {
    const first = begun({ ...setup, rules: 1 });
    const commands = mendedRoll(first);
    const again = replay(recorded(setup), commands);
    expect(again.ok && again.state).toEqual(play(first, ...commands).state);
    expect(replay({ ...setup, rules: 2 }, commands)).toMatchObject({
      ok: false,
      at: commands.length - 1,
      refusal: { clause: 'BER-2', code: 'rolledAlready' },
    });
  });

  it('2, BER-2: neither the legal list nor the answers allow it', () => {
    const commands = mendedRoll(begun({ ...setup, rules: 1 }));
    const abandon = commands.at(-1);
    for (const rules of [1, 2]) {
      const { state } = play(begun({ ...setup, rules }), ...commands.slice(0, -1));
      const isAllowed = rules === 1;
      expect(legal(state).some((command) => command.type === 'abandon')).toBe(isAllowed);
      expect(explain(view(state, 0), abandon) === null).toBe(isAllowed);
    }
  });

  it('stays with the game from its beginning to its end, and everybody sees it', () => {
    for (const rules of [1, 2]) {
      const draw = drawFrom(rules);
      let state = begun({ players: 3, seed: 9, rules });
      while (state.phase !== 'gameOver') {
        state = play(state, randomCommand(draw, state)).state;
        expect(rulesOf(state)).toBe(rules);
        expect(rulesOf(view(state, null))).toBe(rules);
      }
    }
  });

  it('of a state from elsewhere is the first where none is said; a newer one is told as that', () => {
    const { rules: _rules, ...before } = begun(setup);
    const read = readState(before);
    expect(read.ok && rulesOf(read.state)).toBe(1);
    const said = readState({ ...before, rules: 2 });
    expect(said.ok && rulesOf(said.state)).toBe(2);
    expect(found({ ...before, rules: newestRules + 1 })).toEqual(['rules form newer']);
    for (const odd of [0, 1.5, 'two', null]) expect(found({ ...before, rules: odd })).toHaveLength(1);
  });

  it('of a position in a few words is the newest, or what it says, or that of the record it was found in', () => {
    const text = 'seat 0 orcs+berserk 3:2 4 hand:4; rolled 0 BER-1 BER-2';
    const abandon = { type: 'abandon', region: 3 };
    expect(rulesOf(stateOf(text))).toBe(newestRules);
    expect(refused(stateOf(text), abandon)).toMatchObject({ clause: 'BER-2' });
    const older = stateOf(`rules 1; ${text}`);
    expect(explain(older, abandon)).toBeNull();
    expect(writePosition(older)).toMatch(/^rules 1; /);
    expect(stateOf(writePosition(older))).toEqual(older);
    expect(writePosition(stateOf(text))).not.toContain('rules');
    expect(readPosition(text, 1)).toEqual({ ok: true, state: older });
    for (const odd of [`rules ${newestRules + 1}`, 'rules 0', 'rules', 'rules one', 'rules 1 2'])
      expect(readPosition(`${odd}; ${text}`), odd).toMatchObject({ ok: false, faults: [{ line: 1 }] });
    expect(readPosition(`${text}\nrules 9`)).toMatchObject({
      faults: [{ line: 2, message: expect.stringContaining('version 9') }],
    });
  });
});
