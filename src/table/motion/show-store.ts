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

export interface Won {
  readonly seats: readonly Seat[];
  readonly regions: readonly RegionId[];
}

/** What is shown besides the pieces. A store of its own, so that a number does not re-render the scene. */
export type ShowStore = StoreApi<{
  readonly numbers: readonly FloatingNumber[];
  /** The column is moving: its names wait until it rests. */
  readonly sliding: boolean;
  /** The throw of the die, while it is thrown or lies there to be read: the centre of attention; null otherwise. */
  readonly rolling: Rolling | null;
  readonly won: Won | null;
  /** Regions whose race is declining just now, and has lost its colour there. */
  readonly drained: readonly RegionId[];
}>;

export function newShowStore(): ShowStore {
  return createStore(() => ({ numbers: [], sliding: false, rolling: null, won: null, drained: [] }));
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
  showStore.setState({ won });
}

/** `null`: none is drained any more, now that the table shows so itself. */
export function setDrained(showStore: ShowStore, region: RegionId | null): void {
  const { drained } = showStore.getState();
  if (region === null ? drained.length === 0 : drained.includes(region)) return;
  showStore.setState({ drained: region === null ? [] : [...drained, region] });
}

export function clearShow(showStore: ShowStore): void {
  setSliding(showStore, false);
  setRolling(showStore, null);
  if (showStore.getState().won !== null) setWon(showStore, null);
  if (showStore.getState().numbers.length > 0) showStore.setState({ numbers: [] });
}
