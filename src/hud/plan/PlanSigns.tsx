import type { JSX } from 'react';
import { withoutThrow } from '../../table/attention/index.ts';
import type { Cost } from '../../table/costs.ts';
import type { Point } from '../../table/outlines/index.ts';
import { number } from '../../ui/locale/index.ts';
import { raceColours, type SignKind, signIn, stone, useDealt } from '../../ui/look/index.ts';

interface PriceProps extends Pick<Cost, 'tokens' | 'percent'> {
  /** It comes as a pointer does, and takes no press from what is below. */
  readonly isQuiet: boolean;
  readonly at: Point;
}

/** As on the board: gold if it is certain; dark, with a die and its chance, where it takes luck. */
export function Price({ tokens, percent, isQuiet, at }: PriceProps): JSX.Element {
  const isSure = percent === null;
  return (
    <g
      transform={`translate(${at.x} ${at.y})`}
      className={isSure ? 'plan-cost' : 'plan-cost-die'}
      pointerEvents={isQuiet ? 'none' : undefined}
      data-thing="cost"
    >
      <rect x="-0.15" y={isSure ? -0.18 : -0.2} width={isSure ? 0.3 : 0.36} height={isSure ? 0.36 : 0.4} rx="0.04" />
      {isSure ? null : <Paths kind="thing" id="die" x={-0.05} y={-0.08} size={0.17} fill="var(--bright)" />}
      <text x={isSure ? 0 : 0.11} y={isSure ? 0 : -0.08} className="plan-number" fontSize={isSure ? 0.26 : 0.2}>
        {tokens}
      </text>
      {isSure ? null : (
        <text x="0.03" y="0.11" className="plan-number" fontSize="0.15">
          {number(percent / 100, { style: 'percent' })}
        </text>
      )}
    </g>
  );
}

interface StackProps {
  readonly race: string;
  readonly declined: boolean;
  readonly count: number;
  readonly at: Point;
  readonly size: number;
  /** It may be dragged. */
  readonly carried: boolean;
}

export function Stack({ race, declined, count, at, size, carried }: StackProps): JSX.Element {
  const { rim, ink = 'var(--bone)' } = raceColours(useDealt(), race);
  return (
    <g
      ref={carried ? withoutThrow : undefined}
      transform={`translate(${at.x} ${at.y})`}
      data-stack={carried ? '' : undefined}
      data-thing="tokens"
    >
      <circle
        r={size}
        fill={declined ? stone.dark : rim}
        stroke="var(--bone)"
        strokeWidth="0.03"
        strokeDasharray={declined ? '0.08 0.06' : undefined}
      />
      <Paths kind="race" id={race} x={0} y={-size * 0.12} size={size * 1.25} fill={declined ? stone.light : ink} />
      <circle
        cx={size * 0.75}
        cy={size * 0.7}
        r={size * 0.5}
        fill="var(--sign)"
        stroke="var(--bone)"
        strokeWidth="0.02"
      />
      <text x={size * 0.75} y={size * 0.7} className="plan-count" fontSize={size * 0.75}>
        {count}
      </text>
    </g>
  );
}

interface PlanSignProps {
  readonly kind: SignKind;
  readonly id: string;
  readonly at: Point;
  readonly size: number;
  readonly count?: number;
  readonly faint?: boolean;
}

export function PlanSign({ kind, id, at, size, count = 1, faint = false }: PlanSignProps): JSX.Element {
  return (
    <g transform={`translate(${at.x} ${at.y})`} opacity={faint ? 0.35 : 1} data-sign={`${kind}.${id}`}>
      {faint ? null : <circle r={size * 0.72} fill="var(--bone)" opacity="0.85" />}
      <Paths kind={kind} id={id} x={0} y={0} size={size} fill="var(--sign)" />
      {count > 1 ? (
        <text x={size * 0.6} y={size * 0.55} className="plan-number" fontSize={size * 0.8}>
          {count}
        </text>
      ) : null}
    </g>
  );
}

interface PathsProps {
  readonly kind: SignKind;
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

export function Paths({ kind, id, x, y, size, fill }: PathsProps): JSX.Element {
  const dealt = useDealt();
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} fill={fill} fillRule="evenodd">
      {signIn(dealt, kind, id).fill?.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  );
}
