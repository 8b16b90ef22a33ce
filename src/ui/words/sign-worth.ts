import type { SignWorth } from '../../rules/ahead.ts';
import { t } from '../locale/index.ts';
import '../locale/hud.ts';

/** "+1 coin", "one fewer token"; null if it is worth nothing. */
export function signWorthWords(worth: SignWorth | undefined): string | null {
  if (worth === undefined) return null;
  const { coins, tokens } = worth;
  const words = [
    ...(coins === 0 ? [] : [t('sign.coins', { coins })]),
    ...(tokens > 0 ? [t('sign.fewer', { tokens })] : []),
  ];
  return words.length === 0 ? null : words.join(' · ');
}
