/** x to the figure's left (to the viewer's right), y up, z to the viewer whom the figure looks at. Lengths: a chip's radius is 0.5. */
export type Triple = readonly [x: number, y: number, z: number];

/** A solid as a signed distance: negative inside. Exact near the surface; an estimate further away. */
export type Field = (x: number, y: number, z: number) => number;

/**
 * How a thing is turned, in degrees: `pitch` about x (positive bows forward), `yaw` about y (positive turns to the viewer's
 * right), `roll` about z (positive leans to the viewer's left). Roll is applied first, yaw last.
 */
export type Turn = readonly [pitch: number, yaw: number, roll: number];

const DEGREE = Math.PI / 180;

/** Row-major 3×3 matrix of a turn. */
function matrix([pitch, yaw, roll]: Turn): readonly [Triple, Triple, Triple] {
  const [sx, sy, sz] = [Math.sin(pitch * DEGREE), Math.sin(yaw * DEGREE), Math.sin(roll * DEGREE)];
  const [cx, cy, cz] = [Math.cos(pitch * DEGREE), Math.cos(yaw * DEGREE), Math.cos(roll * DEGREE)];
  return [
    [cy * cz + sy * sx * sz, -cy * sz + sy * sx * cz, sy * cx],
    [cx * sz, cx * cz, -sx],
    [-sy * cz + cy * sx * sz, sy * sz + cy * sx * cz, cy * cx],
  ];
}

/** A solid moved to `at`, turned, and scaled by `size`. */
export function placed(field: Field, at: Triple, turn: Turn = [0, 0, 0], size = 1): Field {
  const [ox, oy, oz] = at;
  const scale = 1 / size;
  if (turn.every((angle) => angle === 0)) {
    if (size === 1) return (x, y, z) => field(x - ox, y - oy, z - oz);
    return (x, y, z) => size * field((x - ox) * scale, (y - oy) * scale, (z - oz) * scale);
  }
  const [[a, b, c], [d, e, f], [g, h, i]] = matrix(turn);
  return (x, y, z) => {
    const [u, v, w] = [(x - ox) * scale, (y - oy) * scale, (z - oz) * scale];
    return size * field(a * u + d * v + g * w, b * u + e * v + h * w, c * u + f * v + i * w);
  };
}

/** A solid and its mirror image on the other side of x = 0. Describe the side where x is positive. */
export function mirrored(field: Field): Field {
  return (x, y, z) => field(Math.abs(x), y, z);
}
