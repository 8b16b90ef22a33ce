import { create } from 'zustand';
import type { RegionId } from '../rules/index.ts';

/** How the camera looks at the table. */
export type CameraView = 'seated' | 'plan' | 'free';

/** A step of a camera that is in somebody's hands, for those who press buttons instead of dragging. */
export type CameraStep = 'closer' | 'farther' | 'left' | 'right' | 'up' | 'down';

/** What a camera that is directed shows: the game's own words, for the table to find the places of. */
export type Shot =
  /** The whole board and what lies around it; `slowly` from further off, for a game that is about to begin. */
  | { readonly of: 'table'; readonly slowly: boolean }
  /** These regions, with the pieces on them; and as much of those beside them that one knows where it is. */
  | { readonly of: 'regions'; readonly regions: readonly RegionId[]; readonly beside: readonly RegionId[] }
  /** The combos on offer. */
  | { readonly of: 'column' };

/** What the person at the screen is looking at. No rule depends on it, and it is never saved. */
export interface Attention {
  /** Region under the pointer or with the keyboard focus. */
  readonly hovered: RegionId | null;
  /** Region the person picked for a closer look or a choice. */
  readonly selected: RegionId | null;
  /** Combo of the column under the pointer or with the focus. */
  readonly combo: number | null;
  /** Region that somebody points out to the person: the coach. */
  readonly pointed: RegionId | null;
  readonly camera: CameraView;
  /** A step that is asked of the camera; null once it is taken. */
  readonly step: CameraStep | null;
}

/** Shared by table and HUD, so that a hover on the canvas and a focus in the DOM are the same thing. */
export const useAttention = create<Attention>(() => ({
  hovered: null,
  selected: null,
  combo: null,
  pointed: null,
  camera: 'seated',
  step: null,
}));

/** As when somebody sits down: nothing is looked at, and the camera is in its usual place. What is pointed out is for who points to take back. */
export function lookAway(): void {
  const { pointed: _, ...rest } = useAttention.getInitialState();
  attend(rest);
}

/** Changes some of it; does nothing (and wakes nobody) when nothing changes. */
export function attend(change: Partial<Attention>): void {
  const now = useAttention.getState();
  const changed = (Object.keys(change) as (keyof Attention)[]).some((key) => now[key] !== change[key]);
  if (changed) useAttention.setState(change);
}
