import { useEffect } from 'react';
import type { LazyState, LazyValue } from './lazy-value.ts';

export function useLazy<T>(wanted: LazyValue<T>): LazyState<T> {
  const { load } = wanted;
  useEffect(load, [load]);
  return wanted.use();
}
