import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What was heard of a line until it was closed; `isClosed`: it was, within a few seconds. */
export interface Heard {
  readonly text: string;
  readonly isClosed: boolean;
}

/** Says something at a port of this machine, letter for letter, with a pause between its parts, and hears what comes of it. */
export function rawLine(port: number, parts: readonly string[]): Promise<Heard> {
  return new Promise((resolve) => {
    let text = '';
    const line = connect({ port, host: 'localhost' }, async () => {
      for (const part of parts) {
        if (line.writable) line.write(part, 'latin1');
        await pause(parts.length > 1 ? 20 : 0);
      }
    });
    const tell = (isClosed: boolean) => {
      clearTimeout(limit);
      resolve({ text, isClosed });
      line.destroy();
    };
    const limit = setTimeout(tell, 3_000, false);
    line.setEncoding('latin1').on('data', (part) => {
      text += part;
    });
    line.on('error', () => undefined);
    line.on('close', () => tell(true));
  });
}
