import * as v from 'valibot';
import { characterTempers } from '../../opponents/tempers.ts';
import { characterIds, evenTemper, type LevelId } from '../../opponents/types.ts';
import { areThereRooms, NoRoom, openFairly, pledged } from '../../rooms/client/index.ts';
import { usualChoices, type VisitChoice } from '../../rooms/protocol/index.ts';
import { boardIds, newestBox, type PrintedBoardId } from '../../rules/index.ts';
import { limits } from '../../session/saves/index.ts';
import type { Control, TableSetup } from '../../session/turn/index.ts';
import { isLanguage } from '../../ui/locale/languages.ts';
import { useSettings } from '../../ui/look/index.ts';
import { fields, number, text } from '../../ui/storage/reader.ts';
import { stored } from '../../ui/storage/stored.ts';
import { kept } from '../rooms/use-client.ts';
import { lastDraft } from '../set-up/last-draft.ts';
import { seedFor } from '../set-up/set-up.ts';
import { readOptions } from '../showcase/options.ts';

interface TableWish {
  readonly players: number | null;
  readonly board?: PrintedBoardId;
  /** The table hangs on a wall: it plays by itself, and passers-by may play along. Null at a table of friends. */
  readonly wall: VisitChoice | null;
  /** Who decides for the places of a wall, in turn; everybody another character where the address says nothing. */
  readonly levels: readonly LevelId[] | null;
}

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(least), v.maxValue(most));

/**
 * Reads `table` (number of places), `board` (a printed one, if not theirs), `guests` (how many passers-by at once: then it hangs on a wall), `minutes` (how long each) and `languages`; of a showcase that
 * phones may come to, its `players`, `levels` and `idle`.
 */
export function readWish(search: string): TableWish {
  const given = new URLSearchParams(search);
  const read = (name: string, least: number, most: number) => {
    const parsed = v.safeParse(whole(least, most), given.get(name));
    return parsed.success ? parsed.output : null;
  };
  const shown = readOptions(search).options;
  const players = read('table', limits.least, limits.players) ?? shown.players;
  const guests = read('guests', 1, limits.players);
  const board = boardIds.find((id) => id === read('board', limits.least, limits.players)) ?? shown.board;
  const languages = (given.get('languages') ?? '').split(',').filter(isLanguage);
  return {
    players: boardIds.find((id) => id === players) ?? null,
    ...(board !== undefined && players !== null && board !== players && { board }),
    wall:
      guests === null
        ? null
        : {
            most: guests,
            minutes: read('minutes', 1, 120) ?? 10,
            idle: shown.idle,
            ...(languages.length > 0 ? { languages } : {}),
          },
    levels: shown.levels,
  };
}

const shown = stored<{ readonly room: string; readonly at: number } | null>(
  'small-world-table.big-screen',
  fields({ room: text(/^/), at: number() }),
  null,
);
/** Milliseconds for which a big screen that starts again goes on with the table it had. */
const lasts = 12 * 60 * 60_000;
/** Places at a table of friends where nobody has said how many. */
const usualPlayers = 4;

/** Everybody without a name yet; on a wall opponents, each of another character. */
function setupFor({ players, wall, levels, board }: TableWish): TableSetup {
  const draft = lastDraft(useSettings.getState().curtain);
  const count = players ?? (draft.players > 2 ? draft.players : usualPlayers);
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  const opponent = (seat: number): Control => {
    const character = characterIds[(Math.abs(seedFor(characterIds.length, chance) >> 4) + seat) % characterIds.length];
    const seed = seedFor(seat, chance);
    const level = levels?.[seat % levels.length];
    if (level !== undefined) return { level, temper: evenTemper, seed };
    return character === undefined
      ? { level: 'raider', temper: evenTemper, seed }
      : { level: 'raider', temper: characterTempers[character], seed, character };
  };
  return {
    game: { players: count, seed: chance, ...newestBox(undefined, undefined, board) },
    seats: Array.from({ length: count }, (_, seat) => ({
      name: '',
      colour: seat,
      control: wall === null ? 'human' : opponent(seat),
    })),
    // Several people may share a phone: nobody sees what the one before had.
    options: { curtain: true },
  };
}

/** Lays a table for a big screen as its address says, and remembers it. Returns its code; throws `NoRoom`. */
export async function openTable(search: string): Promise<string> {
  return layTable(setupFor(readWish(search)), readWish(search));
}

/** People's seats are free, whoever was to sit there. First asks the site for rooms. Throws `NoRoom`. */
async function layTable(setup: TableSetup, { wall }: Pick<TableWish, 'wall'>): Promise<string> {
  if (!(await areThereRooms(document.baseURI))) throw new NoRoom('none');
  const secret = kept.newSecret();
  const { lesson: _lesson, ...plain } = setup;
  // The screen has a share in chance of its own: whoever keeps the rooms cannot choose the deal alone.
  const { value, commitment } = pledged();
  const opened = await openFairly(document.baseURI, {
    secret,
    setup: { ...plain, seats: [...setup.seats], options: { curtain: true } },
    commands: [],
    choices: usualChoices,
    commitment,
    bigScreen: { visit: wall },
  });
  const { room } = opened;
  await kept.keepAs(room, secret, { value, toward: opened.commitment, game: null });
  shown.keep({ room, at: Date.now() });
  return room;
}

/** The table this screen showed last, if not long ago and not over; null if another is to be laid. */
export async function tableToGoOnWith(): Promise<string | null> {
  const last = shown.read();
  return last !== null && Date.now() - last.at < lasts ? last.room : null;
}

export function forgetTable(): void {
  shown.forget();
}
