import type { SignsWorth } from '../../rules/ahead.ts';
import type { RegionSymbol } from '../../rules/index.ts';
import { t } from '../locale/index.ts';
import '../locale/hud.ts';

/** What a sign of the map is worth: "+1 coin", "one fewer token"; nothing if it is worth nothing. */
export function signWorthWords(signs: SignsWorth, symbol: RegionSymbol): readonly string[] {
  const { coins, tokens } = signs.get(symbol) ?? { coins: 0, tokens: 0 };
  return [...(coins === 0 ? [] : [t('sign.coins', { coins })]), ...(tokens > 0 ? [t('sign.fewer', { tokens })] : [])];
}
