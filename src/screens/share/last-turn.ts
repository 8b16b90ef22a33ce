import { view } from '../../rules/index.ts';
import { courseOfGame } from '../../session/saves/course.ts';
import { type Played, type Stage, stagesOf } from '../../session/turn/index.ts';

/**
 * The last turn that was played, or what there is of the one that is being played, in the stages that show it to everybody; empty if nothing was. Throws
 * a `SaveError` if it cannot be played again.
 */
export async function lastTurn({ setup, log }: Played): Promise<readonly Stage[]> {
  const course = await courseOfGame(
    setup,
    log.map(({ command }) => command),
  );
  // A turn that is over is the last one until something of the next has been done.
  const from = course.turns.findLast((turn) => turn.from < log.length)?.from ?? 0;
  const stages: Stage[] = [];
  for (const [step, { events }] of course.log.slice(from).entries()) {
    const [before, after] = [0, 1].map((later) => view(course.at(from + step + later), null));
    if (before && after) stages.push(...stagesOf(before, after, events, stages.length));
  }
  return stages;
}
