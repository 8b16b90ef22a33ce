import type { ForceId, Seat } from '../../rules/index.ts';
import { ofTable, type TableScope, tableStore } from '../scope.tsx';

export type Graspable =
  | { readonly of: 'combo'; readonly index: number }
  | { readonly of: 'die' }
  /** The banner of a race in play, on its player's cloth. */
  | { readonly of: 'banner'; readonly force: ForceId }
  | { readonly of: 'purse'; readonly seat: Seat }
  /** The coins that a player's regions have just brought, while they are shown. */
  | { readonly of: 'coins'; readonly seat: Seat };

/** CSS pixels that a finger needs, whatever it means. */
export const FINGER = 44;

/** How something was flicked, in CSS pixels of the window a second. */
export interface FlickOnPage {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the window, in CSS pixels. */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Says whether the pointer that was pressed there is the thing's from now on: then it moves no camera. */
type Take = (thing: Graspable, pointer: PointerEvent) => boolean;

/** Where a player's cloth is seen; null if it is behind the camera. */
type FindCloth = (seat: Seat) => PageBox | null;

const bothAt = ofTable((): { taker: Take | null; cloths: FindCloth | null } => ({ taker: null, cloths: null }));

/** Says who decides what may be taken, and what letting go of it does. Returns a function that takes it back. */
export function takeGrasps(scope: TableScope, take: Take): () => void {
  const at = bothAt(scope);
  at.taker = take;
  tell(scope);
  return () => {
    if (at.taker === take) at.taker = null;
    tell(scope);
  };
}

export function offerGrasp(scope: TableScope, thing: Graspable, pointer: PointerEvent): boolean {
  const { taker } = bothAt(scope);
  return taker?.(thing, pointer) ?? false;
}

export interface Grasp {
  readonly held: Graspable | null;
  /** Where it is seen, in CSS pixels of the window: at a mouse, above a finger. */
  readonly x: number;
  readonly y: number;
  /** What it costs is laid down meanwhile: a combo that may be picked. */
  readonly isOpen: boolean;
  /** How far a banner is turned over: 0 not at all, 1 or -1 on its other side, to the right or the left. */
  readonly turned: number;
  /** What was held last has been given away, and does not go back. */
  readonly isGiven: boolean;
  readonly flick: FlickOnPage | null;
  /** Things can be taken by hand at all: in a picture, once that has been fetched. */
  readonly isOffered: boolean;
}

const nothing: Omit<Grasp, 'isOffered'> = {
  held: null,
  x: 0,
  y: 0,
  isOpen: false,
  turned: 0,
  isGiven: false,
  flick: null,
};

export const useGrasp = tableStore<Grasp>(() => ({ ...nothing, isOffered: false }));

export function grasp(
  scope: TableScope,
  held: Graspable,
  how: Partial<Pick<Grasp, 'x' | 'y' | 'isOpen' | 'turned'>>,
): void {
  useGrasp.of(scope).setState({ held, isGiven: false, flick: null, ...how });
}

/** The hand is empty: what it held goes back, or has been given away, perhaps by a throw. */
export function letGo(scope: TableScope, isGiven: boolean, flick: FlickOnPage | null = null): void {
  useGrasp.of(scope).setState({ ...nothing, isGiven, flick });
}

/** Says where the cloths are seen. Returns a function that takes it back. */
export function showCloths(scope: TableScope, find: FindCloth): () => void {
  const at = bothAt(scope);
  at.cloths = find;
  tell(scope);
  return () => {
    if (at.cloths === find) at.cloths = null;
    tell(scope);
  };
}

/** Things are taken where both a picture and somebody who takes them are there. */
function tell(scope: TableScope): void {
  const { taker, cloths } = bothAt(scope);
  const isOffered = taker !== null && cloths !== null;
  const store = useGrasp.of(scope);
  if (store.getState().isOffered !== isOffered) store.setState({ isOffered });
}

export function clothOnPage(scope: TableScope, seat: Seat): PageBox | null {
  const { cloths } = bothAt(scope);
  return cloths?.(seat) ?? null;
}
