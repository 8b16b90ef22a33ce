import { useThree } from '@react-three/fiber';
import { useLayoutEffect } from 'react';
import type { DataTexture } from 'three';
import { useStore } from 'zustand';
import type { Command, RegionId } from '../rules/index.ts';
import { useAttention } from './attention/index.ts';
import { writeRegions } from './board/region-texture.ts';
import type { TableState } from './layout/index.ts';
import { useOverlay } from './overlay.ts';
import { regionLooks } from './regions-shown.ts';

interface RegionMarksProps {
  /** Per-region data for the board's shader. */
  readonly regions: DataTexture;
  readonly state: TableState;
  readonly legal: readonly Command[];
  /** Where a fight is shown: nothing marks it meanwhile, so that the rim is seen to change hands. */
  readonly fought: RegionId | null;
}

/** Marks on the board who holds each region, what may be done there, and which is looked at: so a pointer that crosses a border draws nothing else anew. */
export function RegionMarks({ regions, state, legal, fought }: RegionMarksProps): null {
  const invalidate = useThree((three) => three.invalidate);
  const hovered = useAttention((attention) => (attention.hovered === fought ? null : attention.hovered));
  const thrownFor = useStore(useOverlay().showStore, ({ rolling }) => rolling?.region ?? null);
  const pointed = useAttention((attention) => attention.pointed);
  const selected = useAttention((attention) => thrownFor ?? attention.selected);
  const worth = useAttention((attention) => attention.worth);
  useLayoutEffect(() => {
    // What the die is thrown for is all there is to look at.
    const open: readonly Command[] = thrownFor === null ? legal : [{ type: 'finalRoll', region: thrownFor }];
    writeRegions(regions, regionLooks(state, open, { hovered, pointed, selected, worth }));
    invalidate();
  }, [regions, state, legal, thrownFor, hovered, pointed, selected, worth, invalidate]);
  return null;
}
