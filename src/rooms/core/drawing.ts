import { commitmentTo, keyFor } from '../chance/index.ts';
import { bounds, type Drawing, type Saying } from '../protocol/index.ts';
import type { Caller } from './connection.ts';
import { isOver, isUntouched } from './game.ts';
import type { LiveRoom } from './live-room.ts';
import { doStep, refusedFor, type Verdict } from './moves.ts';
import type { DeviceRow } from './room-store.ts';

/** The room's share in a drawing: nobody else can know it in advance. */
export function shareOf(key: string, drawing: number): string {
  return keyFor(key, `share ${drawing}`);
}

export function nextDrawing(key: string, drawing: number): Drawing {
  return { commitment: commitmentTo(shareOf(key, drawing)), share: null, device: null, at: null, played: null };
}

interface Given {
  readonly share: string;
  readonly device: number;
  /** The device's commitment to it, made before it knew the room's. */
  readonly committed?: string;
}

/** What a drawing does to the game: it is dealt, dealt anew as a whole, or its stacks and dice are drawn anew. */
type What = 'deal' | 'anew' | 'stacks';

/** Draws with the room's share, committed to before, and a device's; commits the next. Returns the room's. */
export function drawAnew(room: LiveRoom, given: Given | null, what: What): string {
  const at = room.n + 1;
  const { key, drawings } = room.facts;
  const last = drawings.length - 1;
  const used = drawings[last] ?? nextDrawing(key, last);
  const done: Drawing = {
    ...used,
    share: given?.share ?? null,
    device: given?.device ?? null,
    at,
    played: what === 'deal' ? 0 : room.game.holding.log.length,
    ...(given?.committed === undefined ? {} : { committed: given.committed }),
    ...(what === 'stacks' ? {} : { deals: true }),
  };
  const next = nextDrawing(key, drawings.length);
  room.setFacts({ drawings: [...drawings.slice(0, last), done, next] });
  for (const drawing of [done, next]) room.sendAll({ type: 'drawing', drawing });
  return shareOf(key, last);
}

/**
 * A device gives its share, once: stacks and dice are drawn anew with it. It has to come soon after sitting down and before the device's first step: whoever could
 * keep it for later could look first at what chance brings, and then choose.
 */
export function takeShare(room: LiveRoom, { device, now }: Caller, { id, value }: Saying<'share'>): Verdict {
  const row = room.devices[device];
  const [seat] = room.seatsOf(device);
  if (row === undefined || seat === undefined) return refusedFor('watching');
  const isLate = now > (row.satDown ?? now) + bounds.share;
  const { drawings, firstDrawing } = room.facts;
  const isFull = drawings.length - firstDrawing >= bounds.drawings;
  // Of a passer-by nothing stays, and chance would be drawn with every one of them.
  if (row.isGuest || row.hasShared || isLate || isFull || row.committed || isOver(room.game))
    return refusedFor('notNow');
  room.putDevice({ ...row, hasShared: true });
  const ours = drawAnew(room, { share: value, device }, 'stacks');
  return doStep(
    room,
    { seat, key: `${device} ${id}`, at: now, act: { kind: 'drawn', room: ours, device: value } },
    'drawn',
  );
}

export function owesShare({ committed, hasShared }: DeviceRow): boolean {
  return Boolean(committed) && !hasShared;
}

/**
 * The opener's share, to which the opening was committed before the room told its own commitment. Nobody has been shown anything by then: a game in which
 * nothing has been played is dealt anew as a whole. False if it is another share.
 */
export function openShare(room: LiveRoom, row: DeviceRow, value: string | undefined, now: number): boolean {
  const { device, committed } = row;
  if (value === undefined || !committed || commitmentTo(value) !== committed) return false;
  room.putDevice({ ...row, hasShared: true });
  const deals = isUntouched(room.game);
  const ours = drawAnew(room, { share: value, device, committed }, deals ? 'anew' : 'stacks');
  const act = { kind: 'drawn', room: ours, device: value, ...(deals ? { deals } : {}) } as const;
  return doStep(room, { seat: room.seatsOf(device)[0] ?? null, key: null, at: now, act }, 'drawn') === null;
}
