import type { JSX } from 'react';
import { lazyValue } from './lazy-value.ts';
import { useLazy } from './use-lazy.ts';

export type ImportComponent<Props> = () => Promise<{ readonly default: (props: Props) => JSX.Element | null }>;

/** Where no text can be: renders nothing until it is there; `needsNotice` reports it elsewhere if missing. */
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
