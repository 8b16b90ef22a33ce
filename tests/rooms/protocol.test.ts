import { describe, expect, it } from 'vitest';
import {
  bounds,
  changed,
  changeOf,
  codeOf,
  codeTyped,
  readFromRoom,
  readToRoom,
  viewOf,
} from '../../src/rooms/protocol/index.ts';
import { apply, type GameState, legal, newGame, type Seat, view } from '../../src/rules/index.ts';

const secret = '0'.repeat(64);
const hello = { type: 'hello', protocol: 1, rules: 2, secret, seen: -1 };

/** The states of a game in which somebody always does what the dice of this test say. */
function* played(seed: number, steps: number): Generator<GameState> {
  const start = newGame({ players: 3, seed });
  if (!start.ok) throw new Error('no game');
  let { state } = start;
  for (let step = 0; step < steps && state.phase !== 'gameOver'; step++) {
    yield state;
    const moves = legal(state);
    const outcome = apply(state, moves[(step * 7919 + seed) % moves.length]);
    if (outcome.ok) state = outcome.state;
  }
}

describe('messages to a room', () => {
  it('are read as they were meant, without what does not belong to them', () => {
    expect(readToRoom(JSON.stringify({ ...hello, more: 1 }))).toEqual(hello);
    const step = { type: 'do', id: 'a', on: 3, seat: 1, commands: [{ type: 'conquer', region: 4 }] };
    expect(readToRoom(JSON.stringify(step))).toEqual(step);
    const asked = { type: 'propose', id: 'b', proposal: { what: 'takeBack', seat: 0 } };
    expect(readToRoom(JSON.stringify(asked))).toEqual(asked);
  });

  it('are none if they are too long, too deep, or anything else', () => {
    const faulty = [
      '',
      'null',
      '[]',
      '{"type":"hello"}',
      JSON.stringify({ ...hello, secret: 'short' }),
      JSON.stringify({ ...hello, name: 'x'.repeat(21) }),
      JSON.stringify({ type: 'do', id: 'a', on: 3, seat: 1, commands: [] }),
      JSON.stringify({ type: 'do', id: 'a', on: 3, seat: 1, commands: [{ type: 'fly' }] }),
      JSON.stringify({ type: 'do', id: 'a', on: 1e99, seat: 1, commands: [{ type: 'pass' }] }),
      '['.repeat(15_000),
      JSON.stringify({ ...hello, filler: 'x'.repeat(bounds.message) }),
    ];
    expect(faulty.map(readToRoom)).toEqual(faulty.map(() => null));
  });

  it('may have brackets in names: they are text', () => {
    const name = '[[[[[[{{{{{{"\\[[[';
    expect(readToRoom(JSON.stringify({ ...hello, name }))).toMatchObject({ name });
  });
});

describe('messages from a room', () => {
  it('are none if their type or a part is missing', () => {
    expect(readFromRoom('{"type":"pong","n":1,"at":2,"now":3}')).toEqual({ type: 'pong', n: 1, at: 2, now: 3 });
    expect(readFromRoom('{"type":"pong","n":1,"at":2}')).toBeNull();
    expect(readFromRoom('{"type":"oracle","n":1}')).toBeNull();
  });
});

describe('a change of view', () => {
  it('leads from any view of a game to the next, or back, in a fraction of its size', () => {
    const states = [...played(5, 200)];
    let whole = 0;
    let sent = 0;
    for (const [at, state] of states.entries()) {
      const before = view(states[at - 1] ?? state, null);
      const after = view(state, null);
      const change = changeOf(before, after);
      expect(changed(before, JSON.parse(JSON.stringify(change)))).toEqual(after);
      expect(changed(after, changeOf(after, before))).toEqual(before);
      whole += JSON.stringify(after).length;
      sent += JSON.stringify(change).length;
    }
    expect(sent / whole).toBeLessThan(0.35);
  });

  it('with a device’s own coins makes what the rules let its seats see, and nothing of the others', () => {
    for (const state of played(6, 60)) {
      const open = view(state, null);
      const seen = (seat: Seat | null) => viewOf(open, [[1, state.coins[1] ?? 0]], seat);
      expect(seen(1)).toEqual(view(state, 1));
      expect(seen(null)).toEqual(view(state, null));
      expect(seen(0).coins).toEqual([null, null, null]);
    }
  });
});

describe('a room’s code', () => {
  it('has no letters that are mistaken for others, and may be typed in any way', () => {
    const code = codeOf(Uint8Array.from({ length: 6 }, (_, at) => at * 41));
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(codeTyped(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBe(code);
    expect(codeTyped('ABC10O')).toBeNull();
  });
});
