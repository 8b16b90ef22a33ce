import { createActor, fromPromise } from 'xstate';
import { decide, evenTemper, type LevelId, type Opponent, type Thought } from '../../src/opponents/index.ts';
import type { Command, GameSetup } from '../../src/rules/index.ts';
import type { PersistInput } from '../../src/turn/implementations.ts';
import type { TableSetup, ThinkInput } from '../../src/turn/index.ts';
import { tableMachine } from '../../src/turn/machine.ts';

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

/** A table with its chart running, and what was written down. `fail` makes the next writes fail with this code. */
export function startTable(setup: TableSetup, think: Think = async (input) => decide(input.view, input.opponent)) {
  const written: PersistInput[] = [];
  const trouble: { code: string | null } = { code: null };
  const actor = createActor(
    tableMachine.provide({
      actors: {
        persist: fromPromise<void, PersistInput>(async ({ input }) => {
          if (trouble.code !== null) throw Object.assign(new Error('cannot write'), { code: trouble.code });
          written.push(input);
        }),
        think: fromPromise<Thought, ThinkInput>(({ input, signal }) => think(input, signal)),
      },
    }),
  );
  actor.start();
  actor.send({ type: 'start', setup });
  const now = () => actor.getSnapshot();
  return {
    actor,
    now,
    written,
    trouble,
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
