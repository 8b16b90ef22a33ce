import type { Combo, RaceId, RegionId } from '../../rules/index.ts';
import { type TableScope, tableStore } from '../scope.tsx';

export { withoutThrow } from './no-throw.ts';
export { isOwnDeclined, targetsOf } from './targets.ts';
export { type SeenThing, showThings, sightOfThings, type Thing } from './things.ts';

export type CameraView = 'seated' | 'plan' | 'free';

/** A step of a manually controlled camera, for people who press buttons instead of dragging. */
export type CameraStep = 'closer' | 'farther' | 'left' | 'right' | 'up' | 'down';

/** What a directed camera shows, in the game's own terms; the table finds the positions. */
export type Shot =
  /** The whole board and what lies around it; `slowly` approaching from further away, for a game about to begin. */
  | { readonly of: 'table'; readonly slowly: boolean }
  /** These regions with their pieces, and enough of the regions `beside` them for orientation. */
  | { readonly of: 'regions'; readonly regions: readonly RegionId[]; readonly beside: readonly RegionId[] }
  | { readonly of: 'column' };

/** What the person at the screen is looking at. No rule depends on it, and it is never saved. */
export interface Attention {
  /** Region under the pointer or with the keyboard focus. */
  readonly hovered: RegionId | null;
  readonly selected: RegionId | null;
  /** Combo of the column hovered or focused. */
  readonly combo: number | null;
  /** Race of the combo whose card is raised: all there is to know of it is read, and it can be picked. */
  readonly raised: RaceId | null;
  /** Regions that would pay the combo looked at, or are cheaper to it. */
  readonly worth: readonly RegionId[] | null;
  /** Region that the coach points out to the person. */
  readonly pointed: RegionId | null;
  /** Regions that a text beside the board speaks of: the board shows their names. */
  readonly named: readonly RegionId[];
  readonly camera: CameraView;
  /** Somebody asks the picture what is seen where: `sightOfThings`. */
  readonly explained: boolean;
  /** A step requested of the camera; null once it is done. */
  readonly step: CameraStep | null;
  /** Looking around from a token's height: while a key is held, or until told otherwise; null: usual view. */
  readonly around: 'held' | 'kept' | null;
  /** At a table people come to: `awake` or `asleep` for each place, between commas; null at any other. */
  readonly places: string | null;
}

/** Shared by table and HUD, so that a hover on the canvas and a focus in the DOM are the same thing. */
export const useAttention = tableStore<Attention>(() => ({
  hovered: null,
  selected: null,
  combo: null,
  raised: null,
  worth: null,
  pointed: null,
  named: [],
  camera: 'seated',
  explained: false,
  step: null,
  around: null,
  places: null,
}));

/** As for a new person. Whoever sets `pointed`, `named`, `worth`, `explained` or `places` must clear it. */
export function lookAway(scope: TableScope): void {
  const {
    pointed: _,
    named: __,
    worth: _____,
    explained: ___,
    places: ____,
    ...rest
  } = useAttention.of(scope).getInitialState();
  attend(scope, rest);
}

/** Updates part of the attention; does nothing (and notifies nobody) if nothing changes. */
export function attend(scope: TableScope, change: Partial<Attention>): void {
  const attention = useAttention.of(scope);
  const now = attention.getState();
  const changed = (Object.keys(change) as (keyof Attention)[]).some((key) => now[key] !== change[key]);
  if (changed) attention.setState(change);
}

/** Where in the column the raised combo is; null while none is raised, or none any more. */
export function raisedIn(column: readonly Combo[], { raised }: Pick<Attention, 'raised'>): number | null {
  const index = column.findIndex(({ race }) => race === raised);
  return index < 0 ? null : index;
}

/** The same of the combo that is looked at: pointed at, else raised. */
export function lookedIn(column: readonly Combo[], attention: Pick<Attention, 'combo' | 'raised'>): number | null {
  return attention.combo ?? raisedIn(column, attention);
}
