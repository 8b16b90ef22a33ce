import { hashOf, keyFor, sealOf } from './hash.ts';

// A room's chance: its key is mixed from the room's share, to which it was committed before, and a device's. Every step has a generator of its own from it:
// what dice have shown says nothing about those to come, as it would with one generator from beginning to end, whose few numbers could be found out.

/** The commitment to a share: whoever has it can check the share later, and cannot guess it now. */
export function commitmentTo(share: string): string {
  return hashOf('commitment', share);
}

/** The key after a drawing, from that before it (null at first) and both shares; a device may give none. */
export function mixed(before: string | null, room: string, device: string | null): string {
  return hashOf('chance', before ?? '', room, device ?? '');
}

export function seedOf(key: string): number {
  return new DataView(sealOf(key, 'seed').buffer).getUint32(0);
}

/** The generator with which the stacks are drawn anew. */
export function stacksBy(key: string): number[] {
  return generatorFrom(keyFor(key, 'stacks'));
}

/** The generator of the step that begins when so many commands have been played. */
export function diceBy(key: string, played: number): number[] {
  return generatorFrom(keyFor(key, `step ${played}`));
}

/** Four numbers of 32 bits: never all of them zero, from which no generator goes on. */
function generatorFrom(digits: string): number[] {
  const numbers = [0, 8, 16, 24].map((at) => Number.parseInt(digits.slice(at, at + 8), 16) | 0);
  return numbers.some((number) => number !== 0) ? numbers : [1, 2, 3, 4];
}
