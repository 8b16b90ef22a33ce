import type { Seat } from '../../rules/index.ts';
import type { Answer, Request, Sight, TablePort } from '../../session/turn/table-port.ts';
import { type Known, type RoomRefusal, sightOf } from '../protocol/index.ts';
import type { Answered } from './requests.ts';
import type { RoomClient } from './room-client.ts';
import { isWhole } from './state.ts';

export interface RemoteTable extends TablePort {
  /** For what the room itself refuses (rules' refusals are the chart's); returns an unsubscribe function. */
  onTrouble(listener: (code: RoomRefusal) => void): () => void;
}

export function remoteTable(client: RoomClient): RemoteTable {
  const answers = new WeakMap<Request, Promise<Answer>>();
  const troubled = new Set<(code: RoomRefusal) => void>();
  /** The last step that the chart has seen: what somebody does is meant for the table as it was then. */
  let seen = -1;

  /** Everything that is known, once all of it is, up to a step. */
  const whole = (step = -1): Promise<Known> =>
    new Promise((resolve) => {
      const look = () => {
        const { known } = client.state;
        if (!isWhole(known) || known.n < step) return false;
        forget();
        resolve(known);
        return true;
      };
      let forget: () => unknown = () => undefined;
      if (!look()) forget = client.subscribe(look);
    });

  const sight = async (seat: Seat | null, step?: number): Promise<Sight> => {
    const known = await whole(step);
    seen = known.n;
    return sightOf(known, seat);
  };

  const tell = (code: RoomRefusal) => {
    for (const listener of [...troubled]) listener(code);
  };

  const carryOut = async ({ seat, commands, viewer }: Request): Promise<Answer> => {
    if (seat === null) return { accepted: false, refused: null };
    const on = seen;
    const answer: Answered = await client.ask(
      commands === null ? { type: 'back', on, seat } : { type: 'do', on, seat, commands: [...commands] },
    );
    // The answer may come before the news of what it has led to.
    if (answer.type === 'accepted') return { accepted: true, sight: await sight(viewer, answer.step) };
    if (answer.type !== 'refused') return { accepted: false, refused: null };
    const { why } = answer;
    if (why.by === 'room') tell(why.code);
    return { accepted: false, refused: why.by === 'rules' ? { command: why.command, refusal: why.refusal } : null };
  };

  return {
    look: (seat) => sight(seat),
    send(request) {
      const answer = answers.get(request) ?? carryOut(request);
      answers.set(request, answer);
      return answer;
    },
    give(seat, control) {
      void client.ask({ type: 'give', seat, control }).then((answer) => {
        if (answer.type === 'refused' && answer.why.by === 'room') tell(answer.why.code);
      });
    },
    subscribe(listener) {
      let last = -1;
      const tellNews = () => {
        const { known } = client.state;
        if (known === null || known.revision === last) return;
        last = known.revision;
        listener(last);
      };
      tellNews();
      return client.subscribe(tellNews);
    },
    onTrouble(listener) {
      troubled.add(listener);
      return () => troubled.delete(listener);
    },
  };
}
