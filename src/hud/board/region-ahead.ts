import { aftermathOf, nearDangersOf, signsWorthOf, threatsOf } from '../../opponents/judgement/ahead.ts';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { boardFacts, holder, type RegionId } from '../../rules/index.ts';
import { signWorthWords } from '../../ui/words/sign-worth.ts';
import { threatWords } from '../../ui/words/threats.ts';
import type { Game } from '../frame/use-game.ts';
import { consequencesOf } from './consequences.ts';

/** What may come of a region, in words: fetched once somebody has something to gain or to lose. */
export interface RegionAhead {
  /** Who could take this region of the person at the screen; null if that is not worth telling. */
  danger(game: Game, region: RegionId): string | null;
  gain(game: Game, region: RegionId): readonly string[];
  /** What its signs are worth to whoever is at the screen. */
  worth(game: Game, region: RegionId): readonly string[];
  /** What is said of its danger to who asks: that one's own is safe, or who could take that of another player. */
  more(game: Game, region: RegionId): string | null;
}

export const regionAhead: RegionAhead = {
  danger({ view, naming }, region) {
    const threat = holder(view, region)?.seat === view.viewer ? nearDangersOf(view).get(region) : undefined;
    return threat ? threatWords(threat, naming, view.viewer) : null;
  },

  gain({ view }, region) {
    const outcome = aftermathOf(view, region);
    if (!outcome) return [];
    const { before, after } = outcome.coins;
    const coins = after === before ? t('taking.coins.same') : t('taking.coins.now', { before, after });
    return [coins, ...consequencesOf({ outcome, view }).map(({ words }) => words)];
  },

  worth({ view }, region) {
    const symbols = boardFacts(view.board).regions[region]?.symbols ?? [];
    return symbols.flatMap((symbol) => signWorthWords(signsWorthOf(view), symbol));
  },

  more({ view, naming }, region) {
    const held = holder(view, region);
    if (!held || view.phase === 'gameOver') return null;
    const isOwn = held.seat === view.viewer;
    if (isOwn && nearDangersOf(view).has(region)) return null;
    // What the conquering player could take has been said.
    const conquers = view.turn.force !== null && view.turnSeat === view.viewer;
    const [nearest] = threatsOf(view, region).filter(({ seat }) => !(conquers && seat === view.viewer));
    if (!nearest) return isOwn ? t('aid.threats.none') : null;
    if (nearest.grade === 'remote') return t('aid.threats.remote', { mine: isOwn ? 'yes' : 'no' });
    return threatWords(nearest, naming, view.viewer);
  },
};
