import type { Power } from '../trait.ts';

/** SPI: does not count as the one race in decline. */
export const spirit: Power = { id: 'spirit', tokens: 5, declined: { lingers: { clause: 'SPI-1' } } };
