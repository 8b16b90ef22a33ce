import { token } from './sheet.ts';

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

/** Paints a caption on a band along the lower edge of a film. */
export function paintCaption(pen: CanvasRenderingContext2D, words: string): void {
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
