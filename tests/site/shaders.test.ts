import { expect, it } from 'vitest';
import { lean } from '../../tools/site/shaders.ts';

it('a shader in the built site has no comments and no indentation, and keeps its lines', () => {
  const written = `/* glsl */ \`
#include <begin_vertex>
/** What it is for. */
float f(float x) {
  // Why it is so.
  return x / 2.0; // half
}
\``;
  expect(lean(written)).toBe('/* glsl */ `\n#include <begin_vertex>\nfloat f(float x) {\nreturn x / 2.0;\n}\n`');
});
