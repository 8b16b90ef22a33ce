import { type JSX, useEffect } from 'react';
import { type LazyState, type LazyValue, lazyValue } from './lazy-value.ts';

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

export function useLazy<T>(wanted: LazyValue<T>): LazyState<T> {
  const { load } = wanted;
  useEffect(load, [load]);
  return wanted.use();
}
