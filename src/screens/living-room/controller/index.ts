/** A phone as a hand at a table on a big screen: what is one's own, and what one may do. */
export { Hand } from './Hand.tsx';
export { SeatChoice, type SeatWish } from './SeatChoice.tsx';
export { stayAwake } from './stay-awake.ts';
