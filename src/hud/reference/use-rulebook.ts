import { type LazyState, type LazyValue, lazyValue } from '../../ui/lazy/lazy-value.ts';
import { useLazy } from '../../ui/lazy/use-lazy.ts';
import { useLanguage } from '../../ui/locale/language.ts';
import '../../ui/locale/reference.ts';
import { loadRulebook, type Rulebook } from '../../ui/locale/rulebook.ts';
import type { LanguageId } from '../../ui/locale/shelf.ts';

/** The texts of each language, or the English ones while those cannot be fetched. */
const books = new Map<LanguageId, LazyValue<Rulebook>>();
useLanguage.subscribe((now, before) => {
  if (now.missing !== before.missing) books.clear();
});

export function useRulebook(): LazyState<Rulebook> {
  const { id } = useLanguage();
  const book = books.get(id) ?? lazyValue(loadRulebook);
  books.set(id, book);
  return useLazy(book);
}
