import { type Caption, wordsIn } from './caption.ts';
import type { ShowcaseSpeed } from './options.ts';

/** Milliseconds at speed 1: to turn to a new caption and to read a word of it, how long one stays at least and at most. */
const reading = { turn: 900, word: 200, least: 2000, most: 8500 } as const;

/** Milliseconds at speed 1 that the camera is given to arrive before the pieces move; without motion, the eye. */
const leads = { glide: 1300, cut: 500, none: 250 } as const;

/** Milliseconds at speed 1 of what lies between games, and before a step. */
const lengths = { title: 10_000, result: 12_000, veil: 1400, breath: 350 } as const;

/** Milliseconds of the same where nothing is waited for: long enough to be seen at all. */
const brief = { title: 600, result: 600, veil: 100, breath: 0 } as const;

/** What lies between two games, or before a step. */
export type Pause = keyof typeof lengths;

/** How fast things go: the showcase's own speed, or what a presenter makes of it. */
export type Tempo = number | 'instant';

/** The tempo of slow motion. */
export function slowed(speed: ShowcaseSpeed): Tempo {
  return speed === 'instant' ? 0.5 : speed * 0.35;
}

/** Milliseconds that a caption stays, for somebody to read it at leisure. */
export function readingTime(caption: Caption, speed: Tempo): number {
  if (speed === 'instant') return 0;
  const time = reading.turn + wordsIn(caption) * reading.word;
  return Math.min(reading.most, Math.max(reading.least, time)) / speed;
}

/** Milliseconds before the pieces move, while the camera goes to another shot (`moves`) or cuts to it (`still`). */
export function leadIn(moves: boolean, still: boolean, speed: Tempo): number {
  if (speed === 'instant') return 0;
  return (moves ? (still ? leads.cut : leads.glide) : leads.none) / speed;
}

/** Milliseconds that the outcome of a die stays. */
export function outcomeTime(speed: Tempo): number {
  return speed === 'instant' ? 0 : 3200 / speed;
}

/** Milliseconds of a pause. */
export function pauseOf(pause: Pause, speed: Tempo): number {
  return speed === 'instant' ? brief[pause] : lengths[pause] / speed;
}
