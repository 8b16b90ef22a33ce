import { Color, SRGBColorSpace } from 'three';
import type { GameView, RaceId } from '../../rules/index.ts';
import { raceColours } from '../../ui/look/index.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { traitModel } from './model-names.ts';
import { CHIP, FIGURE, type Placement, piece } from './placement.ts';
import {
  type Arrangement,
  comboPlace,
  roundPlace,
  type TablePlace,
  trayArea,
  trayPlace,
  WELL_FLOOR,
} from './table-plan.ts';

const SCALE = 0.86;
const EMPTY = '#4a3d30';
/** How saturated and how light the chips of the tray are, beside the race's own colour. */
const VIVID = { colour: 1.45, light: 0.86 } as const;

export function trayRaces(view: Pick<GameView, 'tray'>): RaceId[] {
  return Object.keys(view.tray).sort();
}

export function placeTray(view: GameView, board: BoardGeometry, arrangement: Arrangement): Placement[] {
  const races = trayRaces(view);
  // The last row of wells is complete, even if it has fewer races.
  const wells = trayArea(board, arrangement, races.length).wells;
  return Array.from({ length: wells }, (_, index) => {
    const { x, y, z } = trayPlace(board, arrangement, index, races.length);
    const race = races[index];
    const tint = race === undefined ? EMPTY : vivid(raceColours(view, race).rim);
    const left = race === undefined ? 0 : (view.tray[race] ?? 0);
    return [
      piece(`well/${index}`, 'tray', [x, y - WELL_FLOOR, z], { tint }),
      ...Array.from({ length: left }, (_, k) =>
        piece(`tray/${race}/${k}`, 'chip', [x, y + k * CHIP * SCALE * 0.8, z], {
          tint,
          scale: [FIGURE * SCALE, FIGURE * SCALE * 0.8, FIGURE * SCALE],
          turn: k * 1.7,
        }),
      ),
    ];
  }).flat();
}

/** More colour and less white: the tray lies off the lamp's light, where pale colours look like fog. */
function vivid(colour: string): `#${string}` {
  const { h, s, l } = new Color(colour).getHSL({ h: 0, s: 0, l: 0 }, SRGBColorSpace);
  return `#${new Color().setHSL(h, Math.min(1, s * VIVID.colour), l * VIVID.light, SRGBColorSpace).getHexString()}`;
}

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
