import { createSession, type Session } from '../../src/headless/index.ts';
import type { Answer, Request } from '../../tools/headless/driver.ts';

/** Asks a session, or a fresh one, and reads the answer; every line must be one line. */
export function asking(session: Session = createSession()) {
  return (request: Request | string): Answer => {
    const line = session.answer(typeof request === 'string' ? request : JSON.stringify(request));
    if (line.includes('\n')) throw new Error(`more than a line: ${line}`);
    const answer: Answer = JSON.parse(line);
    return answer;
  };
}

/** A short game of two to begin with: orcs with a pick of the badge on top. */
export const begin: Request = {
  request: 'newGame',
  players: 2,
  board: 2,
  seed: 1,
  firstSeat: 0,
  column: [{ race: 'orcs', power: 'hill' }],
};
