import { perRegionHeld } from '../bonus.ts';
import type { Power } from '../trait.ts';

/** MER: one more coin for each region. */
export const merchant: Power = { id: 'merchant', tokens: 2, coins: perRegionHeld('MER-1') };
