/**
 * The rules as a line-based conversation: one request in, one answer out, both JSON (docs/protocol.md). No input or output here; `tools/headless`
 * reads and writes.
 */
import '../ui/locale/english.ts';

export { createSession, type Session } from './session.ts';
