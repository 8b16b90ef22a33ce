import { useMemo } from 'react';
import { boardGeometry } from '../boards/index.ts';
import type { GameView } from '../rules/index.ts';
import type { Frame } from './camera/framing.ts';
import { arrangementFor } from './camera/views.ts';
import type { TableState } from './layout/index.ts';

/**
 * All there is to know to lay out this view. What is the same stays the same object: the runner lasts for as long as board, arrangement
 * and colours do, and a stage that is being shown begins anew only where the view does.
 */
export function useTableState(view: GameView, seats: readonly { readonly colour: number }[], frame: Frame): TableState {
  const arrangement = arrangementFor(frame);
  // By value: whoever takes a seat in mid-show takes its colour as well.
  const dealt = seats.map(({ colour }) => colour).join();
  const colours = useMemo(() => dealt.split(',').map(Number), [dealt]);
  return useMemo(
    () => ({ view, board: boardGeometry(view.board), arrangement, colours }),
    [view, arrangement, colours],
  );
}
