import { ownTrait } from '../../rules/box.ts';
import type { Dealt } from '../../rules/index.ts';
import { lazyValue } from '../lazy/lazy-value.ts';
import '../locale/folk.ts';
import { has, sentences, t } from '../locale/index.ts';
import { useLanguage } from '../locale/language.ts';

/** Words for what is made of parts; printed ones have their own. Until it is fetched, names have to do. */
const file = lazyValue(() => import('./parts.ts'));
// Whoever shows one already shows it again, now with words.
file.use.subscribe(({ value }) => {
  if (value !== null) useLanguage.setState((state) => ({ ...state }), true);
});

/** In a few words or in full; null where none are said of it, or they have yet to come. */
export function traitWords(
  of: Dealt,
  kind: 'race' | 'power',
  id: string,
  length: 'short' | 'long' = 'short',
): string | null {
  const own = ownTrait(of, id);
  if (own === undefined) {
    const key = `${kind}.${id}.${length}`;
    return has(key) ? t(key) : null;
  }
  if (!own.parts?.length) return null;
  const { value } = file.use.getState();
  // Whoever asks may be drawing just now.
  if (value === null) queueMicrotask(file.load);
  return value && sentences(...own.parts.map(value.partWords));
}
