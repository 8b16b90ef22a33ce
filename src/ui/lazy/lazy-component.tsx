import type { JSX } from 'react';
import { lazyValue } from './lazy-value.ts';
import { useLazy } from './use-lazy.ts';

/** Imports a module with a component as its default export. */
export type ImportComponent<Props> = () => Promise<{ readonly default: (props: Props) => JSX.Element | null }>;

/**
 * A component fetched when first drawn, for places that cannot show text, such as the picture: renders nothing until it arrives. `needsNotice` reports
 * it elsewhere if it is missing.
 */
export function lazyComponent<Props extends object>(
  load: ImportComponent<Props>,
  options?: { readonly needsNotice: true },
) {
  const file = lazyValue(load, options);
  // Call once per file, at module level.
  return function LazyComponent(props: Props): JSX.Element | null {
    const { value } = useLazy(file);
    return value === null ? null : <value.default {...props} />;
  };
}
