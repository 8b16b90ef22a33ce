/** Races and powers made by hand: the page on which they are made. The card on which they are chosen for a game is fetched by `lazy.ts`. */
export { choiceIn } from './boxes/choice-in.ts';
export { ownBoxOf } from './guests.ts';
export { keptCreations } from './shelf.ts';
export { type PlayWish, Workshop } from './Workshop.tsx';
