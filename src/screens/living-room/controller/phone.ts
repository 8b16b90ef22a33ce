import { useEffect } from 'react';
import { useSettings } from '../../../ui/look/index.ts';
import { attempted } from '../../../ui/platform/attempt.ts';
import { penOf } from '../../../ui/platform/canvas.ts';
import { streamOf } from '../../../ui/platform/recording.ts';
import { vibrate } from '../../../ui/platform/vibration.ts';
import { hasWakeLock } from '../../../ui/platform/wake-lock.ts';

/** Milliseconds for which the phone is felt: one’s turn begins, something was done, something was refused. */
const patterns = { turn: [60, 60, 60], done: [14], refused: [30, 40, 30] } as const;

export function buzz(moment: keyof typeof patterns): void {
  if (useSettings.getState().vibration) vibrate(...patterns[moment]);
}

export function useBuzz(isMine: boolean, refusal: unknown): void {
  useEffect(() => {
    if (isMine) buzz('turn');
  }, [isMine]);
  useEffect(() => {
    if (refusal !== null) buzz('refused');
  }, [refusal]);
}

/** Milliseconds between looks whether the film still runs: a call or another page stops it. */
const often = 20_000;

/**
 * Keeps a phone's screen on where the browser has no wake lock for the page, as without TLS: a film of one still square, as long as it is played in
 * sight. It begins with the first press, before which no browser plays anything. Returns a function that ends it.
 */
export function stayAwake(): () => void {
  if (hasWakeLock()) return () => undefined;
  const canvas = document.createElement('canvas');
  const film = document.createElement('video');
  canvas.width = 2;
  canvas.height = 2;
  const paint = penOf(canvas);
  let shade = 0;
  const draw = () => {
    shade = 1 - shade;
    if (paint === null) return;
    paint.fillStyle = shade === 0 ? '#000' : '#010101';
    paint.fillRect(0, 0, 2, 2);
  };
  draw();
  film.muted = true;
  film.playsInline = true;
  film.loop = true;
  film.tabIndex = -1;
  film.setAttribute('aria-hidden', 'true');
  film.className = 'controller-awake';
  const ending = new AbortController();
  let clock: ReturnType<typeof setInterval> | undefined;
  const play = () => {
    if (document.hidden) return;
    void attempted(async () => film.play());
  };
  const begin = () => {
    const stream = clock === undefined ? streamOf(canvas, 1) : null;
    if (stream === null) return;
    film.srcObject = stream;
    document.body.append(film);
    play();
    clock = setInterval(() => {
      draw();
      play();
    }, often);
  };
  addEventListener('pointerup', begin, { signal: ending.signal });
  document.addEventListener('visibilitychange', play, { signal: ending.signal });
  return () => {
    ending.abort();
    clearInterval(clock);
    film.pause();
    film.srcObject = null;
    film.remove();
  };
}
