import { PROTOCOL } from '../protocol/index.ts';

export function socketAddress(base: string, room: string): string {
  const address = new URL(`rooms/${room}`, base);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  address.search = '';
  return address.href;
}

export function roomsAddress(base: string): string {
  const address = new URL('rooms/', base);
  address.hash = '';
  address.search = '';
  return address.href;
}

export function hasRooms(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'protocol' in answer &&
    typeof answer.protocol === 'number' &&
    answer.protocol >= PROTOCOL
  );
}
