import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  browserWorld,
  comeTo,
  gameOf,
  giveShare,
  type KeptRooms,
  keptRooms,
  pledgeRematch,
  type RoomClient,
  type RoomLink,
  type RoomState,
  randomHex,
  socketAddress,
} from '../../rooms/client/index.ts';
import type { SeatSetup } from '../../session/turn/index.ts';
import { playerName } from '../../ui/locale/players.ts';
import { noteRoute } from '../use-route.ts';
import { lastName } from './last-name.ts';
import type { AtRoom } from './room-context.ts';

export const kept: KeptRooms = keptRooms();

/** Null until the device knows who it is there. `asks`: the name under which somebody uninvited knocks. */
export function useClient({ room, passport }: RoomLink, asks: string | null): RoomClient | null {
  const [client, setClient] = useState<RoomClient | null>(null);
  useEffect(() => {
    let isOff = false;
    let mine: RoomClient | null = null;
    void kept.at(room).then(({ secret, pledge }) => {
      if (isOff) return;
      mine = comeTo(browserWorld, {
        address: socketAddress(document.baseURI, room),
        secret,
        passport: passport ?? undefined,
        name: asks ?? lastName(),
        knock: asks !== null,
        // Of the game that was opened with it; which one it was, earlier versions did not note.
        share: pledge?.game ? undefined : pledge?.value,
        page: randomHex(8),
        clock: Date.now,
      });
      setClient(mine);
    });
    return () => {
      isOff = true;
      mine?.end();
      setClient(null);
    };
  }, [room, passport, asks]);
  return client;
}

const nothing = () => () => undefined;

export function useRoomState(client: RoomClient | null): RoomState | null {
  return useSyncExternalStore(client === null ? nothing : client.subscribe, () => client?.state ?? null);
}

/** Keeps what is to be known of the room when one is elsewhere, and gives this device's share in chance, once. */
export function useKeeping(client: RoomClient, { known }: RoomState): void {
  const you = known?.you ?? null;
  const isIn = you !== null && (you.seats.length > 0 || you.isWatcher);
  const room = known?.room ?? '';
  const isSeated = you !== null && you.seats.length > 0;
  const game = known === null ? '' : gameOf(known);
  const news = known === null ? '' : JSON.stringify(newsOf(known));
  useEffect(() => {
    if (!isIn) return;
    noteRoute({ at: 'room', link: room });
    void kept.note(room, { ...JSON.parse(news), at: Date.now() });
  }, [isIn, room, news]);
  const hasShared = you?.hasShared === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever one of these is another
  useEffect(() => {
    void giveShare(kept, client);
  }, [isSeated, hasShared, client, game]);
}

export async function proposeRematch({ client, ask }: Pick<AtRoom, 'client' | 'ask'>): Promise<void> {
  await ask({ type: 'propose', proposal: { what: 'rematch' }, share: await pledgeRematch(kept, client) });
}

/** Another game with the same people, by one press: it is proposed, or agreed to where somebody has proposed it. */
export async function wantRematch(at: Pick<AtRoom, 'known' | 'client' | 'ask'>): Promise<void> {
  const { known, ask } = at;
  const open = known.proposals.find(({ what }) => what.what === 'rematch');
  if (open === undefined) await proposeRematch(at);
  else if (open.wanted.includes(known.you.device)) await ask({ type: 'answer', proposal: open.proposal, yes: true });
}

/** A person without a name gets one in the language of whoever reads it. */
const nameOf = (seated: SeatSetup, seat: number) =>
  seated.control === 'human' ? seated.name : playerName(seat, seated);

export function newsOf({ you, setup, view, isOver }: NonNullable<RoomState['known']>) {
  const isMine = !isOver && you.seats.includes(view.seat) && setup.seats[view.seat]?.control === 'human';
  return { seats: you.seats, names: setup.seats.map(nameOf), round: view.round, isMine, isOver };
}
