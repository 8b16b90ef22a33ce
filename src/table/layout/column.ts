import type { GameView } from '../../rules/index.ts';
import { raceColours } from '../../ui/look/index.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { type Placement, piece } from './placement.ts';
import { type Arrangement, comboPlace, type TablePlace } from './table-plan.ts';
import { traitModel } from './trait-model.ts';

export function placeColumn(view: GameView, board: BoardGeometry, arrangement: Arrangement): Placement[] {
  return view.column.flatMap(({ race, power, coins }, index) => {
    const place = comboPlace(board, arrangement, index);
    const { x, y, z } = place;
    const model = traitModel(view, race);
    return [
      piece(`banner/${race}`, `banner/${model}`, [x - 0.34, y, z], {
        tint: raceColours(view, race).rim,
        scale: [1.2, 1, 1.08],
      }),
      piece(`badge/${power}`, `badge/${traitModel(view, power)}`, [x + 0.68, y, z], { tint: '#efe0bd', scale: 1.02 }),
      piece(`perch/${race}`, `figure/${model}`, [x - 0.91, y, z + 0.02], { scale: 0.4, turn: 0.25 }),
      ...Array.from({ length: coins }, (_, k) =>
        piece(`offer/${race}/${k}`, 'coin/1', coinPlace(place, k), { turn: k * 2.1 }),
      ),
    ];
  });
}

export function coinPlace({ x, y, z }: TablePlace, k: number): [number, number, number] {
  return [x - 0.3 + (k % 4) * 0.215, y + 0.06 + Math.floor(k / 4) * 0.032, z + 0.26];
}
