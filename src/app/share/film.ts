import { fetchNow } from '../../lazy/index.ts';
import { loadSnapshot } from '../../table/lazy.ts';
import { paintCaption } from './paint-caption.ts';
import { paintTable, wholeOf } from './sheet.ts';

/** Milliseconds after which a picture that stands still is recorded once more: a film lasts as long as what it shows, whether or not anything moves. */
const STANDS = 100;

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

/** What came of a recording. */
export interface Filmed {
  readonly film: Blob;
  /** It was ended because a film may be no longer. */
  readonly isCut: boolean;
}

/** A film being recorded. */
export interface Recording {
  /** The film, once it is ended; null if nothing came of it. */
  readonly film: Promise<Filmed | null>;
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
  const [table, sheet] = [newSheet(), newSheet()];
  const stream = sheet.canvas.captureStream(FRAMES);
  const recorder = new MediaRecorder(stream, { mimeType: kind });
  const parts: Blob[] = [];
  const end = () => {
    clearTimeout(timer);
    if (recorder.state !== 'inactive') recorder.stop();
  };
  let isCut = false;
  const timer = setTimeout(() => {
    isCut = true;
    end();
  }, LONGEST);
  const film = new Promise<Filmed | null>((done) => {
    const finish = () => {
      endFrames();
      clearInterval(clock);
      for (const track of stream.getTracks()) track.stop();
      const blob = new Blob(parts, { type: kind.split(';', 1)[0] ?? kind });
      done(blob.size > 0 ? { film: blob, isCut } : null);
    };
    recorder.addEventListener('dataavailable', ({ data }) => void (data.size > 0 && parts.push(data)));
    recorder.addEventListener('stop', finish);
    recorder.addEventListener('error', end);
  });
  const paint = () => {
    sheet.drawImage(table.canvas, 0, 0);
    const words = caption();
    if (words !== null) paintCaption(sheet, words);
  };
  const endFrames = afterFrames(canvas, () => {
    paintTable(table, canvas, wholeOf(canvas), SIZE.width);
    paint();
  });
  const clock = setInterval(paint, STANDS);
  recorder.start();
  return { film, end };
}

function newSheet(): CanvasRenderingContext2D {
  const pen = Object.assign(document.createElement('canvas'), SIZE).getContext('2d');
  if (pen === null) throw new Error('film: no canvas');
  return pen;
}

/** The name of a film's file. */
export function filmName(film: Blob): string {
  return film.type.includes('mp4') ? 'small-world.mp4' : 'small-world.webm';
}
