import type { JSX } from 'react';
import type { BoardId } from '../../rules/index.ts';
import { useAttention } from '../../table/attention/index.ts';
import { type RegionGeometry, turn } from '../../table/outlines/index.ts';
import { said } from '../../ui/locale/index.ts';
import { regionName } from '../../ui/words/names.ts';

interface PlanNamesProps {
  readonly board: BoardId;
  readonly areas: readonly RegionGeometry[];
  /** The board lies upright on this screen. */
  readonly turned: boolean;
}

/** The names of the regions that a text speaks of, below their stacks. */
export function PlanNames({ board, areas, turned }: PlanNamesProps): JSX.Element {
  const named = useAttention((attention) => attention.named);
  return (
    <>
      {areas
        .filter(({ id }) => named.includes(id))
        .map(({ id, seat }) => {
          const { x, y } = turn(seat, turned);
          return (
            <text key={id} className="plan-number plan-named" x={x} y={y + 0.38} fontSize="0.2">
              {said(regionName(board, id))}
            </text>
          );
        })}
    </>
  );
}
