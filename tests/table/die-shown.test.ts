import { describe, expect, it } from 'vitest';
import { apply, type Command, type GameState, prospect, view } from '../../src/rules/index.ts';
import type { Stage } from '../../src/session/turn/index.ts';
import type { MotionEdge } from '../../src/table/motion/beats.ts';
import * as moves from '../../src/table/motion/moves.ts';
import { Runner } from '../../src/table/motion/runner.ts';
import { newShowStore, type Rolled, type Rolling } from '../../src/table/motion/show-store.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
import { unseen } from '../../tools/players/unseen.ts';
import { emptyBatch } from '../support/batch.ts';
import '../support/boards.ts';
import { farm, forest } from '../support/places.ts';
import { position } from '../support/position.ts';
import '../support/throws.ts';

/** Throws the die, one step after the other, and notes all that is told of it. */
function table() {
  const showStore = newShowStore();
  const told: { readonly rollings: Rolling[]; readonly rolled: Rolled[]; readonly moments: MotionEdge[] } = {
    rollings: [],
    rolled: [],
    moments: [],
  };
  showStore.subscribe(({ rolling, rolled }, before) => {
    if (rolling !== null && rolling !== before.rolling) told.rollings.push(rolling);
    if (rolled !== null && rolled !== before.rolled) told.rolled.push(rolled);
  });
  const nothing = () => undefined;
  const runner = new Runner(
    emptyBatch(),
    { board: boardGeometry(2), arrangement: 'snug', colours: [0, 1] },
    { step: nothing, moment: (_, moment) => told.moments.push(moment), done: nothing },
    unseen,
    showStore,
  );
  let id = 0;
  const show = (state: GameState, command: Command, still = false): GameState => {
    const step = apply(state, command);
    if (!step.ok) throw new Error(step.refusal.code);
    const [before, after] = [view(state, 0), view(step.state, 0)];
    const stage: Stage = { id: ++id, name: 'finalRoll', seat: 0, events: step.events, before, after };
    runner.rest(before);
    runner.start(stage, { still, last: true }, moves);
    for (let ticks = 0; runner.running && ticks < 500; ticks++) runner.tick(20);
    return step.state;
  };
  return { show, told };
}

/** Two tokens for a forest that takes one or two more, and what the die will show. */
const short = (dice: readonly number[]) =>
  position({
    forces: [
      { race: 'ratmen', power: 'hill', hand: 2, at: { [farm]: 1 } },
      { race: 'humans', power: 'swamp', seat: 1, at: { [forest]: 2 } },
    ],
    dice,
  });

describe('a final roll that is shown', () => {
  const roll: Command = { type: 'finalRoll', region: forest };

  it('says what it needs and the chance of it as the rules do, and then what it came to', () => {
    const { show, told } = table();
    const state = short([3]);
    const known = prospect(state, forest);
    show(state, roll);
    expect(told.rollings).toHaveLength(1);
    expect(told.rollings[0]).toMatchObject({ region: forest, isNear: true });
    expect(told.rollings[0]?.need).toEqual({ least: known?.short, odds: known?.odds });
    expect(told.rolled).toEqual([{ value: 3, won: true }]);
    expect(told.moments.filter((moment) => moment === 'rests')).toHaveLength(1);
  });

  it.each([0, 1])('is lost with %s where two more are needed', (value) => {
    const { show, told } = table();
    show(short([value]), roll);
    expect(told.rolled).toEqual([{ value, won: false }]);
  });

  it('says the same without motion', () => {
    const [moving, still] = [table(), table()];
    moving.show(short([3]), roll);
    still.show(short([3]), roll, true);
    expect(still.told.rolled).toEqual(moving.told.rolled);
    expect(still.told.rollings[0]?.need).toEqual(moving.told.rollings[0]?.need);
  });
});

describe('the die before each conquest', () => {
  const berserk = position({
    forces: [{ race: 'ratmen', power: 'berserk', hand: 12, at: { [farm]: 1 } }],
    dice: [0, 2, 1, 0],
  });

  it('takes the camera in at most once a turn, and says what it needs each time', () => {
    const { show, told } = table();
    const act: Command = { type: 'act', action: 'berserkRoll' };
    const first = show(berserk, act);
    const taken = show(first, { type: 'conquer', region: forest });
    show(taken, act);
    expect(told.rollings.map(({ isNear }) => isNear)).toEqual([true, false]);
    expect(told.rollings.map(({ need }) => need)).toEqual(
      Array.from({ length: 2 }, () => ({ least: 1, odds: { wins: 3, of: 6 } })),
    );
    expect(told.rolled).toEqual([
      { value: 0, won: false },
      { value: 2, won: true },
    ]);
    // And again in the next turn.
    show({ ...first, turn: { ...first.turn, roll: null }, round: first.round + 1 }, act);
    expect(told.rollings.at(-1)?.isNear).toBe(true);
  });
});
