import { view } from '../../../../rules/index.ts';
import type { Sight, TablePort } from '../../../../session/turn/index.ts';
import type { TableActor } from '../../../../table/actor.ts';
import { questionsLesson } from '../name.ts';
import { firstGameSetup } from '../setup.ts';
import { questions, stateOf } from './questions.ts';

/** A table to be looked at: the nth question's position, on which nothing can be played. It is not saved. */
function questionTable(index: number): TablePort {
  const question = questions[index];
  if (!question) throw new Error('lesson: no such question');
  const state = stateOf(question);
  const { game, seats, options } = firstGameSetup(index);
  const sight = (seat: number | null): Sight => ({
    revision: 0,
    setup: { players: game.players, seats, options, lesson: questionsLesson, run: index },
    view: view(state, seat ?? 0),
    legal: [],
    log: [],
    mayTakeBack: false,
    here: [0],
    trouble: null,
  });
  return {
    look: async (seat) => sight(seat),
    send: async () => ({ accepted: false, refused: null }),
    give: () => undefined,
    subscribe: (listener) => {
      listener(0);
      return () => undefined;
    },
  };
}

/** Lays the table of the nth question, from 0, in place of the one that is there. */
export function askQuestion(actor: ReturnType<typeof TableActor.useActorRef>, index: number): void {
  actor.send({ type: 'leave' });
  actor.send({ type: 'open', table: questionTable(index), isTakenUp: false });
}
