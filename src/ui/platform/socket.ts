import { attempt } from './attempt.ts';
import { offered } from './capability.ts';

export function openSocket(address: string): WebSocket | null {
  const Socket = offered('WebSocket');
  return Socket === undefined ? null : attempt(() => new Socket(address));
}
