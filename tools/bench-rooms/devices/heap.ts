import type { Page } from 'playwright-core';
import { WebSocket } from 'ws';

interface Usage {
  readonly usedSize: number;
}

/** Bytes of a page's heap that are in use, once everything else is thrown away. */
export async function heapOfPage(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // What a first collection lets go of may hold something that only the next one finds.
  for (let again = 0; again < 3; again++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as Usage;
  await session.detach();
  return usedSize;
}

/** The same of the engine whose inspector listens at a port of this machine. */
export async function heapOfEngine(inspector: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${inspector}/json/list`);
  const [found] = (await answer.json()) as { readonly webSocketDebuggerUrl: string }[];
  if (found === undefined) throw new Error('The engine shows no worker.');
  const socket = new WebSocket(found.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const send = (id: number, method: string) =>
    new Promise<unknown>((resolve) => {
      const handle = (text: unknown) => {
        const said = JSON.parse(String(text)) as { readonly id?: number; readonly result?: unknown };
        if (said.id !== id) return;
        socket.off('message', handle);
        resolve(said.result);
      };
      socket.on('message', handle);
      socket.send(JSON.stringify({ id, method }));
    });
  for (let again = 1; again <= 3; again++) await send(again, 'HeapProfiler.collectGarbage');
  const { usedSize } = (await send(4, 'Runtime.getHeapUsage')) as Usage;
  socket.close();
  return usedSize;
}
