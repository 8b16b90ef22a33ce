import type { JSX } from 'react';
import { parts } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { type Naming, regionName } from '../../ui/words/names.ts';
import { pips } from '../plan/pips.ts';
import type { FinalRoll } from './turn.ts';

interface RollResultProps {
  readonly roll: FinalRoll;
  readonly naming: Naming;
  readonly next: string;
  /** Tokens are to be placed, and it says how many; else what is to be done next is seen when this has gone. */
  readonly isPlacing: boolean;
}

export default function RollResult({
  roll: { value, region, won },
  naming,
  next,
  isPlacing,
}: RollResultProps): JSX.Element {
  const words = { value, region: regionName(naming.board, region) };
  return (
    <>
      <svg className="die-face" viewBox="-1 -1 2 2" aria-hidden="true" data-value={value}>
        <rect x={-0.95} y={-0.95} width={1.9} height={1.9} rx={0.35} />
        {pips[value]?.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={0.2} />
        ))}
      </svg>{' '}
      {/* The face shows what it came to. */}
      {parts<JSX.Element>(won ? 'rolled.won' : 'rolled.lost', words, {
        at: (face) => (
          <span className="unseen" key="face">
            {face}
          </span>
        ),
      })}{' '}
      <span className={isPlacing ? undefined : 'unseen'}>{next}</span>
    </>
  );
}
