import type { Plugin } from 'vite';

/** A template of shader code, marked as such. */
const shader = /\/\* glsl \*\/ `[^`]*`/g;

/** Leaves the comments and the indentation of shaders, which no minifier knows, out of the built site. Lines stay lines, for `#include` needs one of its own. */
export const shaders: Plugin = {
  name: 'shaders',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/table\/.*\.tsx?$/.test(id) || !shader.test(code)) return null;
    return { code: code.replace(shader, lean), map: null };
  },
};

/** The same shader without what only people read. */
export function lean(template: string): string {
  return template
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, '\n');
}
