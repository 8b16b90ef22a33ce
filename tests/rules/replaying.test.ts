import { describe, expect, it } from 'vitest';
import { apply, newGame, replay } from '../../src/rules/index.ts';

const setup = { players: 2, seed: 1, firstSeat: 0 };
const pick = { type: 'pickCombo', index: 0 };
const end = { type: 'endConquests' };

describe('replay', () => {
  it('gives the state the commands lead to, and what each brought about', () => {
    const start = newGame(setup);
    if (!start.ok) throw new Error('refused');
    const first = apply(start.state, pick);
    if (!first.ok) throw new Error('refused');
    const second = apply(first.state, end);
    if (!second.ok) throw new Error('refused');
    expect(replay(setup, [pick, end])).toEqual({
      ok: true,
      state: second.state,
      events: [first.events, second.events],
    });
    expect(replay(setup, [])).toEqual({ ok: true, state: start.state, events: [] });
  });

  it('stops at the first command that is refused, and says which', () => {
    const refused = replay(setup, [pick, pick, end]);
    expect(refused).toMatchObject({ ok: false, at: 1, refusal: { code: 'notNow' } });
  });

  it('a set-up that is refused comes before all commands', () => {
    expect(replay({ ...setup, players: 7 }, [pick])).toMatchObject({ ok: false, at: -1, refusal: { clause: 'SET-1' } });
  });
});
