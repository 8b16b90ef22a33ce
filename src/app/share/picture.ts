import { fetchNow } from '../../lazy/index.ts';
import { loadSnapshot } from '../../table/lazy.ts';

/** Longest side of a picture, in pixels: what chats show without shrinking it. */
const LONGEST = 1600;
/** How much of its detail a picture keeps, 0–1. */
const QUALITY = 0.92;
/** Height of the line below it, as a part of the picture's width, and of its letters as a part of that. */
const LINE = 0.045;
const LETTERS = 0.5;

/** The canvas on which the table is drawn; null where it is shown as a plan. */
export function tableCanvas(): HTMLCanvasElement | null {
  return document.querySelector('.game-table:not(.lost) .table-room canvas');
}

/** A colour of the palette, by the name of its custom property. */
const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** A picture of the table as it is now, with a line of words below it. Null if the browser cannot make one. */
export async function pictureOf(canvas: HTMLCanvasElement, words: string): Promise<Blob | null> {
  const { withFrame } = await fetchNow(loadSnapshot);
  const sheet = await withFrame(canvas, (drawn) => sheetWith(drawn, words));
  if (sheet === null) return null;
  return new Promise((done) => sheet.toBlob(done, 'image/jpeg', QUALITY));
}

function sheetWith(drawn: HTMLCanvasElement, words: string): HTMLCanvasElement | null {
  const scale = Math.min(1, LONGEST / Math.max(drawn.width, drawn.height));
  const [width, height] = [Math.round(drawn.width * scale), Math.round(drawn.height * scale)];
  const line = Math.max(24, Math.round(width * LINE));
  const sheet = document.createElement('canvas');
  sheet.width = width;
  sheet.height = height + line;
  const pen = sheet.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = colour('--walnut');
  pen.fillRect(0, 0, width, height + line);
  pen.drawImage(drawn, 0, 0, width, height);
  pen.fillStyle = colour('--cream');
  pen.font = `700 ${Math.round(line * LETTERS)}px ${colour('--display')}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(words, width / 2, height + line / 2, width - line);
  return sheet;
}
