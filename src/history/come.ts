import { t } from '../locale/index.ts';
import '../locale/history.ts';
import { mergeHistory } from './store.ts';

/** Takes over a history from the text of a file, and says what came of it, in words; null if the text is no history. */
export function takeOver(text: string): string | null {
  const merged = mergeHistory(text);
  if (merged === null) return null;
  const { added, known, broken, isKept } = merged;
  return isKept ? t('history.come', { added, known, broken }) : t('history.come.full');
}
