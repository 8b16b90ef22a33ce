import { characterTempers } from '../../opponents/tempers.ts';
import { characterIds, evenTemper } from '../../opponents/types.ts';
import { areThereRooms, NoRoom, openFairly, pledged } from '../../rooms/client/index.ts';
import { usualChoices } from '../../rooms/protocol/index.ts';
import { newestBox } from '../../rules/index.ts';
import type { Control, TableSetup } from '../../session/turn/index.ts';
import { fields, number, text } from '../../ui/kept/reader.ts';
import { stored } from '../../ui/kept/stored.ts';
import { useSettings } from '../../ui/look/index.ts';
import { kept } from '../rooms/use-client.ts';
import { lastDraft } from '../set-up/last-draft.ts';
import { seedFor } from '../set-up/set-up.ts';
import { readWish, type TableWish } from './wanted.ts';

/** The table that this browser showed last. */
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

/** Lays a table with this set-up: its people's seats are free, whoever was to sit there. A site is asked first whether it has rooms. Throws `NoRoom`. */
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

/** The table that this screen showed last, if it was not long ago and is not over; null if another is to be laid. */
export async function tableToGoOnWith(): Promise<string | null> {
  const last = shown.read();
  return last !== null && Date.now() - last.at < lasts ? last.room : null;
}

/** The table is over: the next one is another. */
export function forgetTable(): void {
  shown.forget();
}
