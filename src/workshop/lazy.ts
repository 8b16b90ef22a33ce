export type { GuestsCardProps } from './GuestsCard.tsx';

/** Fetches the card on which the guests of a game are chosen, and what brings those of a set-up up to date. */
export const loadGuestsCard = () => import('./GuestsCard.tsx');
