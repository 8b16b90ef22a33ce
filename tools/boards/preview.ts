import { writeFileSync } from 'node:fs';
import { boardGeometry, inset, outlinesOf, type Point, SEAT_RADIUS } from '../../src/boards/index.ts';
import { boardIds, boards, type Terrain } from '../../src/rules/boards/index.ts';

/** Pixels per board unit, and the rim around the board, in board units. */
const UNIT = 150;
const RIM = 0.25;

const colours: Record<Terrain, string> = {
  farmland: '#d9b24a',
  hill: '#9fc46a',
  forest: '#2f6b3a',
  swamp: '#6f5f6b',
  mountain: '#8f9096',
  sea: '#3f7fb5',
  lake: '#4f97c9',
};

/** Writes an SVG of every board into the folder that is named on the command line. */
const folder = process.argv[2] ?? '.';
for (const id of boardIds) {
  await outlinesOf(id).promise();
  const { width, height, regions } = boardGeometry(id);
  const started = performance.now();
  const stones = regions.map((region) => inset(region.outline));
  const took = performance.now() - started;
  const corner = { x: -width / 2 - RIM, y: -height / 2 - RIM };
  const at = (p: Point) => `${((p.x - corner.x) * UNIT).toFixed(1)},${((p.y - corner.y) * UNIT).toFixed(1)}`;
  const circle = (p: Point, radius: number, style: string) => {
    const [x, y] = at(p).split(',');
    return `<circle cx="${x}" cy="${y}" r="${radius * UNIT}" fill="none" ${style}/>`;
  };
  const shapes = regions.map((region, k) => {
    const terrain = boards[id].regions[k]?.terrain ?? 'hill';
    const [x, y] = at(region.seat).split(',');
    return [
      `<path d="M${stones[k]?.map(at).join('L')}Z" fill="${colours[terrain]}"/>`,
      circle(region.seat, region.room, 'stroke="#fff" stroke-opacity=".5" stroke-dasharray="4 5"'),
      circle(region.seat, SEAT_RADIUS, 'stroke="#fff"'),
      ...region.spots.map((spot) => circle(spot, spot.radius, 'stroke="#000"')),
      `<text x="${x}" y="${y}" dy="7" text-anchor="middle" font-family="sans-serif" font-size="20">${region.id}</text>`,
    ].join('');
  });
  const [w, h] = [(width + 2 * RIM) * UNIT, (height + 2 * RIM) * UNIT];
  const ground = '<rect width="100%" height="100%" fill="#22160d"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${ground}${shapes.join('')}</svg>`;
  writeFileSync(`${folder}/board-${id}.svg`, svg);
  console.log(`board ${id}: ${stones.flat().length} points in the stones, cut in ${took.toFixed(0)} ms`);
}
