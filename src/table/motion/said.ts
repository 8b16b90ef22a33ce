import { createStore, type StoreApi } from 'zustand/vanilla';

/** A number that stands over the table while something is shown: coins that came so far, or what the die says. */
export interface Saying {
  readonly id: string;
  /** In board units. */
  readonly at: readonly [number, number, number];
  readonly number: number;
}

/** What is said at the moment. Its own store: the scene need not be drawn anew for a number. */
export type Sayings = StoreApi<{
  readonly said: readonly Saying[];
  /** The column moves: its names wait until it lies. */
  readonly sliding: boolean;
  /** The die is thrown, or lies there to be read: it is what is looked at. */
  readonly rolling: boolean;
}>;

/** A table over which nothing stands yet. */
export function newSayings(): Sayings {
  return createStore(() => ({ said: [], sliding: false, rolling: false }));
}

/** Says a number, in place of what this one said before. */
export function say(sayings: Sayings, saying: Saying): void {
  sayings.setState(({ said }) => ({ said: [...said.filter(({ id }) => id !== saying.id), saying] }));
}

/** The column begins to move, or lies. */
export function slide(sayings: Sayings, sliding: boolean): void {
  if (sayings.getState().sliding !== sliding) sayings.setState({ sliding });
}

/** The die is taken up, or done with. */
export function roll(sayings: Sayings, rolling: boolean): void {
  if (sayings.getState().rolling !== rolling) sayings.setState({ rolling });
}

/** All has been shown. */
export function clear(sayings: Sayings): void {
  slide(sayings, false);
  roll(sayings, false);
  if (sayings.getState().said.length > 0) sayings.setState({ said: [] });
}
