/** How much of a game was luck: figures of its course, and the same game played again with other dice. Pure. */
export { AGAIN, playedAgain, shareOf } from './again.ts';
export { luckOf, type SeatLuck, sumOf } from './facts.ts';
