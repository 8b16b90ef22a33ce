import { prospectOf } from '../opponents/judgement/cache.ts';
import { type Command, type GameView, type RegionId, regionCost } from '../rules/index.ts';
import { isOwnDeclined } from './attention/index.ts';

/** What a conquest takes now. */
export interface Cost {
  readonly tokens: number;
  /** The chance of a final roll in percent; null if it is certain. */
  readonly percent: number | null;
  /** One of the player's own regions in decline: hardly ever meant. */
  readonly isOwn: boolean;
}

/** More regions of one cost have no flags: their edges are lit, and the cost is said once. */
const MANY = 8;

function costsOf(view: GameView, legal: readonly Command[]): ReadonlyMap<RegionId, Cost> {
  const costs = new Map<RegionId, Cost>();
  for (const command of legal) {
    if (command.type !== 'conquer' && command.type !== 'finalRoll') continue;
    const { region } = command;
    const tokens = regionCost(view, region);
    if (tokens === null) continue;
    const odds = command.type === 'finalRoll' ? prospectOf(view, region)?.odds : null;
    const percent = odds ? Math.round((odds.wins / odds.of) * 100) : null;
    costs.set(region, { tokens, percent, isOwn: isOwnDeclined(view, region) });
  }
  return costs;
}

interface Prices {
  readonly costs: ReadonlyMap<RegionId, Cost>;
  /** What every marked region without a flag costs; null while each has one. */
  readonly common: number | null;
}

/** What may be conquered, and for how many tokens. */
export function pricesOf(view: GameView, legal: readonly Command[]): Prices {
  const costs = costsOf(view, legal);
  const sizes = new Map<number, number>();
  for (const { tokens, percent, isOwn } of costs.values())
    if (percent === null && !isOwn) sizes.set(tokens, (sizes.get(tokens) ?? 0) + 1);
  const [largest] = [...sizes].sort(([, one], [, other]) => other - one);
  return { costs, common: largest !== undefined && largest[1] > MANY ? largest[0] : null };
}

/** Does it go without a flag, unless somebody looks at it? */
export const isBare = ({ tokens, percent, isOwn }: Cost, common: number | null): boolean =>
  isOwn || (percent === null && tokens === common);
