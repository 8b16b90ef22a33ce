import { Grasp } from '../grasp/Grasp.tsx';
import type { TableState } from '../layout/index.ts';
import type { Runner } from '../motion/runner.ts';
import type { PieceBatch } from '../pieces/piece-batch.ts';
import { InHand } from './InHand.tsx';

interface HandsProps {
  readonly state: TableState;
  readonly batch: PieceBatch;
  readonly runner: Runner;
  /** Nothing is being shown. */
  readonly rests: boolean;
  /** No motion: pieces jump. */
  readonly still: boolean;
  /** What stands in regions is not drawn. */
  readonly flat: boolean;
  /** Level of detail of the pieces drawn. */
  readonly detail: 'near' | 'far';
}

/** All that is taken in the hand in the picture. Fetched once there is something to see. */
export default function Hands({ state, batch, runner, rests, still, flat, detail }: HandsProps) {
  return (
    <>
      {state.view.phase !== 'pickCombo' && (
        <InHand state={state} batch={batch} runner={runner} still={still} flat={flat} detail={detail} />
      )}
      <Grasp state={state} batch={batch} runner={runner} rests={rests} still={still} />
    </>
  );
}
