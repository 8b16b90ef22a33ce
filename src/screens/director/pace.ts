import { dieTimes } from '../../ui/look/index.ts';
import { type Caption, wordsIn } from './caption.ts';

/** Milliseconds at speed 1: to notice a new caption and to read a word of it, and the limits of its stay. */
const reading = { turn: 900, word: 200, least: 2000, most: 8500 } as const;

/** Milliseconds at speed 1 to look at a picture beside words, and the longest time for both. */
const telling = { picture: 4000, most: 20_000 } as const;

/** Milliseconds at speed 1 for the camera to arrive before the pieces move; without motion, for the eye. */
const leads = { glide: 1300, cut: 500, none: 250 } as const;

/** Milliseconds at speed 1 of the parts between games, and before a step. */
const lengths = { title: 10_000, result: 12_000, veil: 1400, opponentDelay: 350 } as const;

/** The same in milliseconds if nothing is waited for: just long enough to be seen. */
const brief = { title: 600, result: 600, veil: 100, opponentDelay: 0 } as const;

export type Pause = keyof typeof lengths;

export type Tempo = number | 'instant';

export function slowed(speed: Tempo): Tempo {
  return speed === 'instant' ? 0.5 : speed * 0.35;
}

/** Milliseconds that a caption stays, for leisurely reading. */
export function readingTime(caption: Caption, speed: Tempo): number {
  if (speed === 'instant') return 0;
  const time = reading.turn + wordsIn(caption) * reading.word;
  return Math.min(reading.most, Math.max(reading.least, time)) / speed;
}

/** Milliseconds before the pieces move, while the camera moves to another shot (`moves`) or cuts to it (`still`). */
export function leadIn(moves: boolean, still: boolean, speed: Tempo): number {
  if (speed === 'instant') return 0;
  return (moves ? (still ? leads.cut : leads.glide) : leads.none) / speed;
}

/** Milliseconds a chapter of so many words stays, beside a picture; 0 if nothing is waited for: no story. */
export function tellingTime(words: number, speed: Tempo): number {
  if (speed === 'instant') return 0;
  return Math.min(telling.most, telling.picture + words * reading.word) / speed;
}

/** Milliseconds that the outcome of a die stays. */
export function outcomeTime(speed: Tempo): number {
  return speed === 'instant' ? 0 : dieTimes.showcase / speed;
}

/** Milliseconds of a pause. */
export function pauseOf(pause: Pause, speed: Tempo): number {
  return speed === 'instant' ? brief[pause] : lengths[pause] / speed;
}
