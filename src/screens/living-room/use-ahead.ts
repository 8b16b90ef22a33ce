import { useMemo } from 'react';
import { TableActor } from '../../table/actor.ts';
import type { Caption as CaptionWords } from '../director/caption.ts';
import { captionOf } from '../director/caption.ts';

/** What somebody has just done, in words, while pieces still move for what they did before: said at once, the picture comes after. */
export function useAhead(isPersons: boolean): CaptionWords | null {
  const stages = TableActor.useSelector(({ context }) => context.stages);
  const setup = TableActor.useSelector(({ context }) => context.setup);
  return useMemo(() => {
    const last = stages.at(-1);
    if (!isPersons || stages.length < 2 || last === undefined || setup === null) return null;
    return captionOf(last, [], { board: last.after.board, content: last.after.content, seats: setup.seats });
  }, [stages, setup, isPersons]);
}
