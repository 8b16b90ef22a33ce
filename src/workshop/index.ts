/** Races and powers made by hand: the page on which they are made. The card on which they are chosen for a game is fetched by `lazy.ts`. */
export { Workshop, type WorkshopProps } from './Workshop.tsx';
