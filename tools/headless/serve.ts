import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Session } from '../../src/headless/index.ts';
import { type Line, Lines } from './lines.ts';

/** Longest line accepted, in bytes: more than the largest game file. */
const longestLine = 8 * 1024 * 1024;
/** Answers are flushed once this many characters have gathered, and at the latest when every request is answered. */
const lump = 1 << 16;

/**
 * Answers every line of the input with a line of output, until the input ends or the session is asked to quit. Stops reading while the output is
 * blocked.
 */
export async function serve(session: Session, input: Readable, output: Writable, longest = longestLine): Promise<void> {
  const lines = new Lines(longest);
  let waiting = '';
  const answer = (line: Line): void => {
    waiting += `${answerTo(session, line)}\n`;
  };
  const handOn = async (): Promise<void> => {
    const text = waiting;
    waiting = '';
    if (text !== '' && !output.write(text)) await once(output, 'drain');
  };
  for await (const chunk of input) {
    for (const line of lines.push(chunk)) {
      answer(line);
      if (session.ended) break;
      if (waiting.length >= lump) await handOn();
    }
    await handOn();
    if (session.ended) return;
  }
  for (const line of lines.rest()) answer(line);
  await handOn();
}

function answerTo(session: Session, line: Line): string {
  if (line === 'tooLong') return session.unreadable('tooLong');
  return isUtf8(line) ? session.answer(line.toString('utf8')) : session.unreadable('notUtf8');
}
