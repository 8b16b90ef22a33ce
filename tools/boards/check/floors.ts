import type { PrintedBoardId } from '../../../src/rules/boards/index.ts';
import type { Figures } from '../../../src/table/outlines/drawing/checks.ts';

/** The minimum requirements of a board. Rooms and borders are fractions of the board's width, `strangers` is in board units. */
interface Floors {
  inradius: number;
  medianInradius: number;
  stoneInradius: number;
  border: number;
  angle: number;
  strangers: number;
}

/** The figures of the drawings judged good; new ones must not be worse. */
const floors: Readonly<Record<PrintedBoardId, Floors>> = {
  2: { inradius: 0.0666, medianInradius: 0.0765, stoneInradius: 0.0629, border: 0.076, angle: 60, strangers: 0.4 },
  3: { inradius: 0.0549, medianInradius: 0.063, stoneInradius: 0.0517, border: 0.0647, angle: 60, strangers: 0.4 },
  4: { inradius: 0.0611, medianInradius: 0.067, stoneInradius: 0.0576, border: 0.0692, angle: 58, strangers: 0.29 },
  5: { inradius: 0.0564, medianInradius: 0.0625, stoneInradius: 0.0533, border: 0.0634, angle: 58, strangers: 0.29 },
};
/** Borders must bend by less than this at any point, in degrees. */
const SHARPEST_BEND = 43;

/** The requirements a board fails: empty if it is good enough. */
export function shortfallsOf(id: PrintedBoardId, width: number, figures: Figures): string[] {
  const floor = floors[id];
  const wanted: [string, number, number][] = [
    ['room', figures.inradius / width, floor.inradius],
    ['median room', figures.medianInradius / width, floor.medianInradius],
    ['room in the gutter', figures.stoneInradius / width, floor.stoneInradius],
    ['shortest border', figures.border / width, floor.border],
    ['smallest angle', figures.angle, floor.angle],
    ['nearest strangers', figures.strangers, floor.strangers],
    ['sharpest bend', SHARPEST_BEND - figures.bend, 0],
  ];
  const short = wanted.filter(([, value, least]) => value < least);
  return short.map(([name, value, least]) => `${name}: ${value.toFixed(4)} is below ${least}`);
}
