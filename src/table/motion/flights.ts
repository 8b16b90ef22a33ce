import type { Placement } from '../layout/index.ts';
import { figureOf } from '../layout/poses.ts';
import { isChip } from '../layout/stacks.ts';
import type { Beat, Manner } from './beats.ts';
import { FLOWN, fightFlights, walk } from './fight.ts';
import { arcFor, DRAIN, type Flight, far, flight, gapFor, type Leg, petrified, type Wave } from './flight.ts';
import { type CoinPlaces, isPayment, paid } from './payment.ts';

export interface Ground {
  readonly coins: CoinPlaces;
  readonly fight: { readonly x: number; readonly z: number } | null;
  readonly wave: Wave | null;
}

const durations: Readonly<Record<Exclude<Manner, 'fought' | 'die'>, number>> = {
  carried: 460,
  lost: FLOWN,
  walked: 520,
  coins: 560,
  declined: 420,
  slid: 560,
};
const STAGGER = 60;
const LONGEST_STAGGER = 320;
/** Combos move up one after the other, from the top: milliseconds per board unit. */
const COLUMN_STAGGER = 60;

export function flightsOf(
  before: readonly Placement[],
  after: readonly Placement[],
  beat: Beat,
  ground: Ground,
): Flight[] {
  const legs = legsOf(before, after);
  const source = legs.carried[0]?.from;
  const appearing = legs.come.map((to) => leg(to, originOf(to, beat, ground.coins, source), to, false));
  const leaving = legs.gone.map((from) => leg(from, from, goalOf(from, beat, ground.coins), true));
  const moves = [...legs.carried, ...appearing, ...leaving];
  if (beat.manner === 'fought' && ground.fight !== null) return fightFlights([...moves, ...legs.stays], ground.fight);
  if (beat.manner === 'declined' && ground.wave !== null)
    return waveFlights(legs, [...legs.carried, ...appearing, ...leaving], ground.wave);
  if (beat.manner === 'slid') return slideFlights(legs, moves);
  return [...usual(beat.manner, moves), ...settling(legs.stays), ...paid(beat.events, ground.coins)];
}

function leg(piece: Placement, from: Placement, to: Placement, leaves: boolean): Leg {
  return { piece, from, to, replaces: null, leaves };
}

function usual(manner: Manner, legs: readonly Leg[]): Flight[] {
  const gap = gapFor(legs.length, STAGGER, LONGEST_STAGGER);
  const duration = durations[manner === 'fought' || manner === 'die' ? 'carried' : manner];
  return legs.map((each, k) => {
    if (manner === 'walked') return walk(each, k * gap);
    if (manner === 'lost') return flight(each, 'flung', k * gap, duration, { arc: Math.max(0.5, arcFor(far(each))) });
    return flight(each, 'arc', k * gap, duration, { arc: arcFor(far(each)), weight: 0.3 });
  });
}

function settling(legs: readonly Leg[]): Flight[] {
  return legs.map((each) =>
    far(each) < 0.05 ? flight(each, 'slide', 0, 260) : flight(each, 'arc', 0, durations.carried, { arc: 0.1 }),
  );
}

/** What goes or comes with a decline does so once the colour has drained where it is. */
function waveFlights({ stays }: Legs, moves: readonly Leg[], wave: Wave): Flight[] {
  const late = ({ from }: Leg) => wave.delayAt(from.x, from.z) + DRAIN;
  return [
    ...petrified(stays, wave),
    ...moves.map((each) => flight(each, 'arc', late(each), durations.declined, { arc: arcFor(far(each)) })),
  ];
}

function slideFlights({ stays }: Legs, moves: readonly Leg[]): Flight[] {
  const top = Math.min(...stays.filter(isOfColumn).map(({ to }) => to.z));
  return [
    ...stays.map((each) =>
      isOfColumn(each)
        ? flight(each, 'slide', (each.to.z - top) * COLUMN_STAGGER, durations.slid, { arc: 0.04 })
        : flight(each, 'arc', 0, durations.slid, { arc: far(each) > 0.3 ? 0.7 : 0.05, weight: 0.2 }),
    ),
    ...usual('carried', moves.filter(isToken)),
    ...moves
      .filter((each) => !isToken(each))
      .map((each) => flight(each, isOfColumn(each) ? 'slide' : 'arc', 0, durations.slid, { arc: 0.12 })),
  ];
}

