import type { BigScreen } from '../protocol/index.ts';
import type { LiveRoom } from './live-room.ts';

export function isBigScreen({ facts }: LiveRoom, device: number): boolean {
  return facts.bigScreen?.now === device;
}

/** May that device confirm who sits where? The host may, and the big screen. */
export function mayConfirm(room: LiveRoom, device: number): boolean {
  const { host, bigScreen } = room.facts;
  return device === host || isBigScreen(room, device) || bigScreen?.home === device;
}

/** Who shows the table, as everybody may know it; null where everybody looks at a screen of his own. */
export function bigScreenSeen(room: LiveRoom): BigScreen | null {
  const big = room.facts.bigScreen ?? null;
  if (big === null) return null;
  const { now: device, home, visit, isHeld = false } = big;
  const isHere = device !== null && room.connectionsOf(device).length > 0;
  return { device, isHere, seat: room.seatsOf(device)[0] ?? null, visit, isHeld, home };
}

/** May somebody come in who knows nothing but the code? Only where it stands on a big screen for everybody to see. */
export function mayComeIn({ facts }: LiveRoom): boolean {
  return (facts.bigScreen ?? null) !== null;
}

export function guestsOf(room: LiveRoom): number {
  return room.devices.filter(({ device, hash, isGuest }) => isGuest && hash !== '' && room.seatsOf(device).length === 0)
    .length;
}

export function forgetGuest(room: LiveRoom, device: number): void {
  const row = room.devices[device];
  if (!row?.isGuest || row.hash === '' || room.seatsOf(device).length > 0) return;
  room.putDevice({ device, hash: '', name: '', isWatcher: false, hasShared: false, isGuest: true });
  room.forgetTold(device);
}

/** A guest who sits down is none any more. The first person to sit is host: the screen has no hands. */
export function stay(room: LiveRoom, device: number): void {
  const row = room.devices[device];
  if (row?.isGuest) room.putDevice({ ...row, isGuest: false });
  const { host, bigScreen } = room.facts;
  if (bigScreen?.home === host && room.seatsOf(host).length === 0) room.setFacts({ host: device });
}
