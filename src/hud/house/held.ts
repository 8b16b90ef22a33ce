import { listOf, t } from '../../locale/index.ts';
import '../../locale/house.ts';
import { holdersOf, type RulingId } from '../../rules/index.ts';

/** Who reads a clause otherwise, as a sentence. */
export function heldBy(id: RulingId): string {
  const holders = holdersOf(id);
  if (typeof holders === 'string') return t(`house.held.${holders}`);
  return t('house.held.editions', { editions: listOf(holders.map((edition) => t(`house.edition.${edition}`))) });
}
