import type { RegionId } from '../../rules/index.ts';
import { useAttention } from '../../table/attention/index.ts';
import { useInput } from '../keys/input-kind.ts';
import { isTouchOnly } from './choose.ts';

/**
 * The region the person is looking at: the picked one, else the hovered or focused one. On touch screens only a picked one: a card that came up under
 * the finger would catch the touch.
 */
export function useRegionInSight(): RegionId | null {
  const byKeyboard = useInput((input) => input.byKeyboard);
  const hovers = byKeyboard || !isTouchOnly();
  return useAttention((attention) => attention.selected ?? (hovers ? attention.hovered : null));
}
