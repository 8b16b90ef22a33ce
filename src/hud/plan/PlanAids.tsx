import type { JSX } from 'react';
import { prospectOf } from '../../opponents/judgement/prospect.ts';
import type { Threat } from '../../rules/ahead.ts';
import { forceOf, type GameView, type RegionId } from '../../rules/index.ts';
import type { Point } from '../../table/outlines/index.ts';
import { number } from '../../ui/locale/index.ts';
import { raceColours } from '../../ui/look/index.ts';
import { Paths } from './PlanSigns.tsx';

interface GhostProps {
  readonly view: GameView;
  readonly region: RegionId;
  /** Where the stack of the region stands. */
  readonly seat: Point;
}

/** The tokens that would stand in the region, in outline, with their number; nothing if it may not be attacked. */
export function PlanGhost({ view, region, seat }: GhostProps): JSX.Element | null {
  const asked = prospectOf(view, region);
  if (!asked || asked.barrier) return null;
  const { race } = forceOf(view, asked.force);
  return (
    <g transform={`translate(${seat.x + 0.32} ${seat.y - 0.26})`} className="plan-ghost" data-ghost={asked.cost.total}>
      <circle r="0.19" className="plan-ghost-disc" fill={raceColours(view, race).rim} />
      <Paths kind="race" id={race} x={-0.05} y={0} size={0.2} fill="var(--bone)" />
      <text x="0.1" y="0.07" className="plan-count" fontSize="0.15">
        {asked.cost.total}
      </text>
    </g>
  );
}

interface DangerProps {
  readonly danger: Threat;
  readonly at: Point;
}

const looks = {
  certain: { name: 'sure', kind: 'thing', sign: 'shield', frame: 'plan-danger-frame' },
  chance: { name: 'die', kind: 'thing', sign: 'die', frame: 'plan-danger-frame die' },
  new: { name: 'new', kind: 'phase', sign: 'pickCombo', frame: 'plan-danger-frame new' },
} as const;

/**
 * Marks a region that could be taken before its holder's next turn: a shield if it is certain, a dashed frame, a die and its chance if it takes
 * luck, a dotted frame and a banner if only a race that is yet to be picked could.
 */
export function PlanDanger({ danger, at }: DangerProps): JSX.Element | null {
  if (danger.grade === 'remote') return null;
  const { name, kind, sign, frame } = looks[danger.grade];
  return (
    <g transform={`translate(${at.x} ${at.y})`} data-danger={name} data-thing="danger">
      <rect className={frame} x="-0.26" y="-0.11" width="0.52" height="0.22" rx="0.05" />
      <Paths kind={kind} id={sign} x={-0.15} y={0} size={0.15} fill="var(--danger-ink)" />
      <text x="0.08" y="0" className="plan-number" fontSize="0.16">
        {danger.grade === 'chance' && danger.odds
          ? number(danger.odds.wins / danger.odds.of, { style: 'percent' })
          : danger.grade === 'new'
            ? '?'
            : '!'}
      </text>
    </g>
  );
}
