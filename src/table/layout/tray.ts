import type { BoardGeometry } from '../../boards/index.ts';
import { raceColours } from '../../look/palette.ts';
import type { GameView, RaceId } from '../../rules/index.ts';
import { type Placement, piece } from './placement.ts';
import { type Arrangement, trayArea, trayPlace } from './table-plan.ts';
import { CHIP, FIGURE } from './units.ts';

const SCALE = 0.86;

/** Races of the tray, in the order of their stacks. */
export function trayRaces(view: Pick<GameView, 'tray'>): RaceId[] {
  return Object.keys(view.tray).sort();
}

/** The storage tray: what is left of each race. */
export function placeTray(view: GameView, board: BoardGeometry, arrangement: Arrangement): Placement[] {
  const races = trayRaces(view);
  const area = trayArea(board, arrangement, races.length);
  return [
    piece('tray', 'cloth', [area.x, area.y, area.z], { scale: [area.width, 2.2, area.depth], tint: '#3a2416' }),
    ...races.flatMap((race, index) => {
      const { x, y, z } = trayPlace(board, arrangement, index, races.length);
      const tint = raceColours(race).rim;
      return Array.from({ length: view.tray[race] ?? 0 }, (_, k) =>
        piece(`tray/${race}/${k}`, 'chip', [x, y + k * CHIP * SCALE * 0.8, z], {
          tint,
          scale: [FIGURE * SCALE, FIGURE * SCALE * 0.8, FIGURE * SCALE],
          turn: k * 1.7,
        }),
      );
    }),
  ];
}
