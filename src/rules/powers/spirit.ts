import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

/** SPI: does not count as the one race in decline. */
export const spirit: Power = printed({ id: 'spirit', tokens: 5 }, [{ part: 'lingers', clauses: ['SPI-1'] }]);
