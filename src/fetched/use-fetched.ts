import { useEffect } from 'react';
import type { Fetched, State } from './fetched.ts';

/** Fetches something when its component mounts, and returns its state. */
export function useFetched<T>(wanted: Fetched<T>): State<T> {
  const { load } = wanted;
  useEffect(load, [load]);
  return wanted.use();
}
