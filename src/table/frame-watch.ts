import { ladder } from './quality.ts';

/** Milliseconds of an average frame above which the next rung is tried (30 frames a second), a whole level is left, and below which a finer rung is tried. */
const SLOW = 34;
const STUCK = 70;
const SPARE = 19;
/** Frames measured before a judgement; fewer where they take this many milliseconds together. */
const WATCHED = 20;
const LONG = 1000;
const FEWEST = 4;
/** Judgements in a row after which a plainer rung is tried, a finer one, and a finer one for which the canvas is made anew. */
const DOWN = 2;
const UP = 3;
const UP_ANEW = 15;

/** Chooses the rung of the ladder of qualities that suits the machine. */
export interface FrameWatch {
  /** Takes the rung drawn at and the milliseconds of a frame. Returns another rung where that suits the machine better, else null. */
  judge(rung: number, milliseconds: number): number | null;
}

/**
 * A watch over frame times, so that there are 30 frames a second and more. A rung that was too slow is never tried again, so that the picture does not
 * go back and forth; and one bad moment (the page is still busy with itself) decides nothing.
 */
export function newFrameWatch(): FrameWatch {
  let frames = 0;
  let together = 0;
  let drawn = -1;
  let tooFine = -1;
  let slow = 0;
  let spare = 0;
  const begin = () => {
    frames = 0;
    together = 0;
  };
  return {
    judge(rung, milliseconds) {
      if (rung !== drawn) {
        drawn = rung;
        slow = 0;
        spare = 0;
        begin();
      }
      frames += 1;
      together += milliseconds;
      if (frames < (together > LONG ? FEWEST : WATCHED)) return null;
      // Where the graphics card cannot keep up, some frames are given to it quickly and then one waits: the median would not tell.
      const average = together / frames;
      begin();
      slow = average > SLOW ? slow + 1 : 0;
      spare = average < SPARE ? spare + 1 : 0;
      if (slow >= DOWN) {
        tooFine = Math.max(tooFine, rung);
        const next = average > STUCK ? nextLevel(rung) : rung + 1;
        return next < ladder.length ? next : null;
      }
      const finer = rung - 1;
      return finer > tooFine && spare >= (keepsCanvas(finer, rung) ? UP : UP_ANEW) ? finer : null;
    },
  };
}

/** Does the canvas stay? A drawing context is with or without smooth edges for good. */
function keepsCanvas(one: number, other: number): boolean {
  return ladder[one]?.antialias === ladder[other]?.antialias;
}

/** The first rung of the next plainer level. */
function nextLevel(rung: number): number {
  const level = ladder[rung]?.level;
  const next = ladder.findIndex((quality, place) => place > rung && quality.level !== level);
  return next < 0 ? ladder.length : next;
}
