import { ladder } from './quality.ts';

/** Milliseconds of the median frame above which the next rung is tried (30 frames a second), a whole level is left, and below which a finer rung is tried. */
const SLOW = 34;
const STUCK = 70;
const SPARE = 19;
/** Frames measured before a judgement. */
const WATCHED = 10;
/** A longer gap, in milliseconds, means the table was at rest, not slow. */
const REST = 1500;

/**
 * Measures frame times while something moves, so that there are 30 frames a second and more. `judge` takes the rung of the ladder drawn at and the
 * milliseconds since the previous frame; it returns another rung where that suits the machine better, else null. A rung that was too slow is never
 * tried again, so that the picture does not go back and forth.
 */
export function frameWatch(): { judge(rung: number, milliseconds: number): number | null } {
  const times: number[] = [];
  let tooFine = -1;
  return {
    judge(rung, milliseconds) {
      if (milliseconds > REST) return null;
      times.push(milliseconds);
      if (times.length < WATCHED) return null;
      const middle = times.sort((a, b) => a - b)[WATCHED / 2] ?? 0;
      times.length = 0;
      if (middle > SLOW) {
        tooFine = Math.max(tooFine, rung);
        const next = middle > STUCK ? nextLevel(rung) : rung + 1;
        return next < ladder.length ? next : null;
      }
      return middle < SPARE && rung - 1 > tooFine ? rung - 1 : null;
    },
  };
}

/** The first rung of the next plainer level. */
function nextLevel(rung: number): number {
  const level = ladder[rung]?.level;
  const next = ladder.findIndex((quality, place) => place > rung && quality.level !== level);
  return next < 0 ? ladder.length : next;
}
