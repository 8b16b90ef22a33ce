import type { FairTokens } from '../../../opponents/fairness/balance.ts';
import type { BadPair } from '../../../opponents/fairness/combos.ts';
import type { Dealt } from '../../../rules/index.ts';
import { number, said, sentences, t } from '../../../ui/locale/index.ts';
import '../../../ui/locale/workshop.ts';
import { comboName } from '../../../ui/words/names.ts';
import { refusalWords } from '../../../ui/words/refusal-words.ts';

/** Which combo cannot be played, and why, in words (OWN-3). */
export function badWords(box: Dealt, { why, refusal, ...pair }: BadPair): string {
  return t('make.fair.bad', {
    combo: said(comboName(box, pair)),
    players: pair.players,
    why: whyWords(box, why, refusal),
  });
}

function whyWords({ content }: Dealt, why: string, refusal: BadPair['refusal']): string {
  if (refusal !== null) {
    const { text, remedy } = refusalWords(refusal, { board: 2, content, seats: [] });
    return sentences(text, remedy);
  }
  return why === 'endless' ? t('make.fair.bad.endless') : t('make.fair.bad.failed', { why });
}

/** With how many tokens it would be average, beside how many it has; or that no number allowed makes it so. */
export function tokensWords({ tokens, most }: FairTokens, now: number): string {
  if (tokens === null) return t('make.fair.tokens.unknown');
  const { mean, low, high } = tokens;
  if (mean < 0) return t('make.fair.tokens.strong');
  if (mean > most) return t('make.fair.tokens.weak', { most });
  const told = (value: number) =>
    number(Math.min(most, Math.max(0, value)), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return t('make.fair.tokens.found', { mean: told(mean), low: told(low), high: told(high), now, most });
}
