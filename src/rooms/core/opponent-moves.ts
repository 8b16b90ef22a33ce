import { memoryOf } from '../../opponents/memory.ts';
import { view } from '../../rules/index.ts';
import type { Question } from './effect.ts';
import { isOver } from './game.ts';
import type { Table } from './table.ts';

/** Milliseconds until an opponent that gave no answer, or none that fits, is asked again. */
const askAgainAfter = 5_000;
/** Failures after which the table is told. */
const patience = 3;
/** Milliseconds after which a question is lost: longer than any host lets an opponent think. */
const lostAfter = 45_000;

/** Is an opponent to move? One plays for somebody: who sits there, however far, or is there to see it. */
function isOpponents(table: Table): boolean {
  const { game, setup } = table.game.holding;
  const isForSomebody =
    setup.seats.some(({ control }) => control === 'human') ||
    table.seats.some(({ devices }) => devices.length > 0) ||
    [...table.lines.values()].some(({ device, isLeaving }) => device !== null && !isLeaving);
  const isOpen = !isOver(table.game) && !table.facts.clock.isPaused;
  return isForSomebody && isOpen && setup.seats[game.seat]?.control !== 'human';
}

/** What is asked now, by the number of the step and that of the try; null if the game does not wait for an opponent. */
function questionNow(table: Table, tries: number): Question | null {
  const { game, setup, log } = table.game.holding;
  const control = setup.seats[game.seat]?.control ?? 'human';
  if (control === 'human' || !isOpponents(table)) return null;
  const seen = view(game, game.seat);
  if (control.character === undefined)
    return { name: `${table.n}.${tries}`, seat: game.seat, view: seen, opponent: control };
  const memory = memoryOf(
    seen,
    log.flatMap((entry) => entry.events),
  );
  return { name: `${table.n}.${tries}`, seat: game.seat, view: seen, opponent: { ...control, memory } };
}

/** The question that is open, with the number of tries that have failed. */
function openQuestion(table: Table) {
  if (table.question === null) return null;
  const [step = '', tries = ''] = table.question.split('.');
  return { step: Number(step), tries: Number(tries) };
}

/** Ms opponents wait until a big screen has shown a move: longer than any caption stays; less while away. */
const shownWithin = { here: 15_000, away: 3_000 } as const;

/** Does a big screen still show earlier moves? Opponents wait for it: those who look at it are to follow. */
function isShowing(table: Table, now: number): boolean {
  const screen = table.facts.bigScreen?.now ?? null;
  const due = table.dueAt('pace');
  if (screen === null || table.shown >= table.n || (due !== null && due <= now && table.pacing === table.n)) {
    return false;
  }
  if (table.pacing === table.n && due !== null) return true;
  table.pacing = table.n;
  table.setDue('pace', now + shownWithin[table.linesOf(screen).length > 0 ? 'here' : 'away']);
  return true;
}

/** Asks the opponent for which the game waits, once for each step; an answer for which it waits no more is ignored. */
export function askOpponent(table: Table, now: number): void {
  const open = openQuestion(table);
  const isAsking = open?.step !== table.n && isOpponents(table);
  if (isAsking && isShowing(table, now)) return;
  table.setDue('pace', null);
  if (open === null ? isOpponents(table) : open.step !== table.n || !isOpponents(table))
    put(table, questionNow(table, 0), now);
}

/** Asks again what was never answered: the process was gone, or the answer did not fit. */
export function askAgain(table: Table, now: number): void {
  const open = openQuestion(table);
  if (open !== null) put(table, questionNow(table, open.tries), now);
}

function put(table: Table, question: Question | null, now: number): void {
  table.setDue('ask', question === null ? null : now + lostAfter);
  table.setQuestion(question?.name ?? null);
  if (question !== null) table.effect({ do: 'ask', question });
}

export function isAsked(table: Table, question: string): boolean {
  return table.question === question;
}

/** An opponent has failed: it is asked again in a while. Returns whether the table should know. */
export function askLater(table: Table, now: number): boolean {
  const open = openQuestion(table);
  if (open === null) return false;
  table.setQuestion(`${open.step}.${open.tries + 1}`);
  table.setDue('ask', now + askAgainAfter);
  return open.tries + 1 === patience;
}
