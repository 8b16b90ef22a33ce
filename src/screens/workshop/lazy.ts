export type { BoxesCardProps } from './boxes/BoxesCard.tsx';
export type { GuestsCardProps } from './GuestsCard.tsx';

/** Fetches the card on which a box is chosen under its name, for a new game. */
export const loadBoxesCard = () => import('./boxes/BoxesCard.tsx');
/** Fetches the card on which the guests of a game are chosen, and what brings those of a set-up up to date. */
export const loadGuestsCard = () => import('./GuestsCard.tsx');
