import { create } from 'zustand';
import type { BoardData } from '../../../rules/boards/own/data.ts';
import { readDraft } from '../../../rules/boards/own/draft.ts';
import { isWater, type OwnBoardId } from '../../../rules/index.ts';
import type { BoardGeometry } from '../../../table/outlines/index.ts';
import { type OutlineFile, readOutlines } from '../../../table/outlines/outline-file.ts';
import { keepOwnDrawing } from '../../../table/outlines/own-drawing.ts';
import { draftDrawnElsewhere } from '../../../table/outlines/thread.ts';
import type { Draft } from './edits/index.ts';
import { drawing } from './shelf.ts';

/** A drawing on the page: which region each of its shapes was. */
export interface Shown {
  readonly geometry: BoardGeometry;
  readonly keys: readonly number[];
  /** Only on its way: places in it are about right. */
  readonly isRough: boolean;
  /** Who borders whom in it, as text. */
  readonly borders: string;
}

interface Drawing {
  /** The board it is of, by its id on the shelf. */
  readonly of: string | null;
  /** The latest drawing there is, of this state of the board or an earlier one; null if there is none yet. */
  readonly shown: Shown | null;
  readonly state: 'done' | 'drawing' | 'stopped' | 'failed';
  /** How much of it is done, from 0 to 1. */
  readonly share: number;
}

const nothing: Drawing = { of: null, shown: null, state: 'done', share: 0 };
/** Drawings of this visit: a step back finds its own again. */
const mostKnown = 60;
const known = new Map<string, OutlineFile>();
/** Milliseconds after an edit before drawing begins: another may follow. */
const PAUSE = 250;

let running: AbortController | null = null;
let wanted: { readonly board: string; readonly shape: string; readonly draft: Draft } | null = null;

export const useDrawing = create<Drawing>()(() => nothing);

/** Who borders whom, each region's neighbours in their one form. */
function bordersOf({ data }: Draft): string {
  const reading = readDraft(data);
  return JSON.stringify((reading.ok ? reading.data : data).regions.map(({ around }) => around));
}

/** What of a board its drawing depends on, as text: everything but the kinds of land and what is printed on it. */
export function shapeOf(data: BoardData): string {
  const regions = data.regions.map(({ terrain, at, around }) => ({
    terrain: isWater(terrain) ? terrain : 'farmland',
    at,
    around,
  }));
  const reading = readDraft({ ...data, players: 2, regions });
  return reading.ok ? reading.id : '';
}

function remember(shape: string, file: OutlineFile): void {
  known.delete(shape);
  known.set(shape, file);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
}

/** A drawing as a board's geometry; null if it is not one of so many regions. */
function geometryOf(shape: string, file: OutlineFile, count: number): BoardGeometry | null {
  try {
    const geometry = readOutlines(shape as OwnBoardId, file);
    const isWhole = ({ outline, seat, spots }: BoardGeometry['regions'][number]) =>
      outline.length > 2 && [...outline, seat, ...spots].every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
    const fits = geometry.regions.length === count && geometry.regions.every(isWhole);
    return fits && geometry.width > 0 && geometry.height > 0 ? geometry : null;
  } catch {
    // It was damaged where it was kept.
    return null;
  }
}

const fileOf = (board: string, shape: string) => known.get(shape) ?? keptFile(board, shape);

/** Keeps the drawing of a board for the games on it, which need not draw it again. */
export async function keepForGames(board: string, draft: Draft): Promise<void> {
  const reading = readDraft(draft.data);
  const file = fileOf(board, shapeOf(draft.data));
  if (reading.ok && file !== null) await keepOwnDrawing(reading.id, file);
}

/** The drawing that was kept of a board, if it is of its present shape. */
export function drawingOf(board: string, draft: Draft): BoardGeometry | null {
  const shape = shapeOf(draft.data);
  const file = fileOf(board, shape);
  return file === null ? null : geometryOf(shape, file, draft.data.regions.length);
}

function keptFile(board: string, shape: string): OutlineFile | null {
  const { of, file } = drawing(board).read() ?? {};
  // Whatever it is, it is read with care.
  return of === shape && typeof file === 'object' && file !== null ? (file as OutlineFile) : null;
}

/** At once if there is a drawing of it, else as soon as it is drawn; until then the last one stays. */
export function showDrawing(board: string, draft: Draft): void {
  const now = useDrawing.getState();
  const shape = shapeOf(draft.data);
  const isOther = now.of !== board;
  if (!isOther && wanted?.shape === shape && now.state !== 'failed') {
    wanted = { board, shape, draft };
    // Two ways of coming to one shape may have numbered its regions otherwise.
    if (now.state === 'done' && now.shown !== null && now.shown.keys !== draft.keys)
      useDrawing.setState({ shown: { ...now.shown, keys: draft.keys } });
    return;
  }
  running?.abort();
  running = null;
  wanted = { board, shape, draft };
  const geometry = drawingOf(board, draft);
  if (geometry !== null) {
    const shown = { geometry, keys: draft.keys, isRough: false, borders: bordersOf(draft) };
    useDrawing.setState({ of: board, shown, state: 'done', share: 1 });
    return;
  }
  useDrawing.setState({ of: board, shown: isOther ? null : now.shown, state: 'drawing', share: 0 });
  void drawSoon(isOther ? 0 : PAUSE);
}

/** Stops drawing: the last drawing stays. */
export function stopDrawing(): void {
  running?.abort();
  running = null;
  useDrawing.setState({ state: 'stopped' });
}

export function drawAgain(): void {
  if (wanted === null) return;
  useDrawing.setState({ state: 'drawing', share: 0 });
  void drawSoon(0);
}

export function leaveDrawing(): void {
  running?.abort();
  running = null;
  wanted = null;
  useDrawing.setState(nothing);
}

async function drawSoon(pause: number): Promise<void> {
  const now = new AbortController();
  running = now;
  await new Promise((resolve) => setTimeout(resolve, pause));
  const task = wanted;
  if (now.signal.aborted || task === null) return;
  const { board, shape, draft } = task;
  const count = draft.data.regions.length;
  const borders = bordersOf(draft);
  /** Where only water has come or gone the last drawing is nearer than one on its way. */
  const isNear = () => {
    const { shown } = useDrawing.getState();
    return shown !== null && !shown.isRough && shown.borders === borders;
  };
  const show = (file: OutlineFile, isRough: boolean) => {
    const geometry = geometryOf(shape, file, count);
    if (geometry !== null) useDrawing.setState({ shown: { geometry, keys: draft.keys, isRough, borders } });
  };
  try {
    const file = await draftDrawnElsewhere(
      draft.data,
      ({ share, rough }) => {
        if (now.signal.aborted) return;
        if (rough !== null && !isNear()) show(rough, true);
        useDrawing.setState({ share });
      },
      now.signal,
    );
    if (now.signal.aborted) return;
    remember(shape, file);
    drawing(board).keep({ of: shape, file });
    show(file, false);
    useDrawing.setState({ state: 'done', share: 1 });
  } catch {
    if (!now.signal.aborted) useDrawing.setState({ state: 'failed' });
  }
}
