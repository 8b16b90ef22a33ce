import { listOf, sentences, t } from '../../ui/locale/index.ts';
import '../../ui/locale/reference.ts';
import { type Edition, holdersOf, type RulingId } from '../../rules/index.ts';

export function heldBy(id: RulingId): string {
  const holders = holdersOf(id);
  if (typeof holders === 'string') return t(`house.held.${holders}`);
  const { by, partly = [] } = holders;
  return sentences(
    by.length > 0 ? t('house.held.editions', { editions: editionsIn(by) }) : null,
    partly.length > 0
      ? t('house.held.partly', { editions: editionsIn(partly), only: by.length === 0 ? 'yes' : 'no' })
      : null,
  );
}

const editionsIn = (editions: readonly Edition[]) => listOf(editions.map((edition) => t(`house.edition.${edition}`)));
