import { memoryOf } from '../../opponents/memory.ts';
import { view } from '../../rules/index.ts';
import type { Question } from './effect.ts';
import { isOver } from './game.ts';
import type { LiveRoom } from './live-room.ts';

/** Milliseconds until an opponent that gave no answer, or none that fits, is asked again. */
const askAgainAfter = 5_000;
/** Failures after which the table is told. */
const patience = 3;
/** Milliseconds after which a question is lost: longer than any host lets an opponent think. */
const lostAfter = 45_000;

/** Is an opponent to move? One plays for somebody: who sits there, however far, or is there to see it. */
function isOpponents(room: LiveRoom): boolean {
  const { game, setup } = room.game.holding;
  const isForSomebody =
    setup.seats.some(({ control }) => control === 'human') ||
    room.seats.some(({ devices }) => devices.length > 0) ||
    [...room.connections.values()].some(({ device, isLeaving }) => device !== null && !isLeaving);
  const isOpen = !isOver(room.game) && !room.facts.clock.isPaused;
  return isForSomebody && isOpen && setup.seats[game.seat]?.control !== 'human';
}

/** What is asked now, by the number of the step and that of the try; null if the game does not wait for an opponent. */
function questionNow(room: LiveRoom, tries: number): Question | null {
  const { game, setup, log } = room.game.holding;
  const control = setup.seats[game.seat]?.control ?? 'human';
  if (control === 'human' || !isOpponents(room)) return null;
  const seen = view(game, game.seat);
  if (control.character === undefined)
    return { name: `${room.n}.${tries}`, seat: game.seat, view: seen, opponent: control };
  const memory = memoryOf(
    seen,
    log.flatMap((entry) => entry.events),
  );
  return { name: `${room.n}.${tries}`, seat: game.seat, view: seen, opponent: { ...control, memory } };
}

/** The question that is open, with the number of tries that have failed. */
function openQuestion(room: LiveRoom) {
  if (room.question === null) return null;
  const [step = '', tries = ''] = room.question.split('.');
  return { step: Number(step), tries: Number(tries) };
}

/** Ms opponents wait until a big screen has shown a move: longer than any caption stays; less while away. */
const shownWithin = { here: 15_000, away: 3_000 } as const;

/** Does a big screen still show earlier moves? Opponents wait for it: those who look at it are to follow. */
function isShowing(room: LiveRoom, now: number): boolean {
  const screen = room.facts.bigScreen?.now ?? null;
  const due = room.dueAt('pace');
  if (screen === null || room.shown >= room.n || (due !== null && due <= now && room.pacing === room.n)) {
    return false;
  }
  if (room.pacing === room.n && due !== null) return true;
  room.pacing = room.n;
  room.setDue('pace', now + shownWithin[room.connectionsOf(screen).length > 0 ? 'here' : 'away']);
  return true;
}

/** Asks the opponent for which the game waits, once for each step; an answer for which it waits no more is ignored. */
export function askOpponent(room: LiveRoom, now: number): void {
  const open = openQuestion(room);
  const isAsking = open?.step !== room.n && isOpponents(room);
  if (isAsking && isShowing(room, now)) return;
  room.setDue('pace', null);
  if (open === null ? isOpponents(room) : open.step !== room.n || !isOpponents(room))
    put(room, questionNow(room, 0), now);
}

/** Asks again what was never answered: the process was gone, or the answer did not fit. */
export function askAgain(room: LiveRoom, now: number): void {
  const open = openQuestion(room);
  if (open !== null) put(room, questionNow(room, open.tries), now);
}

function put(room: LiveRoom, question: Question | null, now: number): void {
  room.setDue('ask', question === null ? null : now + lostAfter);
  room.setQuestion(question?.name ?? null);
  if (question !== null) room.effect({ do: 'ask', question });
}

export function isAsked(room: LiveRoom, question: string): boolean {
  return room.question === question;
}

/** An opponent has failed: it is asked again in a while. Returns whether the table should know. */
export function askLater(room: LiveRoom, now: number): boolean {
  const open = openQuestion(room);
  if (open === null) return false;
  room.setQuestion(`${open.step}.${open.tries + 1}`);
  room.setDue('ask', now + askAgainAfter);
  return open.tries + 1 === patience;
}
