import { create } from 'zustand';
import { askThread } from '../../../ui/platform/thread.ts';
import { seatsJob } from './job.ts';
import type { SeatJob, SeatStep, SeatTold } from './seat-job.ts';
import { type KeptSeats, keepSeats, keptSeats, seatKey } from './seat-shares.ts';

interface SeatRun {
  readonly job: SeatJob;
  readonly state: 'running' | 'stopped' | 'failed' | 'over' | 'found' | 'none';
  readonly told: SeatStep | null;
}

interface SeatsState {
  readonly kept: KeptSeats;
  readonly run: SeatRun | null;
}

export const useSeats = create<SeatsState>()(() => ({ kept: keptSeats(), run: null }));

let running: AbortController | null = null;

function end(state: SeatRun['state']): void {
  if (running === null) return;
  running.abort();
  running = null;
  useSeats.setState(({ run }) => ({ run: run && { ...run, state } }));
}

/** Stops what is being played; what was found so far is kept. */
export const stopSeats = () => end('stopped');

/** Stops it, and nothing is said of it any more. */
export function forgetSeats(): void {
  stopSeats();
  useSeats.setState({ run: null });
}

/** Begins a job on a thread of its own. One that is at work is stopped. */
export function startSeats(job: SeatJob): void {
  stopSeats();
  useSeats.setState({ run: { job, state: 'running', told: null } });
  running = new AbortController();
  const { signal } = running;
  askThread(seatsJob, job, { signal, onTold: hear }).catch(() => signal.aborted || end('failed'));
}

function hear(told: SeatTold): void {
  if (told.state === 'none') {
    end('none');
    return;
  }
  const { board, shares, state } = told;
  useSeats.setState(({ run, kept }) => ({
    run: run && { ...run, told },
    // All of it: where the browser takes nothing it lasts as long as the page.
    kept: shares.games === 0 ? kept : keepSeats({ ...kept, [seatKey(board, shares.wins.length)]: shares }),
  }));
  if (state === 'over' || state === 'found') end(state);
}
