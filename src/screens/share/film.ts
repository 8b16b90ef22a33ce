import { fetchNow } from '../../ui/lazy/fetch-now.ts';
import { penOf } from '../../ui/platform/canvas.ts';
import { recordedKind, recordStream, streamOf } from '../../ui/platform/recording.ts';
import { loadFrames } from './frames.ts';
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
  return recordedKind(kinds);
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
 * cannot, or if it is not wanted any more before it has begun.
 */
export async function record(
  canvas: HTMLCanvasElement,
  kind: string,
  caption: () => string | null,
  wanted: AbortSignal,
): Promise<Recording> {
  const { afterFrames } = await fetchNow(loadFrames);
  wanted.throwIfAborted();
  const [table, sheet] = [newSheet(), newSheet()];
  const stream = streamOf(sheet.canvas, FRAMES);
  if (stream === null) throw new Error('film: no stream');
  const { parts, end } = recordStream(stream, kind);
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
  let isCut = false;
  const timer = setTimeout(() => {
    isCut = true;
    end();
  }, LONGEST);
  const film = parts.then((found) => {
    endFrames();
    clearInterval(clock);
    clearTimeout(timer);
    for (const track of stream.getTracks()) track.stop();
    const blob = new Blob([...found], { type: kind.split(';', 1)[0] ?? kind });
    return blob.size > 0 ? { film: blob, isCut } : null;
  });
  return { film, end };
}

function newSheet(): CanvasRenderingContext2D {
  const pen = penOf(Object.assign(document.createElement('canvas'), SIZE));
  if (pen === null) throw new Error('film: no canvas');
  return pen;
}

/** The name of a film's file. */
export function filmName(film: Blob): string {
  return film.type.includes('mp4') ? 'small-world.mp4' : 'small-world.webm';
}
