import { attempt } from './attempt.ts';
import { offered } from './capability.ts';

const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Does this browser run programs of that kind? Not where it is locked down, or a policy forbids them. */
export function runsWebAssembly(): boolean {
  return (
    attempt(() => {
      const Program = offered('WebAssembly')?.Module;
      return Program !== undefined && new Program(empty) instanceof Program;
    }) === true
  );
}
