/**
 * The rules as a conversation of lines: one request in, one answer out, both JSON (docs/protocol.md). No input and output here;
 * `tools/headless` reads and writes.
 */
import '../locale/english.ts';

export { createSession, type Session } from './session.ts';
