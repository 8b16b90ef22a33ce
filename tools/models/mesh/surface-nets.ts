import type { Grid } from '../field/sample.ts';
import type { Mesh } from './mesh.ts';

/** Pairs of a cell's corners (bit 0 x, bit 1 y, bit 2 z) that an edge joins. */
const edges: readonly (readonly [number, number])[] = [0, 1, 2].flatMap((axis) =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((c) => !(c & (1 << axis))).map((c) => [c, c | (1 << axis)] as const),
);

/** Naive surface nets: a vertex in each cell the surface passes, at the mean of where it crosses the cell's edges. */
export function surfaceNets(grid: Grid): Mesh {
  const { values, count, origin, cell } = grid;
  const [nx, ny, nz] = count;
  const [sy, sz] = [nx, nx * ny];
  const vertexOf = new Int32Array(values.length).fill(-1);
  const positions: number[] = [];
  for (let k = 0; k < nz - 1; k++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let i = 0; i < nx - 1; i++) {
        const base = k * sz + j * sy + i;
        const inCell = crossing(values, base, sy, sz);
        if (inCell === null) continue;
        vertexOf[base] = positions.length / 3;
        positions.push(
          origin[0] + (i + inCell[0]) * cell,
          origin[1] + (j + inCell[1]) * cell,
          origin[2] + (k + inCell[2]) * cell,
        );
      }
    }
  }
  return { positions: Float32Array.from(positions), indices: quads(grid, vertexOf, positions) };
}

/** Mean of the crossings in the cell at `base`, in cells, or null where the surface does not pass. */
function crossing(values: Float32Array, base: number, sy: number, sz: number): [number, number, number] | null {
  const corner = (c: number) => values[base + (c & 1) + ((c >> 1) & 1) * sy + (c >> 2) * sz] ?? 0;
  let mask = 0;
  for (let c = 0; c < 8; c++) if (corner(c) < 0) mask |= 1 << c;
  if (mask === 0 || mask === 255) return null;
  let [x, y, z, found] = [0, 0, 0, 0];
  for (const [p, q] of edges) {
    if (((mask >> p) & 1) === ((mask >> q) & 1)) continue;
    const t = corner(p) / (corner(p) - corner(q));
    x += (p & 1) + t * ((q & 1) - (p & 1));
    y += ((p >> 1) & 1) + t * (((q >> 1) & 1) - ((p >> 1) & 1));
    z += (p >> 2) + t * ((q >> 2) - (p >> 2));
    found++;
  }
  return [x / found, y / found, z / found];
}

/** Two triangles around each grid edge that the surface crosses, cut along the shorter diagonal. */
function quads({ values, count }: Grid, vertexOf: Int32Array, positions: readonly number[]): Uint32Array {
  const [nx, ny, nz] = count;
  const [sy, sz] = [nx, nx * ny];
  const indices: number[] = [];
  const distance = (u: number, v: number) =>
    Math.hypot(
      (positions[u * 3] ?? 0) - (positions[v * 3] ?? 0),
      (positions[u * 3 + 1] ?? 0) - (positions[v * 3 + 1] ?? 0),
      (positions[u * 3 + 2] ?? 0) - (positions[v * 3 + 2] ?? 0),
    );
  const quad = (cells: readonly [number, number, number, number], flipped: boolean) => {
    const [a, b, c, d] = cells.map((at) => vertexOf[at] ?? -1);
    if (a === undefined || b === undefined || c === undefined || d === undefined) return;
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    const [p, q, r, s] = flipped ? [a, d, c, b] : [a, b, c, d];
    if (distance(p, r) < distance(q, s)) indices.push(p, q, r, p, r, s);
    else indices.push(q, s, p, q, r, s);
  };
  for (let k = 1; k < nz - 1; k++) {
    for (let j = 1; j < ny - 1; j++) {
      for (let i = 1; i < nx - 1; i++) {
        const b = k * sz + j * sy + i;
        const inside = (values[b] ?? 0) < 0;
        const differs = (at: number) => inside !== (values[at] ?? 0) < 0;
        if (differs(b + 1)) quad([b - sy - sz, b - sz, b, b - sy], !inside);
        if (differs(b + sy)) quad([b - 1 - sz, b - sz, b, b - 1], inside);
        if (differs(b + sz)) quad([b - 1 - sy, b - sy, b, b - 1], !inside);
      }
    }
  }
  return Uint32Array.from(indices);
}
