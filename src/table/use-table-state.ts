import { useMemo } from 'react';
import { forcesOf, type GameView } from '../rules/index.ts';
import { useAttention } from './attention/index.ts';
import { arrangementFor, tableBoard } from './camera/arrangement.ts';
import type { Frame } from './camera/framing.ts';
import { fetchOwn } from './figures/fetch-own.ts';
import type { TableState } from './layout/index.ts';

/**
 * Everything needed to lay out this view. Unchanged parts keep their identity: the runner lives as long as board, arrangement and colours stay the
 * same, and a stage in progress restarts only if the view changes.
 */
export function useTableState(view: GameView, seats: readonly { readonly colour: number }[], frame: Frame): TableState {
  fetchOwn(view.content);
  const arrangement = arrangementFor(frame);
  const board = tableBoard(view.board, frame);
  // Compared by value: a seat taken over mid-show also brings its colour.
  const dealt = seats.map(({ colour }) => colour).join();
  const colours = useMemo(() => dealt.split(',').map(Number), [dealt]);
  const came = useAttention((attention) => attention.places)?.split(',') ?? null;
  // Whoever has a race is known by it.
  const sleepy = came?.map((place, seat) => (forcesOf(view, seat).length > 0 ? 'awake' : place)).join() ?? null;
  const places = useMemo(() => sleepy?.split(',') ?? null, [sleepy]);
  return useMemo(() => ({ view, board, arrangement, colours, places }), [view, board, arrangement, colours, places]);
}
