import { characterIds, evenTemper, isEven, type Temper } from '../../opponents/types.ts';
import { limits } from '../../session/saves/limits.ts';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import { kept } from '../../ui/platform/storage.ts';
import { type Draft, type DraftSeat, everyPlayer, freshDraft, longestName } from './draft.ts';

/** Where this browser keeps the set-up that was played last. */
const name = 'small-world-table.last';

/** What reads and tells what of a draft is not as in the printed box: fetched where something is not. */
export const ownDraft = lazyValue(() => import('./own-draft.tsx'), { needsNotice: true });

/** Fields of anything: each may be missing, or whatever it likes. */
export type Found<T> = Partial<Record<keyof T, unknown>>;

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

/** Is anything in it not as in the printed box? */
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
  const { players: asked } = given;
  const isTable =
    typeof asked === 'number' && Number.isInteger(asked) && asked >= limits.least && asked <= limits.players;
  const players = isTable ? asked : limits.least;
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
    ...reader?.readBox(given),
  };
}

const stored = (): unknown => kept.value(name);

/** To be awaited before `lastDraft`: fetches what reads the set-up that was played last, if it is needed. Never rejects. */
export async function openLastDraft(): Promise<void> {
  if (isOwn(stored())) await ownDraft.settled();
}

/** The set-up that was played last in this browser, or a fresh one. */
export function lastDraft(curtain: boolean): Draft {
  return readDraft(stored(), freshDraft(curtain), ownDraft.use.getState().value);
}

/** Keeps a set-up for the next time; without a store it lasts no longer than the page. */
export function keepDraft(draft: Draft): void {
  kept.set(name, JSON.stringify(draft));
}
