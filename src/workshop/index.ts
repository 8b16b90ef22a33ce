/** Races and powers made by hand: what was made in this browser, and a box with some of it. Its page is fetched by `lazy.ts`. */
export { boxDataOf, type Creation } from './creation.ts';
export { keptCreations } from './shelf.ts';
