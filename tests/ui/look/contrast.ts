import type { Colour } from '../../../src/ui/look/colour.ts';

export type Triple = readonly [red: number, green: number, blue: number];

/** Linear light of a colour, 0–1 each. */
export function linear(colour: Colour): Triple {
  const channel = (at: number) => {
    const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance of linear light (WCAG 2). */
export function luminance([r, g, b]: Triple): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two luminances, 1–21. */
export function ratio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Contrast of two colours, 1–21. */
export function contrast(a: Colour, b: Colour): number {
  return ratio(luminance(linear(a)), luminance(linear(b)));
}
