import { type BoxFault, type Part, partNames } from '../../rules/index.ts';
import { listOf, t } from '../locale/index.ts';

// Whoever imports this sees to its texts: pages fetch them (`locale/boxes.ts`), other programs have English.

export const partTitle = (part: Part['part']): string => t(`part.${part}.name`);

export function boxFaultWords({ place, why, facts }: BoxFault): string {
  const args = Object.entries(facts).map(([name, value]) => {
    if (typeof value === 'object') return [name, listOf(value)] as const;
    const known = name === 'part' ? partNames.find((part) => part === value) : undefined;
    return [name, known ? partTitle(known) : value] as const;
  });
  const what = t(`box.fault.${why}`, Object.fromEntries(args));
  return place === '' ? what : t('box.faultAt', { place, what });
}
