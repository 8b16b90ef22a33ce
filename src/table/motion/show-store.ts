import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RegionId, Seat } from '../../rules/index.ts';

export interface FloatingNumber {
  readonly id: string;
  /** In board units. */
  readonly at: readonly [number, number, number];
  readonly number: number;
  /** What there is, rather than what is added. */
  readonly isWhole?: true;
}

/** Who throws the die, and the region it is thrown for; null if none has been named yet. */
export interface Rolling {
  readonly seat: Seat;
  readonly region: RegionId | null;
  /** The direction it comes from, in radians from x towards the viewer; else from the player. */
  readonly from?: number;
}

/** A game that is won: where each winner is seen, null for one without land; and whether it has just been won. */
export interface Won {
  readonly places: readonly { readonly seat: Seat; readonly region: RegionId | null }[];
  readonly isNew: boolean;
}

/** What is shown besides the pieces. A store of its own, so that a number does not re-render the scene. */
export type ShowStore = StoreApi<{
  readonly numbers: readonly FloatingNumber[];
  /** The column is moving: its names wait until it rests. */
  readonly sliding: boolean;
  /** The throw of the die, while it is thrown or lies there to be read: the centre of attention; null otherwise. */
  readonly rolling: Rolling | null;
  readonly won: Won | null;
}>;

export function newShowStore(): ShowStore {
  return createStore(() => ({ numbers: [], sliding: false, rolling: null, won: null }));
}

export function showNumber(showStore: ShowStore, shown: FloatingNumber): void {
  showStore.setState(({ numbers }) => ({ numbers: [...numbers.filter(({ id }) => id !== shown.id), shown] }));
}

export function setSliding(showStore: ShowStore, sliding: boolean): void {
  if (showStore.getState().sliding !== sliding) showStore.setState({ sliding });
}

export function setRolling(showStore: ShowStore, rolling: Rolling | null): void {
  if (showStore.getState().rolling !== rolling) showStore.setState({ rolling });
}

export function setWon(showStore: ShowStore, won: Won | null): void {
  if (showStore.getState().won !== won) showStore.setState({ won });
}

export function clearShow(showStore: ShowStore): void {
  setSliding(showStore, false);
  setRolling(showStore, null);
  if (showStore.getState().numbers.length > 0) showStore.setState({ numbers: [] });
}
