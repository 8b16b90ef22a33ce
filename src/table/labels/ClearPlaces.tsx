import { useLayoutEffect } from 'react';
import type { GameView } from '../../rules/index.ts';
import { useModelsSoFar } from '../models/load.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { useOverlay } from '../overlay.ts';
import { clearest } from './clearest.ts';
import { headsOn } from './heads.ts';

interface ClearPlacesProps {
  readonly board: BoardGeometry;
  readonly view: GameView;
  /** Seen as a map: nothing stands on it. */
  readonly flat: boolean;
}

/** Keeps numbers clear of heads and of each other. */
export default function ClearPlaces({ board, view, flat }: ClearPlacesProps) {
  const { anchors } = useOverlay();
  const models = useModelsSoFar();
  useLayoutEffect(() => anchors.avoid(flat ? [] : headsOn(board, view, models)), [anchors, board, view, models, flat]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen anew when figures have come, and between picture and map
  useLayoutEffect(() => anchors.choosesBy(clearest), [anchors, models, flat]);
  return null;
}
