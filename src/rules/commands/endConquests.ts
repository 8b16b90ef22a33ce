import { finishConquests } from '../turn-order.ts';
import { definePlain } from './rule.ts';

/** Ends the conquests of the acting race (TRN-6). */
export const endConquests = definePlain('endConquests', {
  phases: ['ghouls', 'conquer'],
  clause: 'TRN-6',
  play: finishConquests,
});
