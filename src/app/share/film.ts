import { fetchNow } from '../../lazy/index.ts';
import { loadSnapshot } from '../../table/lazy.ts';
import { paintCaption } from './paint-caption.ts';
import { paintTable, wholeOf } from './sheet.ts';

/** Frames a second of a film, and its longest time in milliseconds. */
const FRAMES = 30;
export const LONGEST = 30_000;

/** Kinds of film, the most widely read first. */
const kinds = ['video/mp4;codecs=avc1', 'video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];

/** The kind of film this browser records; null if it records none. */
export function filmKind(): string | null {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)) return null;
  return kinds.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null;
}

/** A film being recorded. */
export interface Recording {
  /** The film, once it is ended; null if nothing came of it. */
  readonly film: Promise<Blob | null>;
  end(): void;
}

/** Size of a film, in pixels. */
export const SIZE = { width: 960, height: 540 } as const;

/**
 * Records a table, with the numbers over it and the caption of the moment, until it is ended, or for as long as a film may be. Rejects if the browser
 * cannot.
 */
export async function record(
  canvas: HTMLCanvasElement,
  kind: string,
  caption: () => string | null,
): Promise<Recording> {
  const { afterFrames } = await fetchNow(loadSnapshot);
  const sheet = document.createElement('canvas');
  Object.assign(sheet, SIZE);
  const pen = sheet.getContext('2d');
  if (pen === null) throw new Error('film: no canvas');
  const stream = sheet.captureStream(FRAMES);
  const recorder = new MediaRecorder(stream, { mimeType: kind });
  const parts: Blob[] = [];
  const end = () => {
    clearTimeout(timer);
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const timer = setTimeout(end, LONGEST);
  const film = new Promise<Blob | null>((done) => {
    const finish = () => {
      endFrames();
      for (const track of stream.getTracks()) track.stop();
      const blob = new Blob(parts, { type: kind.split(';', 1)[0] ?? kind });
      done(blob.size > 0 ? blob : null);
    };
    recorder.addEventListener('dataavailable', ({ data }) => void (data.size > 0 && parts.push(data)));
    recorder.addEventListener('stop', finish);
    recorder.addEventListener('error', end);
  });
  const endFrames = afterFrames(() => {
    paintTable(pen, canvas, wholeOf(canvas), SIZE.width);
    const words = caption();
    if (words !== null) paintCaption(pen, words);
  });
  recorder.start();
  return { film, end };
}

/** The name of a film's file. */
export function filmName(film: Blob): string {
  return film.type.includes('mp4') ? 'small-world.mp4' : 'small-world.webm';
}
