import type { GameView } from '../../rules/index.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { type Placement, piece } from './placement.ts';
import { roundPlace } from './table-plan.ts';

export function placeTrack(view: GameView, board: BoardGeometry): Placement[] {
  const studs = Array.from({ length: view.rounds }, (_, k) => {
    const { x, y, z } = roundPlace(board, k + 1, view.rounds);
    return piece(`stud/${k + 1}`, 'stud', [x, y, z], {
      tint: k + 1 < view.round ? '#6d4a22' : '#e2ad35',
      scale: k + 1 === view.round ? 1.25 : 1,
    });
  });
  const { x, y, z } = roundPlace(board, view.round, view.rounds);
  return [...studs, piece('crown', 'crown', [x, y + 0.03, z])];
}
