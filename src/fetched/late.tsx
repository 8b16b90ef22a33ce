import type { ComponentType, JSX } from 'react';
import { fetched } from './fetched.ts';
import { useFetched } from './use-fetched.ts';

/** A file of the site with one component in it. */
export type Room<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A component that is fetched when it is first drawn, where words have no place, as in the picture: nothing is there until it has come, and
 * while it cannot be had. `unplaced` has it told elsewhere.
 */
export function late<Props extends object>(load: Room<Props>, options?: { readonly unplaced: true }) {
  const room = fetched(load, options);
  // Called once for each file, where modules begin.
  return function Late(props: Props): JSX.Element | null {
    const { value } = useFetched(room);
    return value === null ? null : <value.default {...props} />;
  };
}
