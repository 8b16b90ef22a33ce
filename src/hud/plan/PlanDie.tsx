import type { JSX } from 'react';
import { nowShowing } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { pips } from './pips.ts';

/** Half the die's side, in board units. */
const HALF = 0.42;
/** The die in the middle of the plan while its roll is being shown. Purely visual: the live region says the same. */
export function PlanDie(): JSX.Element | null {
  const stage = TableActor.useSelector(nowShowing);
  const roll = stage?.events.find((event) => event.type === 'dieRolled');
  if (roll?.type !== 'dieRolled') return null;
  return (
    <g className="plan-die" data-value={roll.value}>
      <rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} rx={HALF / 4} />
      {pips[roll.value]?.map(([x, y]) => (
        <circle key={x} cx={x * HALF} cy={y * HALF} r={HALF * 0.19} />
      ))}
    </g>
  );
}
