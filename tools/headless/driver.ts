import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Command, GameEvent, GameState } from '../../src/rules/index.ts';

/** A request: a JSON object. */
export type Request = Readonly<Record<string, unknown>>;

/** An answer, as far as a player needs it. */
export interface Answer {
  readonly id?: string | number;
  readonly ok: boolean;
  readonly phase?: string;
  readonly seat?: number;
  readonly hash?: string;
  readonly legal?: readonly Command[];
  readonly events?: readonly GameEvent[];
  readonly state?: GameState;
  readonly position?: string;
  readonly error?: { readonly code: string; readonly message: string; readonly faults?: readonly { path: string }[] };
}

/** A client of the protocol. */
export interface Driver {
  /** Sends several requests at once; resolves to their answers in the same order. */
  askAll(requests: readonly Request[]): Promise<Answer[]>;
  ask(request: Request): Promise<Answer>;
  /** Sends raw lines; resolves to as many answers. */
  send(lines: readonly string[]): Promise<Answer[]>;
  /** Ends the input; resolves to the exit status of the process. */
  close(): Promise<number | null>;
  /** Kills the process, whatever it is doing. */
  kill(): void;
}

/** Starts a process that speaks the protocol, and talks to it. Throws on a line that is not JSON, or that answers no request. */
export function startDriver(command: string, args: readonly string[], cwd: string): Driver {
  const child = spawn(command, args, { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  const left = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const waiting: ((answer: Answer) => void)[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answer: Answer = JSON.parse(line);
    const next = waiting.shift();
    if (!next) throw new Error(`Nobody asked for this: ${line.slice(0, 200)}`);
    next(answer);
  });
  const send = (lines: readonly string[]) => {
    const answers = lines.map(() => new Promise<Answer>((resolve) => waiting.push(resolve)));
    child.stdin.write(lines.map((line) => `${line}\n`).join(''));
    return Promise.all(answers);
  };
  const askAll = (requests: readonly Request[]) => send(requests.map((request) => JSON.stringify(request)));
  return {
    send,
    askAll,
    ask: async (request) => only(await askAll([request])),
    close() {
      child.stdin.end();
      return left;
    },
    kill: () => child.kill('SIGKILL'),
  };
}

function only([answer]: readonly Answer[]): Answer {
  if (!answer) throw new Error('One request has one answer.');
  return answer;
}
