import { attempt } from './attempt.ts';
import { offered } from './offered.ts';

export function openSocket(address: string): WebSocket | null {
  const Socket = offered('WebSocket');
  return Socket === undefined ? null : attempt(() => new Socket(address));
}
