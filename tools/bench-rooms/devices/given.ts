import { quantile } from '../../measure/statistics.ts';

/** A command that somebody gave at a table. */
export interface Given {
  /** The moment at which it was sent. */
  readonly sent: number;
  /** Milliseconds until it was accepted; null while it is not. */
  readonly took: number | null;
}

/** A moment, as every process of this machine counts it. */
export const moment = () => performance.timeOrigin + performance.now();

/**
 * Milliseconds that each of those took which were sent from one moment on, until another one. What is still open has taken as long as it is open. `every`: the
 * milliseconds between two of them, where everybody waits for an answer before the next is sent: those that were due meanwhile have waited as well, for the rest
 * of the time, and count; else a long halt would count as one command of many.
 */
export function tookBetween(
  all: readonly Given[],
  from: number,
  until: number,
  every = Number.POSITIVE_INFINITY,
): number[] {
  const now = moment();
  return all
    .filter(({ sent }) => sent >= from && sent < until)
    .flatMap(({ sent, took }) => {
      const whole = took ?? now - sent;
      return Array.from({ length: Math.max(1, Math.ceil(whole / every)) }, (_, missed) => whole - missed * every);
    });
}

/** So many in a row, each taking less than twice what it took in the middle before, and all is as it was. */
const inARow = 20;

/** Milliseconds from a moment until everything is as it was before; null if that has not come yet. */
export function calmAfter(all: readonly Given[], from: number, before: readonly number[]): number | null {
  const most = 2 * quantile(before, 0.5);
  let row = 0;
  for (const { sent, took } of all) {
    if (sent < from) continue;
    row = took !== null && took < most ? row + 1 : 0;
    if (row === inARow) return sent + (took ?? 0) - from;
  }
  return null;
}
