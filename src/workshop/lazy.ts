export type { GuestsCardProps } from './GuestsCard.tsx';

/** Fetches the workshop's page. */
export const loadWorkshop = () => import('./Workshop.tsx');

/** Fetches the card on which the guests of a game are chosen. */
export const loadGuestsCard = () => import('./GuestsCard.tsx');

/** Fetches what brings the guests of a set-up up to date. */
export const loadGuests = () => import('./guests.ts');
