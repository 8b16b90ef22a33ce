import { createContext, use } from 'react';
import type { Anchors } from './labels/anchors.ts';
import type { ShowStore } from './motion/show-store.ts';

/** What lies over one picture of a table. */
interface Overlay {
  /** Where its labels float. */
  readonly anchors: Anchors;
  readonly showStore: ShowStore;
}

export const OverlayContext = createContext<Overlay | null>(null);

/** What lies over the picture around this component. Throws where there is none. */
export function useOverlay(): Overlay {
  const overlay = use(OverlayContext);
  if (overlay === null) throw new Error('There is no picture around this component');
  return overlay;
}
