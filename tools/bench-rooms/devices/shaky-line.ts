import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to the engine as a phone in a train has it. */
export interface ShakyLine {
  readonly port: number;
  readonly cuts: () => number;
  /** From now on nothing is cut or late. */
  calm(): void;
  close(): void;
}

const between = (least: number, most: number) => least + Math.random() * (most - least);
/** Milliseconds: a connection lives, a message takes, and one in twenty takes more. */
const lives = [300, 1_500] as const;
const takes = [20, 100] as const;
const late = { share: 0.05, by: 300 } as const;

/** Opens one to a port of this machine. */
export async function shakyLine(to: number): Promise<ShakyLine> {
  let cuts = 0;
  let isCalm = false;
  const open = new Set<Socket>();

  /** Passes on what comes, later; what was sent first arrives first, as connections do. */
  const passOn = (from: Socket, onto: Socket) => {
    let free = 0;
    from.on('data', (data) => {
      const extra = Math.random() < late.share ? late.by : 0;
      free = Math.max(free, performance.now() + (isCalm ? 0 : between(...takes) + extra));
      setTimeout(() => onto.destroyed || onto.write(data), free - performance.now());
    });
  };

  const server = createServer((here) => {
    const there = connect(to, '127.0.0.1');
    here.setNoDelay(true);
    there.setNoDelay(true);
    passOn(here, there);
    passOn(there, here);
    const cut = setTimeout(
      () => {
        if (isCalm) return;
        cuts += 1;
        here.destroy();
        there.destroy();
      },
      between(...lives),
    );
    for (const side of [here, there]) {
      open.add(side);
      side.on('error', () => undefined);
      side.on('close', () => {
        clearTimeout(cut);
        open.delete(side);
        here.destroy();
        there.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cuts: () => cuts,
    calm: () => {
      isCalm = true;
    },
    close() {
      for (const side of open) side.destroy();
      server.close();
    },
  };
}
