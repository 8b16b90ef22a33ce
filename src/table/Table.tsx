import { useCallback } from 'react';
import type { GameEvent, RegionId } from '../rules/index.ts';
import { nowShowing } from '../session/turn/index.ts';
import { hasWebGL } from '../ui/platform/canvas.ts';
import { TableActor } from './actor.ts';
import type { Insets } from './camera/framing.ts';
import type { MotionEdge } from './motion/beats.ts';
import type { DrawCamera } from './Scene.tsx';
import { TableView } from './TableView.tsx';

export interface TableProps {
  /** Parts of the table's box that panels cover, in CSS pixels: the board stays clear of them. */
  readonly insets?: Insets;
  /** A region was clicked or tapped. */
  readonly onRegion?: (region: RegionId) => void;
  /** Called when a movement begins or one of its pieces lands, with the events shown. */
  readonly onMoment?: (events: readonly GameEvent[], moment: MotionEdge) => void;
  /** Called when a stage has been shown; without it, the chart is told directly. */
  readonly onShown?: (stage: number) => void;
  /** Milliseconds of show time per millisecond, instead of the person's own speed; 0 holds the show. */
  readonly rate?: number;
  /** Replaces the camera that is controlled by hand. */
  readonly camera?: DrawCamera;
  /** Called once the board and all pieces have been drawn for the first time. */
  readonly onDrawn?: () => void;
  readonly onContextLost?: () => void;
  readonly onContextRestored?: () => void;
}

/**
 * The table of the current game. It follows the chart and `useAttention`, shows what happened, and reports to the chart when done. Fills its parent,
 * which must be positioned. Draws nothing without WebGL or a game.
 */
export function Table(props: TableProps) {
  const actor = TableActor.useActorRef();
  const view = TableActor.useSelector((snapshot) => snapshot.context.view);
  const legal = TableActor.useSelector((snapshot) => snapshot.context.legal);
  const seats = TableActor.useSelector((snapshot) => snapshot.context.setup?.seats ?? null);
  const stage = TableActor.useSelector(nowShowing);
  const last = TableActor.useSelector((snapshot) => snapshot.context.stages.length <= 1);
  const onShown = useCallback((id: number) => actor.send({ type: 'shown', stage: id }), [actor]);
  if (view === null || seats === null || !hasWebGL()) return null;
  return <TableView onShown={onShown} {...props} view={view} legal={legal} seats={seats} stage={stage} last={last} />;
}
