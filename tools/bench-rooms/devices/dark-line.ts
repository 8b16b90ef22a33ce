import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to the engine that can go dark: nothing passes any more, and neither side is told. */
export interface DarkLine {
  readonly port: number;
  /** Nothing passes, of connections there are or of new ones; or new ones are as good as any again, while those from before stay dead for good. */
  setDark(isDark: boolean): void;
  close(): void;
}

/** Opens one to a port of this machine. */
export async function darkLine(to: number): Promise<DarkLine> {
  const open = new Set<{ isDark: boolean; readonly sides: readonly Socket[] }>();
  let isDark = false;
  const server = createServer((here) => {
    const there = connect(to, '127.0.0.1');
    const line = { isDark, sides: [here, there] };
    open.add(line);
    for (const [from, onto] of [
      [here, there],
      [there, here],
    ] as const) {
      from.on('data', (data) => line.isDark || onto.write(data));
      from.on('error', () => undefined);
      // The end of one side is news for the other one, which does not arrive either.
      from.on('close', () => line.isDark || onto.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    setDark(now) {
      isDark = now;
      if (now) for (const line of open) line.isDark = true;
    },
    close() {
      for (const { sides } of open) for (const side of sides) side.destroy();
      server.close();
    },
  };
}
