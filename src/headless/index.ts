/** The rules in JSON: one request in, one answer out (docs/protocol.md); `tools/headless` does the I/O. */
import '../ui/locale/english.ts';

export { createSession, type Session } from './session.ts';
