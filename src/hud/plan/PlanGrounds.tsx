import { type JSX, memo } from 'react';
import { boardFacts, type RegionId } from '../../rules/index.ts';
import type { RegionGeometry } from '../../table/outlines/index.ts';
import { type PlayerColour, playerColour, players } from '../../ui/look/index.ts';
import { forceAt } from '../../ui/words/names.ts';
import type { Game } from '../frame/use-game.ts';
import { outlinePath, PrintedGround } from './PrintedBoard.tsx';

/** Board units, within the outline: the edge that says if a region may be chosen, and its holder's rim. */
const EDGE = 0.05;
const RIM = 0.1;

interface PlanGroundsProps {
  readonly game: Game;
  readonly areas: readonly RegionGeometry[];
  /** The board lies upright on this screen. */
  readonly turned: boolean;
  readonly targets?: ReadonlySet<RegionId> | null;
}

/** Below everything that stands on the plan, so that no border cuts what reaches over it. */
export function PlanGrounds({ game, areas, turned, targets = null }: PlanGroundsProps): JSX.Element {
  return (
    <>
      {areas.map((area) => (
        <PlanGround key={area.id} game={game} area={area} turned={turned} isTarget={targets?.has(area.id) === true} />
      ))}
    </>
  );
}

interface PlanGroundProps extends Pick<PlanGroundsProps, 'game' | 'turned'> {
  readonly area: RegionGeometry;
  readonly isTarget: boolean;
}

const PlanGround = memo(function PlanGround({ game, area, turned, isTarget }: PlanGroundProps): JSX.Element | null {
  const { view, setup } = game;
  const region = area.id;
  const path = outlinePath(area.outline, turned);
  const facts = boardFacts(view.board).regions[region];
  if (!facts) return null;
  const force = forceAt(view, region);
  const player = force ? playerColour(setup.seats[force.seat]?.colour ?? -1) : null;
  const clip = `plan-clip-${view.board}-${region}`;
  return (
    <g data-ground={region}>
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <PrintedGround terrain={facts.terrain} path={path} />
      {player ? (
        <path
          d={path}
          clipPath={`url(#${clip})`}
          fill="none"
          stroke={`url(#${patternId(player)})`}
          strokeWidth={2 * (EDGE + RIM)}
          strokeDasharray={force?.declined ? '0.2 0.12' : undefined}
          opacity={force?.declined ? 0.75 : 1}
          strokeLinejoin="round"
          data-rim=""
        />
      ) : null}
      {player || isTarget ? (
        <path
          d={path}
          clipPath={`url(#${clip})`}
          className={isTarget ? 'plan-edge open' : 'plan-edge'}
          strokeWidth={2 * EDGE}
          strokeLinejoin="round"
        />
      ) : null}
      <path d={path} className="plan-line" />
    </g>
  );
});

/** Id of a player's pattern in the plan, for `fill="url(#…)"`. */
function patternId({ id }: Pick<PlayerColour, 'id'>): string {
  return `plan-${id}`;
}

export function PlanPatterns(): JSX.Element {
  return (
    <defs>
      {players.map((player) => (
        <pattern key={player.id} id={patternId(player)} width="0.12" height="0.12" patternUnits="userSpaceOnUse">
          <rect width="0.12" height="0.12" fill={player.colour} />
          <Marks player={player} />
        </pattern>
      ))}
    </defs>
  );
}

function Marks({ player: { pattern, mark } }: { readonly player: PlayerColour }): JSX.Element | null {
  switch (pattern) {
    case 'solid':
      return null;
    case 'stripes':
      return <path d="M-.03 .03 .03-.03M-.03 .15 .15-.03M.09 .15 .15 .09" stroke={mark} strokeWidth="0.03" />;
    case 'dots':
      return <circle cx="0.06" cy="0.06" r="0.028" fill={mark} />;
    case 'checks':
      return <path d="M0 0h.06v.06H0ZM.06 .06h.06v.06h-.06Z" fill={mark} />;
    case 'chevrons':
      return <path d="M0 .03 .06 .09 .12 .03" stroke={mark} strokeWidth="0.03" fill="none" />;
  }
}
