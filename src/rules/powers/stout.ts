import { printed } from '../parts/index.ts';
import type { Power } from '../trait.ts';

/** STO: may decline after scoring a turn in full. */
export const stout: Power = printed({ id: 'stout', tokens: 4 }, [{ part: 'lateDecline', clauses: ['STO-1'] }]);
