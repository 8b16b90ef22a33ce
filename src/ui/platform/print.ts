import { answered, attempt } from './attempt.ts';
import { offered } from './capability.ts';

/** Milliseconds in which the browser has to say that it is about to print. */
const PATIENCE = 2000;

/** Returns whether the browser does: some have no such thing, and a frame may forbid it, said to nobody. */
export async function printPage(): Promise<boolean> {
  const listening = new AbortController();
  const isPrinting = answered(
    PATIENCE,
    () =>
      new Promise<true>((resolve) => {
        addEventListener('beforeprint', () => resolve(true), { once: true, signal: listening.signal });
      }),
  );
  attempt(() => offered('print')?.());
  const isDone = await isPrinting;
  listening.abort();
  return isDone === true;
}
