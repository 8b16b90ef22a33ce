import { type GameView, openView, type RegionId, type RegionState, type Seat } from '../../rules/index.ts';

/** How what everybody sees has changed: fields that are others now, and regions. Plain JSON. */
export interface ViewChange {
  readonly fields: Readonly<Partial<Omit<GameView, 'regions'>>>;
  readonly regions: readonly (readonly [RegionId, RegionState])[];
}

/** The coins of the seats at one device, which only it may know. */
export type OwnCoins = readonly (readonly [Seat, number])[];

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** What leads from one view to another: `changed(before, changeOf(before, after))` equals `after`. */
export function changeOf(before: GameView, after: GameView): ViewChange {
  const { regions: _regions, ...rest } = after;
  const known: Readonly<Record<string, unknown>> = { ...before };
  const fields = Object.entries(rest).filter(([name, value]) => !isSame(known[name], value));
  const regions = after.regions.flatMap((region, at) =>
    isSame(before.regions[at], region) ? [] : [[at, region] as const],
  );
  return { fields: Object.fromEntries(fields), regions };
}

/** A view after a change. The given one stays as it is. */
export function changed(before: GameView, { fields, regions }: ViewChange): GameView {
  const after: GameView = { ...before, ...fields, regions: [...before.regions] };
  for (const [at, region] of regions) after.regions[at] = region;
  return after;
}

/** What a seat of a device sees, of the open view and the device's coins: the kernel's `view` of it. */
export function viewOf(open: GameView, own: OwnCoins, viewer: Seat | null): GameView {
  const seen = openView(open);
  if (viewer === null) return { ...seen, viewer };
  const mine = own.find(([seat]) => seat === viewer)?.[1] ?? null;
  return { ...seen, viewer, coins: seen.coins.map((coins, seat) => (seat === viewer ? (mine ?? coins) : coins)) };
}
