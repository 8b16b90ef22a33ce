import { useAttention } from '../../attention/index.ts';
import type { RegionId } from '../../rules/index.ts';
import { usePanels } from '../frame/panels.ts';
import { isTouchOnly } from './choose.ts';

/**
 * The region the person looks at: the one picked, else the one under the pointer or with the focus. A finger picks first:
 * a card that came up under it would catch the touch.
 */
export function useRegionInSight(): RegionId | null {
  const byKeyboard = usePanels((panels) => panels.byKeyboard);
  const hovers = byKeyboard || !isTouchOnly();
  return useAttention((attention) => attention.selected ?? (hovers ? attention.hovered : null));
}
