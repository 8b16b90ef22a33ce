import type { ComponentType, JSX } from 'react';
import { fetched } from './fetched.ts';
import { useFetched } from './use-fetched.ts';

/** Imports a module with a component as its default export. */
export type Room<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A component fetched when first drawn, for places that cannot show text, such as the picture: renders nothing until it arrives. `unplaced` reports
 * it elsewhere if it is missing.
 */
export function late<Props extends object>(load: Room<Props>, options?: { readonly unplaced: true }) {
  const room = fetched(load, options);
  // Call once per file, at module level.
  return function Late(props: Props): JSX.Element | null {
    const { value } = useFetched(room);
    return value === null ? null : <value.default {...props} />;
  };
}
