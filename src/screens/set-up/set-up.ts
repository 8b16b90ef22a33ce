import { characterTempers } from '../../opponents/tempers.ts';
import { type CharacterId, characterIds } from '../../opponents/types.ts';
import { type House, newestBox, type Seat, tidied } from '../../rules/index.ts';
import type { Control, SeatSetup, TableSetup } from '../../session/turn/index.ts';
import { boardIn, type Draft, type DraftSeat, longestName } from './draft.ts';

/**
 * The draft as a table's set-up. Unnamed seats get default names in the current language; `chance` is the seed if none was typed. A seed that is not
 * an integer is derived from its characters, so that any word will do. The opponents' seeds are derived from it. Dealt from the newest box.
 */
export function setupOf(draft: Draft, chance: number): TableSetup {
  const seed = seedOf(draft.seed.trim()) ?? chance;
  const seats = draft.seats.slice(0, draft.players).map(
    (one, seat): SeatSetup => ({
      name: one.name.trim().slice(0, longestName),
      colour: one.colour,
      control: controlOf(one, seat, seed),
    }),
  );
  const firstSeat = draft.firstSeat === null ? {} : { firstSeat: draft.firstSeat };
  return {
    game: {
      players: draft.players,
      seed,
      ...firstSeat,
      ...newestBox(houseIn(draft), draft.own, boardIn(draft), draft.title),
    },
    seats,
    options: { curtain: draft.curtain },
  };
}

/** Coins only for seats that are taken. */
function houseIn({ house, players }: Draft): House | undefined {
  return house && tidied({ ...house, coins: house.coins?.slice(0, players) });
}

export function seedFor(seat: Seat, seed: number): number {
  return Math.imul(seed ^ 0x5bd1e995, seat + 1);
}

function controlOf({ player, temper, character }: DraftSeat, seat: Seat, chance: number): Control {
  if (player === 'human') return player;
  const seed = seedFor(seat, chance);
  if (character === 'none') return { level: player, temper, seed };
  const drawn = character === 'any' ? drawnCharacter(seat, chance) : character;
  return { level: player, temper: characterTempers[drawn], seed, character: drawn };
}

/** The character that a seed gives to a seat: another one for each seat. */
function drawnCharacter(seat: Seat, seed: number): CharacterId {
  const place = (Math.abs(seedFor(characterIds.length, seed) >> 4) + seat) % characterIds.length;
  return characterIds[place] ?? characterIds[0];
}

function seedOf(typed: string): number | null {
  if (typed === '') return null;
  const number = Number(typed);
  if (Number.isSafeInteger(number)) return number;
  return [...typed].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);
}
