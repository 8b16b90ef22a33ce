import type { JSX } from 'react';
import type { Game } from '../../../hud/index.ts';
import type { useSmallBoard } from '../../../hud/troops/Spot.tsx';
import type { RegionId } from '../../../rules/index.ts';
import { playerColour } from '../../../ui/look/index.ts';

interface AroundProps {
  readonly game: Game;
  readonly map: ReturnType<typeof useSmallBoard>;
  /** The region that is looked at. */
  readonly region: RegionId;
}

/** The board in small, with everybody's regions in their colours, and the one that is looked at. For eyes only: the words beside it say the same. */
export function Around({ game, map, region }: AroundProps): JSX.Element | null {
  if (map === null) return null;
  const { view, setup } = game;
  const colourOf = (at: RegionId) => {
    const force = view.forces.find(({ id }) => id === view.regions[at]?.force);
    return force === undefined ? undefined : playerColour(setup.seats[force.seat]?.colour ?? -1).colour;
  };
  return (
    <svg className="hand-around" viewBox={map.viewBox} aria-hidden="true">
      {map.regions.map((path, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a region is its place on the board
        <path key={at} d={path} fill={colourOf(at)} fillOpacity={colourOf(at) === undefined ? 1 : 0.8} />
      ))}
      <path className="hand-around-here" d={map.regions[region]} fill="none" />
    </svg>
  );
}
