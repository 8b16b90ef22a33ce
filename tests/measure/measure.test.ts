import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { givenIn } from '../../tools/house/arguments.ts';
import { opponentsOf } from '../../tools/ladder/history.ts';
import { choicesIn, decisionsOf } from '../../tools/measure/decisions.ts';
import { openLog } from '../../tools/measure/log.ts';
import { partOf, parts } from '../../tools/measure/parts.ts';
import { valuesOf } from '../../tools/measure/values.ts';

const place = mkdtempSync(join(tmpdir(), 'measure-test-'));
afterAll(() => rmSync(place, { recursive: true }));

describe('what is said on the command line', () => {
  it('is read as each option is, and what makes no sense is refused with what does', () => {
    const given = givenIn(['--games', '20', '--players', '2,3', '--write'], {
      games: '400',
      players: '2',
      only: '',
      write: false,
    });
    expect([given.number('games'), given.numbers('players'), given.names('only'), given.is('write')]).toEqual([
      20,
      [2, 3],
      [],
      true,
    ]);
    const refusedAs = (...args: string[]) => expect(() => givenIn(args, { games: '400' }).number('games'));
    refusedAs('--games', 'many').toThrow('--games takes whole numbers, not many');
    refusedAs('--games', '1,2').toThrow('--games takes one whole number');
    refusedAs('--game', '1').toThrow("Unknown option '--game'");
    expect(() => partOf('nothing')).toThrow(`There are: ${Object.keys(parts).join(', ')}.`);
  });
});

describe('a log', () => {
  it('knows what was played when it was stopped in the middle of a line, and nothing that other code played', () => {
    const file = join(place, 'log.jsonl');
    openLog<number>(file, 'one').add('first', 1);
    openLog<number>(file, 'other').add('second', 2);
    appendFileSync(file, '{"name":"third","co');
    const again = openLog<number>(file, 'one');
    expect([again.find('first'), again.find('second'), again.all()]).toEqual([1, undefined, [1]]);
    again.add('third', 3);
    expect(openLog<number>(file, 'one').all()).toEqual([1, 3]);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(5);
  });
});

describe('decisions', () => {
  it.each(['race', 'redeployment'] as const)(
    'about a %s have choices, of which the best is behind nothing, and two are played on to the end',
    (kind) => {
      const [met] = decisionsOf(2, 3, kind).toReversed();
      const state = met?.state ?? expect.fail('there is no decision of this kind');
      const values = valuesOf(state, choicesIn(state, kind).slice(0, 4), 2, { breadth: { ways: 2, moves: 2 } });
      expect(values[0]?.behind).toBe(0);
      expect(values.every(({ behind, games }) => behind >= 0 && games === 2)).toBe(true);
    },
  );
});

describe('opponents of another commit', () => {
  it('are asked for in vain where the history does not have it: what to do is said', async () => {
    await expect(opponentsOf('no-such-commit')).rejects.toThrow(
      'No commit no-such-commit in this copy of the project. It may be a shallow one: git fetch --unshallow',
    );
  });
});
