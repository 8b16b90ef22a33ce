import type { Race } from '../trait.ts';

/** ELF: a lost region costs no token. */
export const elves: Race = { id: 'elves', tokens: 6, supply: 11, losses: { clause: 'ELF-1', tokens: 0 } };
