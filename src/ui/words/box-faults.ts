import { type BoxFault, type Part, partNames } from '../../rules/index.ts';
import { listOf, t } from '../locale/index.ts';

// Whoever imports this sees to its texts: the page fetches them (`locale/parts.ts`), other programs have the English ones.

/** What a part is called, as on a card to choose it by. */
export const partTitle = (part: Part['part']): string => t(`part.${part}.name`);

/** What is wrong with the data of a box, with the place. */
export function boxFaultWords({ place, why, facts }: BoxFault): string {
  const args = Object.entries(facts).map(([name, value]) => {
    if (typeof value === 'object') return [name, listOf(value)] as const;
    const known = name === 'part' ? partNames.find((part) => part === value) : undefined;
    return [name, known ? partTitle(known) : value] as const;
  });
  const what = t(`box.fault.${why}`, Object.fromEntries(args));
  return place === '' ? what : t('box.faultAt', { place, what });
}
