import { commitmentTo } from '../chance/index.ts';
import type { Known } from '../protocol/index.ts';
import type { KeptRoom, KeptRooms } from './kept-rooms.ts';
import type { RoomClient } from './room-client.ts';
import { randomHex } from './world.ts';

/** Which game is played: each is drawn by shares of its own, so its first commitment is in no other. */
export const gameOf = ({ drawings }: Pick<Known, 'drawings'>): string => drawings[0]?.commitment ?? '';

/** Has this device given this game a share? The room says so on coming, and of each that is given since. */
export function hasGiven({ drawings, you }: Pick<Known, 'drawings' | 'you'>): boolean {
  return you.hasShared || drawings.some(({ share, device }) => share !== null && device === you.device);
}

/**
 * The share that this device has given to the game at the table, as far as it knows: it was told so, or finds what it has pledged in a drawing. Null if it
 * has given none, or does not know it any more (`checkFairness` tells these apart).
 */
export function givenShare(
  { share, pledge }: Pick<KeptRoom, 'share' | 'pledge'>,
  known: Known,
): Pick<Pledge, 'value' | 'toward'> | null {
  if (share?.game === gameOf(known) && share.value !== null) return { value: share.value, toward: share.toward };
  if (pledge === null) return null;
  const isIn = known.drawings.some((drawing) => drawing.share === pledge.value);
  // A room shows its opener nothing before it has heard the pledged share: in no drawing, it is missed.
  const isHeard = pledge.game === null && pledge.toward !== null && known.drawings[0]?.at === 0;
  return isIn || isHeard ? pledge : null;
}

/** Once the game is known: what was pledged is given; a device that sits and gave nothing pledges a share. */
function pledgedTo(row: KeptRoom, known: Known): Pick<KeptRoom, 'pledge'> | Pick<KeptRoom, 'share' | 'pledge'> {
  const { pledge } = row;
  const game = gameOf(known);
  const given = givenShare(row, known);
  if (given !== null) {
    const share = { game, value: given.value, toward: given.toward };
    return { share, pledge: pledge?.value === given.value ? null : pledge };
  }
  if (hasGiven(known) || known.you.seats.length === 0 || pledge?.game === game) return { pledge };
  return { pledge: { game, value: randomHex(32), toward: known.drawings.at(-1)?.commitment ?? null } };
}

/**
 * Gives this device's share in the chance of the game at the table. It is stored before it is said, so that a page that is gone too soon gives the same one again,
 * and so do two tabs: whichever is refused, what was given is known.
 */
export async function giveShare(kept: KeptRooms, client: RoomClient): Promise<void> {
  const { known } = client.state;
  if (known === null) return;
  const { room, you, roster } = known;
  const game = gameOf(known);
  // The screen that was opened as the table gave its own with the opening.
  if (game === '' || (you.seats.length === 0 && roster.bigScreen?.home !== you.device)) return;
  const { pledge } = await kept.note(room, (row) => pledgedTo(row, known));
  if (hasGiven(known) || you.seats.length === 0 || pledge?.game !== game) return;
  const { value, toward } = pledge;
  const answer = await client.ask({ type: 'share', value });
  // Refused: it was given from another page, comes too late, or the game is over.
  if (answer.type === 'accepted')
    await kept.note(room, (row) => ({
      share: { game, value, toward },
      pledge: row.pledge?.value === value ? null : row.pledge,
    }));
}

/** The share in the game dealt if another is agreed to: always the same, and stored before it is said. */
export async function pledgeRematch(kept: KeptRooms, client: RoomClient): Promise<string> {
  const fresh = randomHex(32);
  const { known } = client.state;
  // The next game is drawn first with what the room is committed to now.
  const toward = known?.drawings.at(-1)?.commitment ?? null;
  const { pledge } = await kept.note(known?.room ?? '', (row) =>
    toward !== null && row.pledge?.game === toward ? {} : { pledge: { game: toward ?? '', value: fresh, toward } },
  );
  return pledge?.value ?? fresh;
}

/** A share in chance, drawn before the room's is known, and the room's commitment when it was given. */
export interface Pledge {
  readonly value: string;
  /** Null if the room has not told. */
  readonly toward: string | null;
  /** By the room's first commitment to it (`gameOf`); null: the one that was opened with it. */
  readonly game: string | null;
}

/** A share drawn now, and the commitment to it that says nothing of it. */
export function pledged(): { readonly value: string; readonly commitment: string } {
  const value = randomHex(32);
  return { value, commitment: commitmentTo(value) };
}
