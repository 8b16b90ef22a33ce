import { WebSocket } from 'ws';
import { Guest } from './guest.ts';

/** A device that comes to a room by a real socket; throws if it is not let in. */
export async function socketGuest(address: string, secret?: string): Promise<Guest> {
  const socket = new WebSocket(address);
  const guest = new Guest(
    (text) => socket.send(text),
    () => socket.terminate(),
    secret,
  );
  socket.on('message', (data) => guest.hear(String(data)));
  socket.on('close', () => guest.close());
  socket.on('error', () => undefined);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return guest;
}
