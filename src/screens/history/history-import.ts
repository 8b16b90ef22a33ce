import { sentences, t } from '../../ui/locale/index.ts';
import '../../ui/locale/games.ts';
import type { SavedGame } from '../../session/saves/index.ts';
import { gameKey, readKept } from '../review/review-record.ts';
import { mergeHistory } from './played-games.ts';

/** Takes over a history from the text of a file, and says what came of it, in words; null if the text is no history. */
export function takeOver(text: string): string | null {
  const merged = mergeHistory(text);
  if (merged === null) return null;
  const { added, known, broken, ladder, isKept } = merged;
  if (!isKept) return t('history.come.full');
  return sentences(t('history.come', { added, known, broken }), ladder === null ? null : t(`history.come.${ladder}`));
}

/** What is to be said of the review that came with a game from a file: it is validated whenever it is read. */
export function reviewCame(record: SavedGame, beside: unknown): string {
  return t(readKept(beside, gameKey(record)) ? 'history.come.review' : 'history.come.noReview');
}
