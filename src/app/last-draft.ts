import { fetchNow } from '../lazy/index.ts';
import { characterIds, evenTemper, isEven, type Temper } from '../opponents/types.ts';
import { kept } from '../platform/storage.ts';
import { boardIds, boxesReleased, findContent, type PrintedBoardId } from '../rules/index.ts';
import { type Draft, type DraftSeat, everyPlayer, freshDraft, longestName } from './draft.ts';

/** Where this browser keeps the set-up that was played last. */
const name = 'small-world-table.last';

/** What reads boxes and boards of one's own. */
type Reader = typeof import('../rules/own-boxes.ts');

type Found<T> = Partial<Record<keyof T, unknown>>;

function isObject(found: unknown): found is object {
  return typeof found === 'object' && found !== null;
}

function share(found: unknown): number {
  return typeof found === 'number' && found >= 0 && found <= 1 ? found : 0.5;
}

function readTemper(found: unknown): Temper {
  if (!isObject(found)) return evenTemper;
  const { aggression, greed, patience }: Found<Temper> = found;
  return { aggression: share(aggression), greed: share(greed), patience: share(patience) };
}

/** A seat as it was kept, but for its colour; what makes no sense falls back to the usual. */
function readSeat(found: unknown, usual: DraftSeat): DraftSeat {
  if (!isObject(found)) return usual;
  const given: Found<DraftSeat> = found;
  const characters = ['any', 'none', ...characterIds] as const;
  const temper = readTemper(given.temper);
  return {
    name: typeof given.name === 'string' ? given.name.slice(0, longestName) : '',
    colour: usual.colour,
    player: everyPlayer.find((player) => player === given.player) ?? usual.player,
    temper,
    // A temper that was set by hand, before there were characters, stays.
    character:
      characters.find((character) => character === given.character) ?? (isEven(temper) ? usual.character : 'none'),
  };
}

/** The colours as they were kept, if each is there once; else the usual ones. */
function readColours(found: readonly unknown[], usual: readonly DraftSeat[]): readonly number[] {
  const ours = usual.map(({ colour }) => colour);
  const kept = found.map((seat) => (isObject(seat) ? (seat as Found<DraftSeat>).colour : null));
  const isWhole = kept.length === ours.length && ours.every((colour) => kept.includes(colour));
  return isWhole ? kept.map((colour, seat) => (typeof colour === 'number' ? colour : (ours[seat] ?? seat))) : ours;
}

/** What is not as in the printed box: rules of the house, the board, and what of one's own was in it, if a game can still be dealt from it; what all that is called. */
function readBox(
  { house, board, own, title }: Found<Draft>,
  reader: Reader,
): Pick<Draft, 'house' | 'board' | 'own' | 'title'> {
  const rules = isObject(house) ? reader.readHouse({ ...house })?.house : undefined;
  const map = board === undefined ? null : reader.readBoard(board);
  const id = boxesReleased().at(-1)?.id;
  const name = own === undefined ? null : reader.readBoxName({ id, own });
  const called = title === undefined ? null : reader.readBoxName({ id, title });
  return {
    ...(rules && { house: rules }),
    ...(map?.ok && { board: map.id }),
    ...(name?.own && findContent(name).ok && { own: name.own }),
    ...(called?.title && { title: called.title }),
  };
}

/** Is anything in it not as in the printed box? */
const isOwn = (found: unknown) =>
  isObject(found) && ['house', 'board', 'own'].some((field) => Object.hasOwn(found, field));

/**
 * Reads a draft from anything: field by field, with `usual` where it makes no sense. Chance decides the seed again.
 *
 * @param reader reads what is not as in the printed box; without it that is left out
 */
export function readDraft(found: unknown, usual: Draft, reader?: Reader): Draft {
  if (!isObject(found)) return usual;
  const given: Found<Draft> = found;
  const players: PrintedBoardId = boardIds.find((id) => id === given.players) ?? 2;
  const kept: readonly unknown[] = Array.isArray(given.seats) ? given.seats : [];
  const colours = readColours(kept, usual.seats);
  const seats = usual.seats.map((seat, at) => ({ ...readSeat(kept[at], seat), colour: colours[at] ?? seat.colour }));
  const first = given.firstSeat;
  const firstSeat =
    typeof first === 'number' && Number.isInteger(first) && first >= 0 && first < players ? first : null;
  return {
    seats,
    players,
    firstSeat,
    curtain: usual.curtain,
    seed: '',
    ...(reader && readBox(given, reader)),
  };
}

const stored = (): unknown => kept.value(name);

let reader: Reader | undefined;

/** To be awaited before `lastDraft`: fetches what reads the set-up that was played last, if it is needed. Never rejects. */
export async function openLastDraft(): Promise<void> {
  if (isOwn(stored())) reader = await fetchNow(() => import('../rules/own-boxes.ts')).catch(() => undefined);
}

/** The set-up that was played last in this browser, or a fresh one. */
export function lastDraft(curtain: boolean): Draft {
  return readDraft(stored(), freshDraft(curtain), reader);
}

/** Keeps a set-up for the next time; without a store it lasts no longer than the page. */
export function keepDraft(draft: Draft): void {
  kept.set(name, JSON.stringify(draft));
}