/** Is it on the column before and after? Banners and badges are larger there than on a cloth. */
function isOfColumn({ from, to }: Leg): boolean {
  return ofColumn.test(to.id) && from.scale[0] === to.scale[0];
}
function isToken({ piece: { model } }: Leg): boolean {
  return isChip(model) || model.startsWith('figure');
}

const ofColumn = /^(banner|badge|perch|offer)\//;

function originOf(to: Placement, beat: Beat, places: CoinPlaces, source: Placement | undefined): Placement {
  const payer = to.model.startsWith('coin') ? beat.events.find(isPayment) : undefined;
  if (payer?.from.at === 'player') {
    const [x, y, z] = places.purse(payer.from.seat);
    return { ...to, x, y: y + 0.15, z };
  }
  if (source !== undefined && to.model.startsWith('figure'))
    return { ...to, x: source.x, y: source.y + 0.1, z: source.z };
  if (beat.manner === 'slid' && ofColumn.test(to.id)) return { ...to, z: to.z + 1.5 };
  return { ...to, y: to.y + 0.9, scale: [0.001, 0.001, 0.001] };
}

function goalOf(from: Placement, beat: Beat, places: CoinPlaces): Placement {
  const taker = from.model.startsWith('coin')
    ? beat.events.find((event) => isPayment(event) && event.to.at === 'player')
    : undefined;
  if (taker !== undefined && isPayment(taker) && taker.to.at === 'player') {
    const [x, y, z] = places.purse(taker.to.seat);
    return { ...from, x, y: y + 0.15, z };
  }
  return { ...from, y: from.y - 0.04, scale: [0.001, 0.001, 0.001] };
}

interface Legs {
  /** In both, with another position or look. */
  readonly stays: readonly Leg[];
  /** Disappears in one place and appears in another: the same piece to the eye. */
  readonly carried: readonly Leg[];
  readonly come: readonly Placement[];
  readonly gone: readonly Placement[];
}

export function legsOf(before: readonly Placement[], after: readonly Placement[]): Legs {
  const [old, now] = [byId(before), byId(after)];
  const gone = before.filter(({ id }) => !now.has(id));
  const stays = after.flatMap((to) => {
    const from = old.get(to.id);
    return from === undefined || samePose(from, to) ? [] : [{ piece: to, from, to, replaces: null, leaves: false }];
  });
  const carried: Leg[] = [];
  const come = after.filter((to) => {
    if (old.has(to.id)) return false;
    // The last one that looks alike: the top of its stack.
    const k = gone.findLastIndex((from) => alike(from, to));
    const [from] = k < 0 ? [] : gone.splice(k, 1);
    if (from !== undefined) carried.push({ piece: inFlight(from, to), from, to, replaces: from.id, leaves: false });
    return from === undefined;
  });
  return { stays, carried, come, gone };
}

/** A race's token is the same token in the tray, where it is nobody's, and in a stack, where it is somebody's. */
function alike(from: Placement, to: Placement): boolean {
  return (
    from.tint === to.tint &&
    (figureOf(from.model) === figureOf(to.model) ||
      (from.model === 'chip' && isChip(to.model)) ||
      (to.model === 'chip' && isChip(from.model)))
  );
}

/** A token shows on its way whose it is to be; one that goes back to the tray, whose it was. */
function inFlight(from: Placement, to: Placement): Placement {
  return to.model === 'chip' ? { ...to, model: from.model } : to;
}

function byId(placements: readonly Placement[]): Map<string, Placement> {
  return new Map(placements.map((placement) => [placement.id, placement]));
}

function samePose(a: Placement, b: Placement): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.z === b.z &&
    a.turn === b.turn &&
    a.lean === b.lean &&
    a.stone === b.stone &&
    a.tint === b.tint &&
    a.scale[0] === b.scale[0]
  );
}
