import { create } from 'zustand';
import { reviewJob } from '../../opponents/jobs.ts';
import type { SeatLuck } from '../../opponents/luck/facts.ts';
import { AGAIN } from '../../opponents/luck/other-dice.ts';
import { careOf, fitting } from '../../opponents/review/care.ts';
import { type Decision, decisionsOf, nameOf } from '../../opponents/review/decisions.ts';
import { isClear } from '../../opponents/review/judge.ts';
import type { Done, ReviewJob } from '../../opponents/review/review-job.ts';
import type { Course } from '../../rules/course.ts';
import type { Seat } from '../../rules/index.ts';
import { courseOfGame } from '../../session/saves/course.ts';
import { asSaveError, SaveError } from '../../session/saves/index.ts';
import { askThread } from '../../ui/platform/thread.ts';
import { onNobodyLooks, type Reviewable, useShownReview } from './review-context.ts';
import { gameKey, JUDGE, type KeptReview, readKept } from './review-record.ts';

export interface ReviewNow {
  /** `missing`: reader not fetched; `ready`: never begun; `held`: stopped; `failed`: the judge failed. */
  readonly status: 'reading' | 'unreadable' | 'missing' | 'ready' | 'working' | 'held' | 'failed' | 'done';
  readonly course: Course | null;
  readonly people: readonly Seat[];
  /** The decisions of the wanted seats. */
  readonly decisions: readonly Decision[];
  readonly kept: KeptReview;
  /** It had come so far when the page went away, and goes on from there; null if that did not happen. */
  readonly resumedAt: number | null;
  /** What was found is kept with the game, as far as is known. */
  readonly isKept: boolean;
  readonly luck: readonly SeatLuck[] | null;
  readonly isWeighing: boolean;
}

const nothing: KeptReview = {
  of: '',
  judge: JUDGE,
  seats: [],
  judged: [],
  isBegun: false,
  isHeld: false,
  again: { played: 0, wins: [] },
  care: [],
};
const unread: ReviewNow = {
  status: 'reading',
  course: null,
  people: [],
  decisions: [],
  kept: nothing,
  resumedAt: null,
  isKept: true,
  luck: null,
  isWeighing: false,
};

/** The review of the game that is looked at. One at a time: another game's is interrupted, and kept as far as it is. */
export const useReviewNow = create<ReviewNow & { readonly id: string }>(() => ({ ...unread, id: '' }));

let game: Reviewable | null = null;
let stopWork: (() => void) | null = null;
let stopLuck: (() => void) | null = null;
/** What is kept is written one after the other. */
let writing: Promise<void> = Promise.resolve();

const now = useReviewNow.getState;
const set = useReviewNow.setState;

/** As far as it has come; it goes on by itself if it was interrupted. Once is enough, whoever asks. */
export async function openReview(wanted: Reviewable): Promise<void> {
  const played = wanted.played();
  const commands = played.log.map(({ command }) => command);
  const of = gameKey({ setup: played.setup, commands });
  if (now().id === wanted.id && now().kept.of === of && now().status !== 'missing') {
    goOn();
    return;
  }
  interrupt();
  game = wanted;
  set({ ...unread, id: wanted.id, kept: { ...nothing, of } });
  const { saves, id } = wanted;
  const [course, beside] = await Promise.all([
    courseOfGame(played.setup, commands).catch((failure: unknown) => asSaveError(failure).code),
    saves instanceof SaveError ? undefined : saves.beside(id).catch(() => undefined),
  ]);
  if (game !== wanted) return;
  if (typeof course === 'string') {
    set({ status: course === 'unfetched' ? 'missing' : 'unreadable' });
    return;
  }
  const found = readKept(beside, of);
  const people = played.setup.seats.flatMap(({ control }, seat) => (control === 'human' ? [seat] : []));
  const all = played.setup.seats.map((_, seat) => seat);
  const kept = found ?? { ...nothing, of, seats: people.length > 0 ? people : all };
  const read = { ...kept, judged: fitting(course, kept.judged) };
  set({ course, people, kept: read, decisions: decisionsOf(course, read.seats) });
  mark();
  const left = leftOver().length;
  if (!read.isBegun) set({ status: 'ready' });
  else if (left === 0) set({ status: 'done' });
  else if (read.isHeld) set({ status: 'held' });
  else {
    set({ status: 'held', resumedAt: now().decisions.length - left });
    begin();
  }
}

function goOn(): void {
  const { status, kept, resumedAt } = now();
  if (status === 'held' && !kept.isHeld && resumedAt === null) begin();
}

function leftOver(): readonly Decision[] {
  const { decisions, kept } = now();
  const known = new Set(kept.judged.map(nameOf));
  return decisions.filter((decision) => !known.has(nameOf(decision)));
}

