/** Computer opponents: they see what their seat sees, decide by the rules' public face, and say what they weighed. */

export { decide } from './decide.ts';
export * from './types.ts';
