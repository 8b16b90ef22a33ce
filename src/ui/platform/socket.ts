import { attempt } from './attempt.ts';
import { offered } from './offered.ts';

/** Opens a connection; null where the browser has none for the page, or a policy forbids this one. */
export function openSocket(address: string): WebSocket | null {
  const Socket = offered('WebSocket');
  return Socket === undefined ? null : attempt(() => new Socket(address));
}
