import { describe, expect, it } from 'vitest';
import { reasonOf, tellingOf } from '../../src/hud/seat/reasons.ts';
import { differing } from '../../src/hud/seat/weighed.ts';
import { decide } from '../../src/opponents/decide.ts';
import type { Weighed } from '../../src/opponents/types.ts';
import { aftermath } from '../../src/rules/ahead.ts';
import { apply, type GameState, newGame, view } from '../../src/rules/index.ts';
import type { Decision } from '../../src/session/turn/index.ts';
import '../../src/ui/locale/english.ts';
import { opponent } from '../support/table-actor.ts';

/** Every decision of a game between opponents of a level. */
function decisionsOf(level: 'wanderer' | 'raider', seed: number): Decision[] {
  const start = newGame({ players: 3, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  let state: GameState = start.state;
  const made: Decision[] = [];
  while (state.phase !== 'gameOver') {
    const { seat, round, turnSeat } = state;
    const thought = decide(view(state, seat), opponent(level, seed + seat));
    made.push({ seat, round, turnSeat, ...thought, seen: view(state, null) });
    for (const command of thought.commands) {
      const outcome = apply(state, command);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      state = outcome.state;
    }
  }
  return made;
}

const naming = {
  board: 3 as const,
  content: undefined,
  seats: ['Ada', 'Bo', 'Cleo'].map((name, colour) => ({ name, colour })),
};
const listener = { naming, viewer: 0 };

describe('why an opponent did what it did', () => {
  const decisions = decisionsOf('raider', 4);

  it('is one sentence or two for every decision of a game, true of the position', () => {
    const kinds = new Set<string>();
    for (const decision of decisions) {
      const said = reasonOf(decision, 'raider', listener);
      expect(said).toMatch(/^(It|Its|A) .+\.$/);
      const [command] = decision.commands;
      if (command?.type !== 'conquer') continue;
      const coins = aftermath(decision.seen, command.region)?.coins ?? expect.fail('no coins');
      const pays = /pays (double|(\d+) coins)/.exec(said);
      kinds.add(said.replace(/[\d]+|Ada|Bo|Cleo|you/g, '…'));
      expect(coins.after - coins.before > 1, said).toBe(pays !== null);
      if (pays) expect(coins.after - coins.before).toBe(pays[2] === undefined ? 2 : Number(pays[2]));
    }
    expect(kinds.size).toBeGreaterThan(3);
  });

  it('names you where it is your land, and the others by name', () => {
    const said = decisions.map((decision) => reasonOf(decision, 'raider', listener)).join(' ');
    expect(said).toMatch(/takes land from you/);
    expect(said).toMatch(/takes land from (Bo|Cleo)/);
    expect(said).not.toMatch(/from Ada/);
  });

  it('is not made up for the wanderer, who goes where it likes', () => {
    for (const decision of decisionsOf('wanderer', 2))
      if (decision.commands[0]?.type === 'conquer')
        expect(reasonOf(decision, 'wanderer', listener)).toBe('It goes where it likes, and reckons only roughly.');
  });

  it('is told of a turn by the conquest that pays most', () => {
    const [{ seat, round } = expect.fail('none')] = decisions.filter(({ commands }) => commands[0]?.type === 'conquer');
    const turn = decisions.filter((one) => one.seat === seat && one.round === round && one.turnSeat === seat);
    const gain = ({ commands: [command], seen }: Decision) => {
      if (command?.type !== 'conquer') return 0;
      const coins = aftermath(seen, command.region)?.coins;
      return coins ? coins.after - coins.before : 0;
    };
    const telling = tellingOf(turn) ?? expect.fail('no reason');
    expect(gain(telling)).toBe(Math.max(...turn.map(gain)));
    expect(tellingOf([])).toBeNull();
  });
});

describe('the moves that were weighed', () => {
  const move = (region: number, coins: number, share: number | null = null): Weighed => ({
    command: { type: 'conquer', region },
    coins,
    share,
  });
  const words = ({ command }: Weighed) => ('region' in command ? `region ${command.region}` : command.type);

  it('that come to the same are told once, and those that read the same as well', () => {
    const told = differing([move(1, 2.04), move(2, 2.01), move(3, 1), move(4, 2), move(3, 0.5)], words);
    expect(told.map(({ command, same }) => [words({ command, coins: 0, share: null }), same])).toEqual([
      ['region 1', 2],
      ['region 3', 0],
    ]);
  });

  it('differ by what a search spent on them too, and the chosen one stays first', () => {
    const told = differing([move(1, 1, 0.4), move(2, 1, 0.1), move(3, 3, 0.1)], words);
    expect(told.map(({ same }) => same)).toEqual([0, 0, 0]);
    expect(told[0]?.command).toEqual({ type: 'conquer', region: 1 });
  });
});
