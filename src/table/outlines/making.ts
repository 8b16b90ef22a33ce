/** Boards made by wishes and a seed; fetched when somebody wants one. */
export { makeBoard } from './making/make.ts';
export { type BoardWishes, printedWishes, wishBounds } from './making/wishes.ts';
export { madeElsewhere as makeElsewhere } from './thread.ts';
