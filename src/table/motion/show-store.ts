import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RegionId, Seat } from '../../rules/index.ts';
import type { Need } from './rolled.ts';

export interface FloatingNumber {
  readonly id: string;
  /** In board units. */
  readonly at: readonly [number, number, number];
  readonly number: number;
  /** What there is, rather than what is added. */
  readonly isWhole?: true;
}

/** The die that is thrown, and the region it is thrown for; null if none has been named yet. */
export interface Rolling {
  readonly region: RegionId | null;
  /** Where it comes to rest, in board units, and from where: radians from x towards the viewer. */
  readonly at: readonly [number, number, number];
  readonly from: number;
  /** Does the camera go in on it? */
  readonly isNear: boolean;
  readonly need: Need | null;
}

/** The face of a die that lies, and whether it does what it is for. */
export interface Rolled {
  readonly value: number;
  readonly won: boolean;
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
  /** The throw of the die, until it has been read and what it won is taken: the centre of attention; null otherwise. */
  readonly rolling: Rolling | null;
  /** What it came to, once it lies. */
  readonly rolled: Rolled | null;
  readonly won: Won | null;
  /** Regions whose race is declining just now, and has lost its colour there. */
  readonly drained: readonly RegionId[];
}>;

export function newShowStore(): ShowStore {
  return createStore(() => ({ numbers: [], sliding: false, rolling: null, rolled: null, won: null, drained: [] }));
}

export function showNumber(showStore: ShowStore, shown: FloatingNumber): void {
  showStore.setState(({ numbers }) => ({ numbers: [...numbers.filter(({ id }) => id !== shown.id), shown] }));
}

export function setSliding(showStore: ShowStore, sliding: boolean): void {
  if (showStore.getState().sliding !== sliding) showStore.setState({ sliding });
}

export function setRolling(showStore: ShowStore, rolling: Rolling | null): void {
  if (showStore.getState().rolling !== rolling) showStore.setState({ rolling, rolled: null });
}

export function setWon(showStore: ShowStore, won: Won | null): void {
  if (showStore.getState().won !== won) showStore.setState({ won });
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
  if (showStore.getState().numbers.length > 0) showStore.setState({ numbers: [] });
}
