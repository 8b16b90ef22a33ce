import { apply, type GameState, newGame, recorded, view } from '../../rules/index.ts';
import { openingOf } from '../../saves/index.ts';
import { type Played, type Stage, stagesOf } from '../../turn/index.ts';

/** The last turn that was played, or what there is of the one that is being played, in the stages that show it; empty if nothing was. */
export async function lastTurn({ setup, log }: Played): Promise<readonly Stage[]> {
  const opening = await openingOf(setup);
  const start = opening === null ? newGame(recorded(setup.game)) : ({ ok: true, state: opening } as const);
  if (!start.ok) return [];
  const isEnd = ({ events }: Played['log'][number]) => events.some(({ type }) => type === 'turnEnded');
  // A turn that is over is the last one until something of the next has been done.
  const before = log.slice(0, -1).findLastIndex(isEnd) + 1;
  let state: GameState = start.state;
  const stages: Stage[] = [];
  for (const [at, { command, events }] of log.entries()) {
    const outcome = apply(state, command);
    if (!outcome.ok) return [];
    // As everybody may see it.
    if (at >= before) stages.push(...stagesOf(view(state, null), view(outcome.state, null), events, stages.length));
    state = outcome.state;
  }
  return stages;
}
