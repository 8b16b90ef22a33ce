import { view } from '../../rules/index.ts';
import { courseOfGame } from '../../session/saves/course.ts';
import { type Played, type Stage, stagesOf } from '../../session/turn/index.ts';
import { fetchNow } from '../../ui/lazy/fetch-now.ts';
import { penOf } from '../../ui/platform/canvas.ts';
import { recordedKind, recordStream, streamOf } from '../../ui/platform/recording.ts';
import { loadFrames } from './frames.ts';
import { paintTable, token, wholeOf } from './sheet.ts';

/** Sizes in pixels of a film's caption: of its letters, its lines, its margins. */
const LETTERS = 25;
const LINE = 31;
const MARGIN = { side: 28, above: 12, below: 14 } as const;
/** More lines than a caption has. */
const MOST_LINES = 3;

/** A caption cut into lines that fit; the last one ends in dots if there is no room for all of it. */
export function linesOf(words: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]}…`];
}

function paintCaption(pen: CanvasRenderingContext2D, words: string): void {
  const { width, height } = pen.canvas;
  pen.font = `600 ${LETTERS}px ${token('--display')}`;
  const lines = linesOf(words, width - 2 * MARGIN.side, (text) => pen.measureText(text).width);
  const top = height - lines.length * LINE - MARGIN.above - MARGIN.below;
  pen.save();
  pen.globalAlpha = 0.82;
  pen.fillStyle = token('--walnut');
  pen.fillRect(0, top, width, height - top);
  pen.restore();
  pen.fillStyle = token('--cream');
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const [at, line] of lines.entries()) pen.fillText(line, width / 2, top + MARGIN.above + (at + 0.5) * LINE);
}

/** Milliseconds after which a still picture is recorded again: else the film would be too short. */
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

export interface Filmed {
  readonly film: Blob;
  /** It was ended because a film may be no longer. */
  readonly isCut: boolean;
}

export interface Recording {
  /** The film, once it is ended; null if nothing came of it. */
  readonly film: Promise<Filmed | null>;
  end(): void;
}

/** Size of a film, in pixels. */
export const SIZE = { width: 960, height: 540 } as const;

/** Until it is ended or `LONGEST` is over. Rejects if the browser cannot, or if unwanted before it began. */
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

export function filmName(film: Blob): string {
  return film.type.includes('mp4') ? 'small-world.mp4' : 'small-world.webm';
}

/**
 * The last turn that was played, or what there is of the one that is being played, in the stages that show it to everybody; empty if nothing was. Throws
 * a `SaveError` if it cannot be played again.
 */
export async function lastTurn({ setup, log }: Played): Promise<readonly Stage[]> {
  const course = await courseOfGame(
    setup,
    log.map(({ command }) => command),
  );
  // A turn that is over is the last one until something of the next has been done.
  const from = course.turns.findLast((turn) => turn.from < log.length)?.from ?? 0;
  const stages: Stage[] = [];
  for (const [step, { events }] of course.log.slice(from).entries()) {
    const [before, after] = [0, 1].map((later) => view(course.at(from + step + later), null));
    if (before && after) stages.push(...stagesOf(before, after, events, stages.length));
  }
  return stages;
}
