import { type Fetched, fetched, type State, useFetched } from '../../fetched/index.ts';
import { useLanguage } from '../../locale/language.ts';
import '../../locale/reference.ts';
import { loadRulebook, type Rulebook } from '../../locale/rulebook.ts';
import type { LanguageId } from '../../locale/shelf.ts';

/** The texts of each language, or the English ones while those cannot be fetched. */
const books = new Map<LanguageId, Fetched<Rulebook>>();
useLanguage.subscribe((now, before) => {
  if (now.missing !== before.missing) books.clear();
});

/** The texts of the rules, fetched when somebody first asks for them. */
export function useRulebook(): State<Rulebook> {
  const { id } = useLanguage();
  const book = books.get(id) ?? fetched(loadRulebook);
  books.set(id, book);
  return useFetched(book);
}
