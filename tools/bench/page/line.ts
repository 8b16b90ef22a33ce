import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';

/** One answer that went over a line. */
interface Sent {
  readonly path: string;
  /** When it was asked for, in milliseconds since 1970. */
  readonly askedAt: number;
  /** All its bytes, as far as they have come: the head as well. */
  readonly bytes: number;
}

export interface Line {
  /** Where the site is found at the other end. */
  readonly url: string;
  /** Everything sent so far, by whoever asked: a page, its workers, its service worker. */
  readonly sent: readonly Sent[];
  close(): void;
}

/** Now, in milliseconds since 1970, on a clock that no setting changes: the same as a page's on this machine. */
const now = () => performance.timeOrigin + performance.now();

/** Bytes of an answer's head. */
function headOf({ httpVersion, statusCode, statusMessage, rawHeaders }: IncomingMessage): number {
  const first = `HTTP/${httpVersion} ${statusCode} ${statusMessage}\r\n\r\n`.length;
  // A name and its value end in a colon with a space, and in a line's end.
  return rawHeaders.reduce((sum, said) => sum + Buffer.byteLength(said) + 2, first);
}

/** A line to a site on this machine, on which all bytes are counted as they are sent. */
export async function countedLine(url: string): Promise<Line> {
  const { port } = new URL(url);
  const sent: (Sent & { bytes: number })[] = [];
  const server = createServer((asked, answer) => {
    const { method, headers, url: path = '' } = asked;
    const one = { path, askedAt: now(), bytes: 0 };
    sent.push(one);
    const passed = request({ host: 'localhost', port, path, method, headers }, (come) => {
      answer.writeHead(come.statusCode ?? 502, come.rawHeaders);
      one.bytes += headOf(come);
      come.on('data', (part: Buffer) => {
        one.bytes += part.length;
      });
      come.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}/`,
    sent,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
