import { prospectOf } from '../opponents/judgement/cache.ts';
import { type Command, type RegionId, regionCost } from '../rules/index.ts';
import { playerColour } from '../ui/look/index.ts';
import { type Attention, isOwnDeclined, targetsOf } from './attention/index.ts';
import type { RegionLook } from './board/region-texture.ts';
import type { RegionWords } from './labels/RegionLabel.tsx';
import type { TableState } from './layout/index.ts';
import { occupancy } from './layout/regions.ts';

export function regionLooks(
  { view, board, colours }: TableState,
  legal: readonly Command[],
  attention: Pick<Attention, 'hovered' | 'pointed' | 'selected'>,
): RegionLook[] {
  const targets = targetsOf(view, legal, attention.selected, attention.hovered);
  return view.regions.map((state, region) => {
    const force = view.forces.find(({ id }) => id === state.force);
    return {
      holder: force ? playerColour(colours[force.seat] ?? force.seat) : null,
      declined: force?.declined ?? false,
      hovered: attention.hovered === region,
      pointed: attention.pointed === region,
      selected: attention.selected === region,
      legal: targets === null ? null : targets.has(region),
      occupied: occupancy(state),
      foot: state.tokens > 0 || state.lostTribe ? (board.regions[region]?.seat ?? null) : null,
    };
  });
}

/** At most so many conquests stand out as the cheapest: were there more, all of them would shout at once. */
const FEW = 8;

export function regionWords({ view, colours }: TableState, legal: readonly Command[]): RegionWords[] {
  const conquests = new Map<RegionId, 'conquer' | 'finalRoll'>();
  for (const command of legal)
    if (command.type === 'conquer' || command.type === 'finalRoll') conquests.set(command.region, command.type);
  const costs = view.regions.map((_, region) => costOf(view, region, conquests.get(region)));
  const quiet = view.regions.map((_, region) => isOwnDeclined(view, region));
  const sure = costs.flatMap((cost, region) =>
    cost === null || cost.percent !== null || quiet[region] ? [] : [cost.tokens],
  );
  const least = Math.min(...sure);
  const cheapest = sure.filter((tokens) => tokens === least).length <= FEW ? least : null;
  return view.regions.map((state, region) => {
    const force = view.forces.find(({ id }) => id === state.force);
    const cost = costs[region] ?? null;
    return {
      holder: force
        ? {
            player: playerColour(colours[force.seat] ?? force.seat),
            race: force.race,
            declined: force.declined,
            tokens: state.tokens,
          }
        : null,
      cost: cost && {
        ...cost,
        cheap: cost.percent === null && cost.tokens === cheapest,
        quiet: quiet[region] === true,
      },
    };
  });
}

function costOf(
  view: TableState['view'],
  region: RegionId,
  by: 'conquer' | 'finalRoll' | undefined,
): { readonly tokens: number; readonly percent: number | null } | null {
  const tokens = by === undefined ? null : regionCost(view, region);
  if (tokens === null) return null;
  const odds = by === 'finalRoll' ? prospectOf(view, region)?.odds : null;
  return { tokens, percent: odds ? Math.round((odds.wins / odds.of) * 100) : null };
}
