/** A place on a sign's grid: x to the right, y down. */
export type Place = readonly [x: number, y: number];

export type Contour = readonly Place[];

/** Straight pieces into which a curve is broken, and a half circle. */
const STEPS = 4;
const ARC = 6;

/** How many numbers each command of path data takes. */
const taken: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 };

interface Command {
  readonly kind: string;
  readonly relative: boolean;
  readonly numbers: readonly number[];
}

/** Curves become short lines: half circles and cubic ones, as our signs (`ui/look/glyphs`) have no others. */
export function contoursOf(path: string): Contour[] {
  const contours: Place[][] = [];
  let line: Place[] = [];
  let at: Place = [0, 0];
  /** The last handle of a curve, which a smooth one mirrors. */
  let handle = at;
  for (const { kind, relative, numbers } of commandsOf(path)) {
    const [ox, oy] = relative ? at : [0, 0];
    const pair = (k: number): Place => [ox + (numbers[k] ?? 0), oy + (numbers[k + 1] ?? 0)];
    const from = at;
    const mirrored: Place = [2 * from[0] - handle[0], 2 * from[1] - handle[1]];
    at = kind === 'h' ? [pair(0)[0], from[1]] : pair(numbers.length - 2);
    if (kind === 'v') at = [from[0], oy + (numbers[0] ?? 0)];
    if (kind === 'z') at = line[0] ?? from;
    if (kind === 'm') {
      line = [at];
      contours.push(line);
    } else if (kind === 'a') line.push(...halfCircle(from, at, numbers[4] === 1));
    else if (kind === 'c') line.push(...curve(from, pair(0), pair(2), at));
    else if (kind === 's') line.push(...curve(from, mirrored, pair(0), at));
    else if (kind !== 'z') line.push(at);
    handle = kind === 'c' ? pair(2) : kind === 's' ? pair(0) : at;
  }
  return contours.map(withoutRepeats).filter(({ length }) => length > 2);
}

/** Path data command by command; a command's letter holds for all numbers up to the next. */
function commandsOf(path: string): Command[] {
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = 'z', rest = '']) => {
    const kind = letter.toLowerCase();
    const relative = letter === kind;
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number));
    const size = taken[kind] ?? 0;
    if (size === 0) return [{ kind, relative, numbers: [] }];
    return Array.from({ length: Math.floor(numbers.length / size) }, (_, k) => ({
      // More pairs after a move are lines.
      kind: kind === 'm' && k > 0 ? 'l' : kind,
      relative,
      numbers: numbers.slice(k * size, (k + 1) * size),
    }));
  });
}

function curve([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place, [dx, dy]: Place): Place[] {
  return Array.from({ length: STEPS }, (_, k) => {
    const t = (k + 1) / STEPS;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return [a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy] as const;
  });
}

function halfCircle([ax, ay]: Place, [bx, by]: Place, clockwise: boolean): Place[] {
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const [radius, start] = [Math.hypot(ax - x, ay - y), Math.atan2(ay - y, ax - x)];
  return Array.from({ length: ARC }, (_, k) => {
    const angle = start + ((clockwise ? 1 : -1) * Math.PI * (k + 1)) / ARC;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}

function withoutRepeats(line: Contour): Contour {
  const near = (a: Place, b: Place | undefined) => b !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.02;
  return line.filter((place, k) => !near(place, k === 0 ? line.at(-1) : line[k - 1]));
}
