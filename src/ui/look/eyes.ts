import type { Colour } from './colour.ts';

/** Three numbers of a colour: linear red, green and blue, or what comes of them. */
type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Colour blindness by Machado, Oliveira and Fernandes 2009: severity 1, on linear light. */
const matrices = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

export type Eyes = keyof typeof matrices;
export const eyes = Object.keys(matrices) as readonly Eyes[];

/** Linear light of a colour, 0–1 each. */
function linear(colour: Colour): Triple {
  const channel = (at: number) => {
    const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function seen(by: Matrix, [r, g, b]: Triple): Triple {
  const row = ([x, y, z]: Triple) => Math.min(1, Math.max(0, x * r + y * g + z * b));
  return [row(by[0]), row(by[1]), row(by[2])];
}

function oklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How far two colours are apart for such eyes: the distance in OKLab, 0 for the same, 1 from black to white. */
export function apart(by: Eyes, a: Colour, b: Colour): number {
  const [x, y, z] = oklab(seen(matrices[by], linear(a)));
  const [u, v, w] = oklab(seen(matrices[by], linear(b)));
  return Math.hypot(x - u, y - v, z - w);
}

/** How much light such eyes see in a colour, 0–1 (WCAG 2). */
export function luminance(by: Eyes, colour: Colour): number {
  const [r, g, b] = seen(matrices[by], linear(colour));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two luminances, 1–21 (WCAG 2). */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Contrast of two colours, 1–21 (WCAG 2). */
export function contrast(a: Colour, b: Colour): number {
  return contrastOf(luminance('normal', a), luminance('normal', b));
}
