import { Color } from 'three';
import { boardFacts, isWater, type Terrain } from '../../rules/index.ts';
import { marks, playerColour, stone, terrains } from '../../ui/look/index.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import type { Tone } from './dust-pool.ts';

const pale = new Color('#e2d2b0');
const spray = new Color('#d8eef8');

function partsOf({ r, g, b }: Color): Tone {
  return [r, g, b];
}

function toneOf(terrain: Terrain): Tone {
  const wet = isWater(terrain);
  return partsOf(new Color(terrains[terrain].top).lerp(wet ? spray : pale, wet ? 0.75 : 0.6));
}

/** What flies up where something lands: soil of that terrain, or spray. */
export const groundTones: Readonly<Record<Terrain, Tone>> = {
  farmland: toneOf('farmland'),
  hill: toneOf('hill'),
  forest: toneOf('forest'),
  swamp: toneOf('swamp'),
  mountain: toneOf('mountain'),
  sea: toneOf('sea'),
  lake: toneOf('lake'),
};

export const stoneTone: Tone = partsOf(new Color(stone.light).lerp(pale, 0.25));

/** The dust of it, dark enough to be seen against pale stone. */
export const rubbleTone: Tone = partsOf(new Color(stone.dark).lerp(new Color(stone.light), 0.25));

/** What flashes where a blow falls, and what glints where coins do. */
export const flashTone: Tone = partsOf(new Color(marks.hovered));
export const goldTone: Tone = partsOf(new Color(marks.legal));

/** The tones of confetti for a player: an index into the palette. */
export function festive(colour: number): readonly Tone[] {
  const { colour: own, mark } = playerColour(colour);
  return [partsOf(new Color(own)), goldTone, partsOf(new Color(mark)), flashTone];
}

/** What flies up at a point of the board; null off the board, on cloth or table. */
export function toneAt(board: BoardGeometry, x: number, z: number): Tone | null {
  if (Math.abs(x) > board.width / 2 || Math.abs(z) > board.height / 2) return null;
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (const { id, seat } of board.regions) {
    const off = (seat.x - x) ** 2 + (seat.y - z) ** 2;
    if (off < least) [nearest, least] = [id, off];
  }
  const facts = boardFacts(board.id).regions[nearest];
  return facts === undefined ? null : groundTones[facts.terrain];
}
