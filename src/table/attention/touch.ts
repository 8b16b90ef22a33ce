import { tableStore } from '../scope.tsx';

/** What answers a touch for its own sake: nothing in the game comes of it. */
export type Toy = 'purse' | 'die' | 'cloth' | 'crown' | 'figure';

/** What was touched last. Every touch is told, of the same thing too. */
export const useTouch = tableStore<{ readonly toy: Toy | null }>(() => ({ toy: null }));
