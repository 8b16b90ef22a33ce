import { createActor, fromPromise } from 'xstate';
import type { Command, GameSetup } from '../../src/rules/index.ts';
import type { TableSetup } from '../../src/turn/index.ts';
import { type PersistInput, tableMachine } from '../../src/turn/machine.ts';

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

/** Lets promises that are already settled be noticed. */
export const settle = () => new Promise<void>((done) => setTimeout(done, 0));

/** A table with its chart running, and what was written down. `fail` makes the next writes fail with this code. */
export function startTable(setup: TableSetup) {
  const written: PersistInput[] = [];
  const trouble: { code: string | null } = { code: null };
  const actor = createActor(
    tableMachine.provide({
      actors: {
        persist: fromPromise<void, PersistInput>(async ({ input }) => {
          if (trouble.code !== null) throw Object.assign(new Error('cannot write'), { code: trouble.code });
          written.push(input);
        }),
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
