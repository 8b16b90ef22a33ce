import { listOf, type MessageValue, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import type { HereFact, Regions } from '../../rules/ahead.ts';
import { markerName } from '../../ui/words/names.ts';

export function hereWords(fact: HereFact): string {
  switch (fact.is) {
    case 'coinsHeld':
    case 'coinsTaken':
      return t(`here.${fact.is}`, { ...placed(fact.regions), coins: fact.coins });
    case 'tokensTaken':
      return t('here.tokensTaken', { ...placed(fact.regions), tokens: fact.tokens });
    case 'saves':
      return t(fact.tokens > 0 ? 'here.saves' : 'here.adds', {
        ...placed(fact.regions),
        tokens: Math.abs(fact.tokens),
      });
    case 'enters':
    case 'reaches':
    case 'links':
    case 'sails':
    case 'acts':
      return t(`here.${fact.is}`, placed(fact.regions));
    case 'coinsTurn':
    case 'coinsPick':
      return t(`here.${fact.is}`, { coins: fact.coins });
    case 'coinsMarker':
      return t('here.coinsMarker', { coins: fact.coins, marker: markerName(fact.marker) });
    case 'brings':
      return t('here.brings', { marker: markerName(fact.marker, fact.count) });
    case 'comes':
      return t('here.comes', { tokens: fact.tokens });
    case 'peace':
      return t('here.peace', { opponents: fact.opponents });
  }
}

const placed = (regions: Regions) => ({ regions: regionsWords(regions), count: regions.count });

/** "4 hills", "3 hills and 2 farmlands", "all 23 land regions"; just their number where they have nothing in common. */
function regionsWords({ count, kind }: Regions): MessageValue {
  if (kind === null) return t('here.kind.some', { count });
  if ('all' in kind) return t(`here.kind.${kind.all}`, { count });
  if ('symbol' in kind) return t(`here.kind.${kind.symbol}`, { count });
  return listOf(kind.terrains.map(({ terrain, count: own }) => t(`here.kind.${terrain}`, { count: own })));
}
