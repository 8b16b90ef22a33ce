import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSession } from '../../src/headless/index.ts';
import { asking, begin } from './ask.ts';
import { malformedLine } from './malformed.ts';

describe('malformed input', () => {
  it('gets one answer per line that says what is wrong, and never touches the game, in 5,000 lines', () => {
    const session = createSession();
    const ask = asking(session);
    ask(begin);
    const before = ask({ request: 'state' });
    fc.assert(
      fc.property(malformedLine, (line) => {
        const { ok, error } = ask(line);
        expect(ok, line).toBe(false);
        expect(error?.code, line).toMatch(/^(notJson|badRequest|badState|noGame)$/);
        expect(error?.message.length, line).toBeGreaterThan(10);
        if (error?.code !== 'notJson') expect(error?.faults?.length, line).toBeGreaterThan(0);
      }),
      { numRuns: 5000, seed: 1 },
    );
    expect(ask({ request: 'state' })).toEqual(before);
    expect(ask({ request: 'games' })).toMatchObject({ games: [{ game: 'main' }] });
  });

  it.each([
    [{ request: 'newGame', players: 'two', seed: 1 }, 'players', 'Expected a whole number from 2 to 5, found "two".'],
    [{ request: 'newGame', players: 2 }, 'seed', /^Expected a whole number .*, found nothing\.$/],
    [{ request: 'newGame', players: 2, seed: 1, dice: [0, 4] }, 'dice[1]', /0 to 3, found 4/],
    [{ request: 'newGame', players: 2, seed: 1, banners: ['orks'] }, 'banners[0]', /name of a race, found "orks"/],
    [{ request: 'newGame', players: 2, seed: 1, badges: ['hill', 'hill'] }, 'badges[1]', /hill was named before/],
    [{ request: 'newGame', players: 2, seed: 1, column: [{ race: 'orcs' }] }, 'column[0].power', /found nothing/],
    [{ request: 'newGame', players: 2, seed: 1, firstSeat: 2 }, 'firstSeat', /from 0 to 1, found 2/],
    [{ request: 'apply', command: { type: 'conquer', region: 23 } }, 'command.region', /0 to 22, found 23/],
    [{ request: 'apply', command: { type: 'conquer', regoin: 2 } }, 'command.region', /found nothing/],
    [{ request: 'apply', command: { type: 'conker' } }, 'command.type', /^Expected one of pickCombo, .* "conker"/],
    [{ request: 'apply', command: 'expand' }, 'command', 'Expected a command, found "expand".'],
    [{ request: 'apply' }, 'command', /command or commands/],
    [{ request: 'apply', commands: [{ type: 'expand' }, 7] }, 'commands[1]', /found 7/],
    [{ request: 'view' }, 'seat', /^Expected a seat, .* found nothing/],
    [{ request: 'view', seat: 2 }, 'seat', /from 0 to 1, found 2/],
    [{ request: 'hash', constructor: 1 }, 'constructor', /^There is no such field here, only id, request, game\.$/],
    [{ request: 'toString' }, 'request', /^Expected one of hello, /],
    [{ id: 1 }, 'request', /found nothing/],
    [{ id: [1], request: 'hash' }, 'id', /found a list of 1/],
    [{ request: 'hash', game: 'elsewhere' }, 'game', /no game "elsewhere"/],
  ])('names the field: %j', (request, path, message) => {
    const ask = asking();
    ask(begin);
    expect(ask(request).error?.faults?.[0]).toMatchObject({ path, message: expect.stringMatching(message) });
  });

  it('is answered under its id, if that can be read', () => {
    const ask = asking();
    expect(ask({ id: 'a', request: 'nothing' })).toMatchObject({ id: 'a', ok: false });
    expect(ask({ id: 0, request: 'hash' })).toMatchObject({ id: 0, ok: false });
    expect(ask({ request: 'hash' })).not.toHaveProperty('id');
    expect(ask('{"id":5')).not.toHaveProperty('id');
  });

  it('does no harm by depth, length or the names of built-in properties', () => {
    const ask = asking();
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(ask(deep).ok).toBe(false);
    expect(ask(`{"request":"load","state":${deep}}`).error?.code).toBe('badState');
    expect(ask(`{"request":"hash","${'x'.repeat(1_000_000)}":1}`).error?.message.length).toBeLessThan(1000);
    expect(ask('{"__proto__":{"request":"hash"}}').error?.code).toBe('badRequest');
    expect(ask('{"request":"hash","__proto__":1}').error?.code).toBe('badRequest');
    const many = { request: 'apply', commands: Array(1000).fill(0) };
    expect(ask(many).error?.faults).toHaveLength(50);
    expect(ask({ ...many, commands: Array(1001).fill(0) }).error?.faults).toHaveLength(1);
    expect(ask('{"request":"newGame","players":2,"seed":1e999}').error?.faults?.[0]?.path).toBe('seed');
  });
});
