import type { Command, Phase } from '../rules/index.ts';
import { playerColour } from '../ui/look/index.ts';
import { type Attention, targetsOf } from './attention/index.ts';
import type { RegionLook } from './board/region-texture.ts';
import { isBare, pricesOf } from './costs.ts';
import type { RegionWords } from './labels/RegionLabel.tsx';
import type { TableState } from './layout/index.ts';
import { occupancy } from './layout/regions.ts';

export function regionLooks(
  { view, board, colours }: TableState,
  legal: readonly Command[],
  attention: Pick<Attention, 'hovered' | 'pointed' | 'selected' | 'worth'>,
): RegionLook[] {
  const targets = targetsOf(view, legal, attention.selected, attention.hovered);
  return view.regions.map((state, region) => {
    const force = view.forces.find(({ id }) => id === state.force);
    // What a combo would be paid for is lit as what can be had is, and nothing pales beside it.
    const isWorth = attention.worth?.includes(region) === true;
    return {
      holder: force ? playerColour(colours[force.seat] ?? force.seat) : null,
      declined: force?.declined ?? false,
      hovered: attention.hovered === region,
      pointed: attention.pointed === region,
      selected: attention.selected === region,
      legal: targets === null ? isWorth || null : targets.has(region),
      occupied: occupancy(state),
      foot: state.tokens > 0 || state.lostTribe ? (board.regions[region]?.seat ?? null) : null,
    };
  });
}

/** Phases in which tokens are placed: each number counts. */
const placing: readonly Phase[] = ['redeploy', 'withdrawal'];

export function regionWords({ view, colours }: TableState, legal: readonly Command[]): RegionWords[] {
  const { costs, common } = pricesOf(view, legal);
  const isPlacing = placing.includes(view.phase);
  return view.regions.map((state, region) => {
    const force = view.forces.find(({ id }) => id === state.force);
    const cost = costs.get(region);
    return {
      holder: force
        ? {
            player: playerColour(colours[force.seat] ?? force.seat),
            race: force.race,
            declined: force.declined,
            tokens: state.tokens,
          }
        : null,
      cost: cost ? { tokens: cost.tokens, percent: cost.percent, bare: isBare(cost, common) } : null,
      isPlacing,
    };
  });
}
