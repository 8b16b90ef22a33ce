import { createActor } from 'xstate';
import { decide } from '../../src/opponents/decide.ts';
import { evenTemper, type LevelId, type Opponent, type Thought } from '../../src/opponents/types.ts';
import type { Command, GameSetup } from '../../src/rules/index.ts';
import {
  type Keep,
  type Laid,
  type LocalTable,
  localTable,
  newTable,
  type Played,
  type TableSetup,
  type ThinkInput,
  tableMachine,
  thinkBy,
} from '../../src/session/turn/index.ts';

/** A table's set-up for so many players. */
export function tableSetup(game: Partial<GameSetup> = {}, curtain = true): TableSetup {
  const players = game.players ?? 2;
  return {
    game: { seed: 1, firstSeat: 0, ...game, players },
    seats: Array.from({ length: players }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      colour: seat,
      control: 'human',
    })),
    options: { curtain },
  };
}

/** An even-tempered opponent. */
export const opponent = (level: LevelId = 'raider', seed = 3): Opponent => ({ level, temper: evenTemper, seed });

/** The set-up with opponents in these seats. */
export function withOpponents(setup: TableSetup, seats: readonly number[], level?: LevelId): TableSetup {
  return {
    ...setup,
    seats: setup.seats.map((one, seat) => (seats.includes(seat) ? { ...one, control: opponent(level, seat) } : one)),
  };
}

/** Lets promises that are already settled be noticed. */
export const settle = () => new Promise<void>((done) => setTimeout(done, 0));

type Think = (input: ThinkInput, signal: AbortSignal) => Promise<Thought>;

/** A chart whose opponents decide at once, or as they are told to. */
export const chartWith = (think: Think = async (input) => decide(input.view, input.opponent)) =>
  tableMachine.provide({ actors: { think: thinkBy(think) } });

/** A new game on a table. Throws where the set-up is no game. */
export function laidTable(setup: TableSetup, keep?: Keep): LocalTable {
  const start = newTable(setup, keep);
  if (!start.ok) throw new Error(start.refusal.code);
  return start.table;
}

/** The event that goes on with a game, or begins one. */
export const goOn = (laid: Laid, keep?: Keep) =>
  ({ type: 'open', table: localTable(laid, keep), isTakenUp: true }) as const;
export const begin = (setup: TableSetup, keep?: Keep) =>
  ({ type: 'open', table: laidTable(setup, keep), isTakenUp: false }) as const;

/** A table with its chart running, and what was written down. `trouble` makes the next writes fail with this code. */
export function startTable(setup: TableSetup, think?: Think) {
  const written: Played[] = [];
  const trouble: { code: string | null } = { code: null };
  const local = laidTable(setup, async (played) => {
    if (trouble.code !== null) throw Object.assign(new Error('cannot write'), { code: trouble.code });
    written.push(played);
  });
  const actor = createActor(chartWith(think));
  actor.start();
  actor.send({ type: 'open', table: local, isTakenUp: false });
  const now = () => actor.getSnapshot();
  return {
    actor,
    now,
    written,
    trouble,
    /** The truth behind what is seen. */
    truth: () => local.record().game,
    /** One step of the player, written down; what it brings is being shown. */
    async play(...commands: Command[]) {
      await settle();
      actor.send({ type: 'do', commands });
      await settle();
    },
    /** Shows all there is to show. */
    show() {
      for (let stage = now().context.stages[0]; stage; stage = now().context.stages[0])
        actor.send({ type: 'shown', stage: stage.id });
    },
  };
}
