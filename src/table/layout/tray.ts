import { Color, SRGBColorSpace } from 'three';
import type { GameView, RaceId } from '../../rules/index.ts';
import { raceColours } from '../../ui/look/index.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { type Placement, piece } from './placement.ts';
import { type Arrangement, trayArea, trayPlace, WELL_FLOOR } from './table-plan.ts';
import { CHIP, FIGURE } from './units.ts';

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
