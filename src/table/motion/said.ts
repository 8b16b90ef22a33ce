import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RegionId, Seat } from '../../rules/index.ts';

/** A number above the table while something is shown: the coins so far, or the result of the die. */
export interface Saying {
  readonly id: string;
  /** In board units. */
  readonly at: readonly [number, number, number];
  readonly number: number;
}

/** Who throws the die, and the region it is thrown for; null if none has been named yet. */
export interface Rolling {
  readonly seat: Seat;
  readonly region: RegionId | null;
}

/** Who has won, and the regions they hold. */
export interface Won {
  readonly seats: readonly Seat[];
  readonly regions: readonly RegionId[];
}

/** The current sayings. A store of its own, so that a number does not re-render the scene. */
export type Sayings = StoreApi<{
  readonly said: readonly Saying[];
  /** The column is moving: its names wait until it rests. */
  readonly sliding: boolean;
  /** The throw of the die, while it is thrown or lies there to be read: the centre of attention; null otherwise. */
  readonly rolling: Rolling | null;
  /** The game is won: what the camera circles; null otherwise. */
  readonly won: Won | null;
}>;

/** Creates a store without sayings. */
export function newSayings(): Sayings {
  return createStore(() => ({ said: [], sliding: false, rolling: null, won: null }));
}

/** Shows a number, replacing an earlier one with the same id. */
export function say(sayings: Sayings, saying: Saying): void {
  sayings.setState(({ said }) => ({ said: [...said.filter(({ id }) => id !== saying.id), saying] }));
}

/** The column starts to move, or rests. */
export function slide(sayings: Sayings, sliding: boolean): void {
  if (sayings.getState().sliding !== sliding) sayings.setState({ sliding });
}

/** The die is taken up by a player, or done with. */
export function roll(sayings: Sayings, rolling: Rolling | null): void {
  if (sayings.getState().rolling !== rolling) sayings.setState({ rolling });
}

/** The game is won, or the moment is over. */
export function win(sayings: Sayings, won: Won | null): void {
  sayings.setState({ won });
}

/** Everything has been shown. */
export function clear(sayings: Sayings): void {
  slide(sayings, false);
  roll(sayings, null);
  if (sayings.getState().won !== null) win(sayings, null);
  if (sayings.getState().said.length > 0) sayings.setState({ said: [] });
}
