import type { Race } from '../trait.ts';

/** AMA: four more tokens, for conquest only. */
export const amazons: Race = {
  id: 'amazons',
  tokens: 6,
  supply: 15,
  extraTokens: { clause: 'AMA-1', tokens: 4 },
  setAside: { clause: 'AMA-2', emptying: 'AMA-3', tokens: 4 },
};
