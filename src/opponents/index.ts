/** Computer opponents: they see what their seat sees, decide through the rules' public interface, and report what they weighed. */

export { decide } from './decide.ts';
export * from './types.ts';
