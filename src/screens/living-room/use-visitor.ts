import { useEffect } from 'react';
import type { VisitChoice } from '../../rooms/protocol/index.ts';
import { useLanguage } from '../../ui/locale/language.ts';
import { isLanguage, type LanguageId } from '../../ui/locale/shelf.ts';
import { useSettings } from '../../ui/look/index.ts';
import { wantedLanguages } from '../../ui/platform/languages.ts';
import { blank, useMemory } from '../learn/memory.ts';

/** The one read anyway, else the first the browser names, else the first of the wall. Null: any. */
export function guestLanguage(allowed: readonly string[], now: string, wanted: readonly string[]): LanguageId | null {
  const spoken = allowed.filter(isLanguage);
  const [first] = spoken;
  if (first === undefined || spoken.some((id) => id === now)) return null;
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((id) => known.includes(id)) ?? first;
}

/** Settings and coach are lent to a passing phone, in a wall's language; its own are back when it leaves. */
export function useVisitor(visit: VisitChoice | null): void {
  const isVisit = visit !== null;
  const allowed = visit?.languages?.join() ?? '';
  useEffect(() => {
    if (!isVisit) return;
    const language = guestLanguage(allowed.split(','), useLanguage.getState().id, wantedLanguages());
    const returnSettings = useSettings.lend({ coach: 'all', ...(language === null ? {} : { language }) });
    const returnMemory = useMemory.lend(blank);
    return () => {
      returnSettings();
      returnMemory();
    };
  }, [isVisit, allowed]);
}
