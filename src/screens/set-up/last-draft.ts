import { characterIds, evenTemper, isEven, type Temper } from '../../opponents/types.ts';
import { limits } from '../../session/saves/record.ts';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import { type Found, fields, isObject, number, object, oneOf, type Reader, whole } from '../../ui/storage/reader.ts';
import { stored } from '../../ui/storage/stored.ts';
import { type Draft, type DraftSeat, everyPlayer, freshDraft, longestName } from './draft.ts';

/** What reads and tells what of a draft is not as in the printed box: fetched where something is not. */
export const ownDraft = lazyValue(() => import('./own-draft.tsx'), { needsNotice: true });

const share = number(0, 1);
const temperIn = fields<Temper>({ aggression: share, greed: share, patience: share }, evenTemper);
const cut: Reader<string> = (found) => (typeof found === 'string' ? found.slice(0, longestName) : null);
const characterIn = oneOf<DraftSeat['character']>(['any', 'none', ...characterIds]);

/** A seat as it was kept, but for its colour; what makes no sense falls back to the usual. */
function readSeat(found: unknown, { colour, player, character }: DraftSeat): DraftSeat {
  const [name, temper] = ['', evenTemper];
  const seatIn = fields<Omit<DraftSeat, 'colour' | 'character'>>(
    { name: cut, player: oneOf(everyPlayer), temper: temperIn },
    { name, player, temper },
  );
  const read = seatIn(found) ?? { name, player, temper };
  // A temper that was set by hand, before there were characters, stays.
  const known = isObject(found) ? characterIn(found.character) : null;
  return { ...read, colour, character: known ?? (isEven(read.temper) ? character : 'none') };
}

/** The colours as they were kept, if each is there once; else the usual ones. */
function readColours(found: readonly unknown[], usual: readonly DraftSeat[]): readonly number[] {
  const ours = usual.map(({ colour }) => colour);
  const kept = found.flatMap((seat) => (isObject(seat) && typeof seat.colour === 'number' ? [seat.colour] : []));
  return kept.length === ours.length && ours.every((colour) => kept.includes(colour)) ? kept : ours;
}

const isOwn = (found: unknown) =>
  isObject(found) && ['house', 'board', 'own'].some((field) => Object.hasOwn(found, field));

/**
 * Reads a draft from anything: field by field, with `usual` where it makes no sense. Chance decides the seed again.
 *
 * @param reader reads what is not as in the printed box; without it that is left out
 */
export function readDraft(
  found: unknown,
  usual: Draft,
  reader: Pick<typeof import('./own-draft.tsx'), 'readBox'> | null = null,
): Draft {
  if (!isObject(found)) return usual;
  const given: Found<Draft> = found;
  const players = whole(limits.least, limits.players)(given.players) ?? limits.least;
  const kept: readonly unknown[] = Array.isArray(given.seats) ? given.seats : [];
  const colours = readColours(kept, usual.seats);
  const seats = usual.seats.map((seat, at) => ({ ...readSeat(kept[at], seat), colour: colours[at] ?? seat.colour }));
  const firstSeat = whole(0, players - 1)(given.firstSeat);
  return {
    seats,
    players,
    firstSeat,
    curtain: usual.curtain,
    seed: '',
    ...reader?.readBox(given),
  };
}

const kept = stored('small-world-table.last', object, {});

/** To be awaited before `lastDraft`: fetches what reads the last set-up, if it is needed. Never rejects. */
export async function openLastDraft(): Promise<void> {
  if (isOwn(kept.read())) await ownDraft.settled();
}

export function lastDraft(curtain: boolean): Draft {
  return readDraft(kept.read(), freshDraft(curtain), ownDraft.use.getState().value);
}

/** Keeps a set-up for the next time; without a store it lasts no longer than the page. */
export function keepDraft(draft: Draft): void {
  kept.keep({ ...draft });
}
