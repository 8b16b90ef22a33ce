import type { BigScreen } from '../protocol/index.ts';
import type { Table } from './table.ts';

export function isBigScreen({ facts }: Table, device: number): boolean {
  return facts.bigScreen?.now === device;
}

/** May that device confirm who sits where? The host may, and the big screen. */
export function mayConfirm(table: Table, device: number): boolean {
  const { host, bigScreen } = table.facts;
  return device === host || isBigScreen(table, device) || bigScreen?.home === device;
}

/** Who shows the table, as everybody may know it; null where everybody looks at a screen of his own. */
export function bigScreenSeen(table: Table): BigScreen | null {
  const big = table.facts.bigScreen ?? null;
  if (big === null) return null;
  const { now: device, home, visit, isHeld = false } = big;
  const isHere = device !== null && table.linesOf(device).length > 0;
  return { device, isHere, seat: table.seatsOf(device)[0] ?? null, visit, isHeld, home };
}

/** May somebody come in who knows nothing but the code? Only where it stands on a big screen for everybody to see. */
export function mayComeIn({ facts }: Table): boolean {
  return (facts.bigScreen ?? null) !== null;
}

export function guestsOf(table: Table): number {
  return table.devices.filter(
    ({ device, hash, isGuest }) => isGuest && hash !== '' && table.seatsOf(device).length === 0,
  ).length;
}

export function forgetGuest(table: Table, device: number): void {
  const row = table.devices[device];
  if (!row?.isGuest || row.hash === '' || table.seatsOf(device).length > 0) return;
  table.putDevice({ device, hash: '', name: '', isWatcher: false, hasShared: false, isGuest: true });
  table.forgetTold(device);
}

/** A guest who sits down is none any more. The first person to sit is host: the screen has no hands. */
export function stay(table: Table, device: number): void {
  const row = table.devices[device];
  if (row?.isGuest) table.putDevice({ ...row, isGuest: false });
  const { host, bigScreen } = table.facts;
  if (bigScreen?.home === host && table.seatsOf(host).length === 0) table.setFacts({ host: device });
}
