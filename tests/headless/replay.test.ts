import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newestRules } from '../../src/rules/index.ts';
import { makeRecord, positionDigest, revive, sealed } from '../../src/session/saves/index.ts';
import { playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';
import { begun, mendedRoll, setup } from '../support/mended-roll.ts';
import { play, stateOf } from '../support/position.ts';
import { asking } from './ask.ts';

const game = playGame({ players: 2, seed: 3 }, randomPlayer(3));
const seats = [0, 1].map((colour) => ({ name: `P${colour}`, colour, control: 'human' as const }));
const file = makeRecord({
  id: 'x',
  savedAt: 1,
  setup: { game: game.setup, seats, options: { curtain: true } },
  commands: game.commands,
  game: game.state,
});

describe('replay', () => {
  it('replays a game file and verifies it', () => {
    const ask = asking();
    const answer = ask({ request: 'replay', file });
    expect(answer).toEqual({
      ok: true,
      phase: 'gameOver',
      seat: game.state.seat,
      round: game.state.round,
      hash: file.check,
      commands: game.commands.length,
    });
    expect(ask({ request: 'state' }).state).toEqual(game.state);
    expect(ask({ request: 'undo', steps: game.commands.length }).ok).toBe(true);
  });

  it('gives the hash after every command, on demand', () => {
    const { setup, commands } = game;
    const answer = asking()({ request: 'replay', setup, commands, hashes: true, hash: positionDigest(game.state) });
    expect(answer).toMatchObject({ ok: true });
    expect(JSON.stringify(answer).match(/"[0-9a-f]{16}"/g)).toHaveLength(commands.length + 2);
  });

  it('refuses files that are foreign, newer, damaged or lead elsewhere, and leaves the game alone', () => {
    const ask = asking();
    const { hash } = ask({ request: 'newGame', players: 2, seed: 9 });
    const messages = [
      { format: 'chess' },
      { ...file, version: 99 },
      { ...file, commands: file.commands.slice(1) },
      sealed({ ...file, check: '0123456789abcdef' }),
    ].map((wrong) => ask({ request: 'replay', file: wrong }).error);
    expect(messages.map((error) => error?.code)).toEqual(Array(4).fill('badFile'));
    expect(messages.map((error) => error?.message.match(/foreign|newer|damaged|otherRules/)?.[0])).toEqual([
      'foreign',
      'newer',
      'damaged',
      'otherRules',
    ]);
    const { setup, commands } = game;
    expect(ask({ request: 'replay', setup, commands, hash: 'other' }).error?.code).toBe('otherHash');
    expect(ask({ request: 'replay', setup, commands: [...commands, { type: 'expand' }] }).error).toMatchObject({
      code: 'refused',
      at: commands.length,
    });
    expect(ask({ request: 'hash' }).hash).toBe(hash);
  });

  it('makes a game file that the saves accept', () => {
    const ask = asking();
    ask({ request: 'replay', setup: { ...game.setup, board: 2, rules: newestRules }, commands: game.commands });
    const answer: { ok: boolean; file?: typeof file } = ask({ request: 'file', names: ['Ann', 'Bo'], savedAt: 5 });
    if (!answer.file) throw new Error('no file');
    expect(answer.file).toMatchObject({ savedAt: 5, title: { players: ['Ann', 'Bo'], over: true } });
    expect(revive(answer.file).game).toEqual(game.state);
    expect(ask({ request: 'replay', game: 'again', file: answer.file }).hash).toBe(file.check);
  });
});

describe('the version of the rules', () => {
  const commands = mendedRoll(begun({ ...setup, rules: 1 }));

  it('BER-2 is the first for a recorded game that does not say it', () => {
    const ask = asking();
    const mended = positionDigest(play(begun({ ...setup, rules: 1 }), ...commands).state);
    expect(ask({ request: 'replay', setup, commands, hash: mended }).ok).toBe(true);
    expect(ask({ request: 'replay', setup: { ...setup, rules: 1 }, commands }).hash).toBe(mended);
    expect(ask({ request: 'replay', setup: { ...setup, rules: 2 }, commands }).error).toMatchObject({
      code: 'refused',
      at: commands.length - 1,
      refusal: { clause: 'BER-2' },
    });
    const before = JSON.parse(readFileSync(new URL('../golden/earlier/rules-1.json', import.meta.url), 'utf8'));
    expect(ask({ request: 'replay', file: before }).hash).toBe(mended);
    expect(ask({ request: 'state' }).state?.rules).toBeUndefined();
  });

  it('BER-2 is the newest for a new game, or the one it names, and stays in its file', () => {
    const ask = asking();
    for (const [said, rules] of [
      [undefined, newestRules],
      [1, undefined],
      [2, 2],
    ] as const) {
      ask({ request: 'newGame', ...setup, rules: said });
      expect(ask({ request: 'state' }).state?.rules).toBe(rules);
      const answer: { ok: boolean; file?: typeof file } = ask({ request: 'file' });
      expect(ask({ request: 'replay', file: answer.file }).ok).toBe(true);
      expect(ask({ request: 'state' }).state?.rules).toBe(rules);
    }
    ask({ request: 'newGame', ...setup });
    const refused = ask({ request: 'apply', commands });
    expect(refused.error).toMatchObject({ at: commands.length - 1, refusal: { clause: 'BER-2' } });
  });

  it('is reported as newer if it is', () => {
    const ask = asking();
    for (const request of [
      { request: 'newGame', ...setup, rules: 99 },
      { request: 'replay', setup: { ...setup, rules: 99 }, commands: [] },
    ])
      expect(ask(request).error?.message).toMatch(/rules: Expected a version of the rules that this program knows/);
    ask({ request: 'newGame', ...setup });
    const { state } = ask({ request: 'state' });
    expect(ask({ request: 'load', state: Object.assign({}, state, { rules: 99 }) }).error?.message).toMatch(
      /version 99/,
    );
    expect(ask({ request: 'load', position: 'rules 99' }).error?.message).toMatch(/version 99/);
  });
});

describe('replay of a file that begins with a position', () => {
  const position = 'round 9; turn 0 conquer\nseat 0 orcs+flying 3:2 4 hand:4\ndice 3';
  const command = { type: 'conquer', region: 9 } as const;
  const { state } = play(stateOf(position), command);
  const fileWith = (changes: { position?: string; region?: number }) =>
    makeRecord({
      id: 'x',
      savedAt: 1,
      setup: {
        game: game.setup,
        seats,
        options: { curtain: false },
        position: changes.position ?? position,
        lesson: 'first',
      },
      commands: [{ ...command, region: changes.region ?? command.region }],
      game: state,
    });

  it('continues from the position, goes back to it, and makes no file of it', () => {
    const ask = asking();
    const answer = ask({ request: 'replay', file: fileWith({}), hashes: true });
    expect(answer).toMatchObject({ ok: true, phase: 'conquer', round: 9, hash: positionDigest(state), commands: 1 });
    expect(answer).toHaveProperty('hashes', [positionDigest(stateOf(position)), positionDigest(state)]);
    expect(ask({ request: 'file' }).error?.code).toBe('noSetup');
    ask({ request: 'undo' });
    expect(ask({ request: 'state' }).state).toEqual(stateOf(position));
  });

  it('names a fault by its place in the file', () => {
    expect(asking()({ request: 'replay', file: fileWith({ position: 'bord 3' }) }).error).toMatchObject({
      code: 'badState',
      faults: [{ path: 'file.setup.position', line: 1, column: 1 }],
    });
    expect(asking()({ request: 'replay', file: fileWith({ region: 99 }) }).error).toMatchObject({
      code: 'badRequest',
      faults: [{ path: 'file.commands[0].region' }],
    });
  });

  it('refuses one for another number of players as damaged', () => {
    const { error } = asking()({ request: 'replay', file: fileWith({ position: 'board 3; turn 0 pickCombo' }) });
    expect(error?.code).toBe('badFile');
    expect(error?.message).toContain('damaged');
  });
});