export function begin(): void {
  const { course } = now();
  if (course === null || stopWork !== null) return;
  set(({ kept }) => ({ status: 'working', kept: { ...kept, isBegun: true, isHeld: false } }));
  keep();
  const decisions = leftOver();
  stopWork = doJob({ ...jobOf(course), decisions, againFrom: null }, () => {
    stopWork = null;
    set({ status: 'failed' });
  });
}

export function hold(): void {
  stopWork?.();
  stopWork = null;
  set(({ kept }) => ({ status: 'held', resumedAt: null, kept: { ...kept, isHeld: true } }));
  keep();
}

/** Looks at the decisions of these seats as well, or of fewer. */
export function wantSeats(seats: readonly Seat[]): void {
  const { course, status } = now();
  if (course === null) return;
  stopWork?.();
  stopWork = null;
  set(({ kept }) => ({ kept: { ...kept, seats }, decisions: decisionsOf(course, seats), resumedAt: null }));
  mark();
  if (status === 'ready') return;
  if (leftOver().length > 0 && status !== 'held') begin();
  else set({ status: leftOver().length === 0 ? 'done' : 'held' });
  keep();
}

/** Weighs the luck of the game, and plays it again; goes on where it was stopped. */
export function weighLuck(): void {
  const { course, kept } = now();
  if (course === null || stopLuck !== null) return;
  set({ isWeighing: true });
  const job = { ...jobOf(course), decisions: [], againFrom: kept.again.played };
  stopLuck = doJob(job, () => {
    stopLuck = null;
    set({ isWeighing: false });
  });
}

/** Plays the game no further; what has been counted stays. */
export function stopWeighing(): void {
  stopLuck?.();
  stopLuck = null;
  set({ isWeighing: false });
}

/** Stops all work as if the page had gone: it goes on when the game is looked at again. */
export function interrupt(): void {
  stopWork?.();
  stopWork = null;
  stopWeighing();
  if (now().status === 'working') set({ status: 'held', resumedAt: null });
}
onNobodyLooks((id) => {
  if (id === now().id) interrupt();
});

/** The seed of a review is the game's: the same game is always judged the same. */
function jobOf({ start, log }: Course) {
  const seed = Number.parseInt(now().kept.of.slice(0, 7), 16) || 1;
  return { start, commands: log.map(({ command }) => command), seed };
}

/** On a thread of its own, which ends with it. Returns what stops it: nothing is heard of it afterwards. */
function doJob(job: ReviewJob, onTrouble: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  askThread(reviewJob, job, { signal, onTold: note }).then(ended, () => signal.aborted || onTrouble());
  return () => stopped.abort();
}

function note(done: Done): void {
  switch (done.type) {
    case 'judged':
      set(({ kept }) => ({ kept: { ...kept, judged: [...kept.judged, done.judged] } }));
      mark();
      keep();
      return;
    case 'luck':
      set({ luck: done.luck });
      return;
    case 'again': {
      set(({ kept }) => ({ kept: { ...kept, again: counted(kept.again, done.won) } }));
      if (now().kept.again.played >= AGAIN) keep();
    }
  }
}

function ended(): void {
  if (now().kept.again.played >= AGAIN && stopLuck !== null) {
    stopLuck = null;
    set({ isWeighing: false });
  }
  if (leftOver().length === 0 && stopWork !== null) {
    stopWork = null;
    const { course, kept, decisions } = now();
    const seats = course?.start.coins.map((_, seat) => seat) ?? [];
    const care = seats.map((seat) => (course && careOf(course, decisions, kept.judged, seat)?.share) ?? null);
    set({ status: 'done', resumedAt: null, kept: { ...kept, care } });
    keep();
  }
}

function counted(again: KeptReview['again'], won: readonly (readonly number[])[]): KeptReview['again'] {
  const wins = (now().course?.start.coins ?? []).map(
    (_, seat) => (again.wins[seat] ?? 0) + won.filter((seats) => seats.includes(seat)).length,
  );
  return { played: again.played + won.length, wins };
}

/** Tells the other screens where something was found. */
function mark(): void {
  const { id, kept, decisions } = now();
  const wanted = new Set(decisions.map(nameOf));
  const places = kept.judged.filter((one) => wanted.has(nameOf(one)) && isClear(one)).map(({ at }) => at);
  useShownReview.setState({ of: id, places });
}

function keep(): void {
  const { kept } = now();
  const { saves, id } = game ?? {};
  if (saves === undefined || id === undefined || saves instanceof SaveError) {
    set({ isKept: false });
    return;
  }
  writing = writing
    .then(() => saves.keepBeside(id, kept))
    .then(
      () => (game?.id === id ? set({ isKept: true }) : undefined),
      () => (game?.id === id ? set({ isKept: false }) : undefined),
    );
}
