import type { JSX } from 'react';
import { useAttention } from '../../attention/index.ts';
import { type RegionGeometry, turn } from '../../boards/index.ts';

interface PlanNumbersProps {
  readonly areas: readonly RegionGeometry[];
  /** The board lies upright on this screen. */
  readonly turned: boolean;
}

/** The numbers of the regions that a text speaks of, below their stacks. */
export function PlanNumbers({ areas, turned }: PlanNumbersProps): JSX.Element {
  const named = useAttention((attention) => attention.named);
  return (
    <>
      {areas
        .filter(({ id }) => named.includes(id))
        .map(({ id, seat }) => {
          const { x, y } = turn(seat, turned);
          return (
            <g key={id} className="plan-named" transform={`translate(${x} ${y + 0.36})`}>
              <rect x="-0.17" y="-0.13" width="0.34" height="0.26" rx="0.06" />
              <text className="plan-number" fontSize="0.2">
                {id + 1}
              </text>
            </g>
          );
        })}
    </>
  );
}
