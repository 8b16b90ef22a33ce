import { write } from './answer-text.ts';
import { type Answer, Desk } from './desk.ts';
import { requestNamed, requests } from './requests/index.ts';
import { badRequest, expectedFound, type Fault, found, Trouble } from './trouble.ts';

/** A program's conversation with the rules: each line is answered by a line. Pure except for the games it holds. */
export interface Session {
  /** Answers a request: any text in, a line of JSON out, without a line break. Never throws. */
  answer(line: string): string;
  /** The answer to a line that cannot even be passed on as text. */
  unreadable(why: 'notUtf8' | 'tooLong'): string;
  readonly ended: boolean;
}

export function createSession({ version = '0' }: { readonly version?: string } = {}): Session {
  const desk = new Desk(version);
  return {
    answer: (line) => answerLine(desk, line),
    unreadable: (why) => write(undefined, false, failureAnswer(new Trouble(why, unreadable[why]))),
    get ended() {
      return desk.ended;
    },
  };
}

const unreadable = {
  notUtf8: 'The line is not text in UTF-8.',
  tooLong: 'The line is too long for any request.',
} as const;

type Id = string | number;

function answerLine(desk: Desk, line: string): string {
  let id: Id | undefined;
  try {
    const given = parse(line);
    id = idOf(given);
    return write(id, true, answerTo(desk, given));
  } catch (failure) {
    return write(id, false, failureAnswer(failure));
  }
}

function parse(line: string): object {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Trouble('notJson', `The line is not JSON: ${found(line)}.`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw badRequest([fault('', 'value', expectedFound('an object', value))]);
}

/** The id to answer under. A bad id is reported in an answer without one. */
function idOf(given: object): Id | undefined {
  if (!('id' in given)) return undefined;
  const { id } = given;
  if (typeof id === 'string' || (typeof id === 'number' && Number.isSafeInteger(id))) return id;
  throw badRequest([fault('id', 'value', expectedFound('a text or a whole number', id))]);
}

function answerTo(desk: Desk, given: object): Answer {
  const name = 'request' in given ? given.request : undefined;
  const request = requestNamed(name);
  if (request) return request.answer(desk, given);
  const wants = `one of ${Object.keys(requests).join(', ')}`;
  throw badRequest([fault('request', name === undefined ? 'missing' : 'value', expectedFound(wants, name))]);
}

function failureAnswer(failure: unknown): Answer {
  if (!(failure instanceof Trouble)) {
    const message = failure instanceof Error ? failure.message : String(failure);
    return { error: { code: 'internal', message: `A mistake of this program: ${message}` } };
  }
  const { code, message, facts } = failure;
  return { error: { code, message, ...facts } };
}

function fault(path: string, code: string, message: string): Fault {
  return { path, clause: null, code, message };
}
