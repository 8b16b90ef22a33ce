import { percent, regionChoices } from '../../../hud/board/choices.ts';
import { hindrance } from '../../../hud/board/why-not.ts';
import type { Choice } from '../../../hud/frame/panels.ts';
import type { Game } from '../../../hud/index.ts';
import { prospectOf } from '../../../opponents/judgement/cache.ts';
import { activeForce, type RegionId, regionCost } from '../../../rules/index.ts';
import { t } from '../../../ui/locale/index.ts';
import type { RefusalWords } from '../../../ui/words/refusal-words.ts';

export interface RegionOffer {
  readonly region: RegionId;
  readonly choices: readonly Choice[];
  /** Tokens that it takes; more than any hand has where only the die or something else takes it. */
  readonly cost: number;
  readonly word: string;
}

/** Behind all that tokens take: what the die may take, and behind that what is done otherwise. */
const behind = { die: 100, other: 200 } as const;

/** The regions in which something may be done, the cheapest first. */
export function regionsOf({ view, legal, naming }: Game): readonly RegionOffer[] {
  const regions = new Set(
    legal.flatMap((command) => ('region' in command && command.region !== undefined ? [command.region] : [])),
  );
  return [...regions]
    .flatMap((region): RegionOffer[] => {
      const choices = regionChoices(view, legal, region, naming);
      const [first] = choices;
      return first === undefined ? [] : [{ region, choices, ...costOf(view, region, choices, first) }];
    })
    .sort((a, b) => a.cost - b.cost || a.region - b.region);
}

export interface RegionHindered {
  readonly region: RegionId;
  readonly why: RefusalWords;
}

/** The regions whose conquest the rules hinder now, by their reasons and then as they lie. */
export function hinderedOf(game: Game, offers: readonly RegionOffer[]): readonly RegionHindered[] {
  const own = activeForce(game.view, game.view.seat)?.id;
  return game.view.regions
    .flatMap(({ force }, region): RegionHindered[] => {
      if ((force !== null && force === own) || offers.some((offer) => offer.region === region)) return [];
      const why = hindrance(game, region);
      return why === null ? [] : [{ region, why }];
    })
    .sort((a, b) => a.why.text.localeCompare(b.why.text) || a.region - b.region);
}

function costOf(view: Game['view'], region: RegionId, choices: readonly Choice[], first: Choice) {
  if (choices.some(({ id }) => id === 'conquer')) {
    const cost = regionCost(view, region) ?? 0;
    return { cost, word: t('hand.region.cost', { count: cost }) };
  }
  const odds = choices.some(({ id }) => id === 'finalRoll') ? prospectOf(view, region)?.odds : undefined;
  if (odds) {
    const missed = 1 - odds.wins / odds.of;
    return { cost: behind.die + missed, word: t('hand.region.die', { percent: percent(odds.wins, odds.of) }) };
  }
  return { cost: behind.other, word: first.label };
}
