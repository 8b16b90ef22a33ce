import { useEffect } from 'react';
import type { Fetched, State } from './fetched.ts';

/** Asks for something as soon as it is drawn, and tells what is known of it. */
export function useFetched<T>(wanted: Fetched<T>): State<T> {
  const { want } = wanted;
  useEffect(want, [want]);
  return wanted.use();
}
