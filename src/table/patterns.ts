import type { Pattern } from '../ui/look/index.ts';

const order: readonly Pattern[] = ['solid', 'stripes', 'dots', 'checks', 'chevrons'];

/** The number of a pattern for the shaders, from 1. */
export const patternNumber = (pattern: Pattern): number => order.indexOf(pattern) + 1;

/** GLSL of the players' patterns, on rims and in cloths: `at` counts repeats along, and goes from 0 to 1 across. */
export const patterned = /* glsl */ `
/** 1 below the edge, 0 above, as soft as a pixel. */
float below(float edge, float x) { float w = max(fwidth(x), 1e-4); return 1.0 - smoothstep(edge - w, edge + w, x); }

float patternOf(int pattern, vec2 at) {
  float u = fract(at.x);
  if (pattern == 1) return below(0.1, abs(at.y - 0.5));
  if (pattern == 2) return below(0.25, abs(fract(at.x + at.y * 0.5) - 0.5));
  if (pattern == 3) return below(0.3, length(vec2((u - 0.5) * 1.5, at.y - 0.5)));
  if (pattern == 4) { vec2 c = sin(vec2(at.x, at.y) * 6.2831853); return smoothstep(-0.15, 0.15, c.x * c.y); }
  if (pattern == 5) return below(0.23, abs(fract(at.x + abs(at.y - 0.5) * 0.9) - 0.5));
  return 0.0;
}
`;
