/**
 * What a window is, each thing named once: `@media (--upright)` in a style sheet (tools/site/sizes.ts), `useMedia(upright)` in a script. What scripts ask
 * for has no ranges, which the oldest browsers do not know. The last three are no sizes: what it is pointed at with, and what it is asked for.
 */

/** A phone as one holds it: broad boards are turned, on the table and on the plan. */
export const upright = '(max-aspect-ratio: 4 / 5)';
/** Upright and high: there the board has its share, whatever is listed below it. */
export const long = `${upright} and (min-height: 46rem)`;
/** An upright phone whose browser leaves little height, which the board needs most. */
export const squat = `${upright} and (min-width: 20rem) and (min-height: 32.01rem) and (max-height: 46rem)`;

/** Pages that lay their parts beside one another have one column. */
export const slim = '(max-width: 46rem)';
/** Upright, slim and higher than a phone held sideways, or as narrow as a phone: players in a row, lists at the thumb. */
export const narrow = `${upright}, ${slim} and (min-height: 32rem), (max-width: 38rem)`;
/** Narrow or low: there is room for signs rather than words. */
export const small = `${narrow}, (max-height: 32rem)`;
/** So small that the board and what lies around it cannot be seen together: the board first. */
export const cramped = '(max-width: 38rem) and (max-height: 30rem)';
/** As small as a stamp, as a small window is at 500 %: one thing below the other, and all of it scrolls. */
export const stamp = '(max-width: 38rem) and (max-height: 12rem)';
/** As low as a stamp, however broad: nothing stays in place over what is read. */
export const strip = '(max-height: 12rem)';

/** Low, and broader than a phone is held upright. */
export const low = '(max-height: 32rem) and (min-width: 38.01rem)';
/** A phone held sideways: all panels are in a rail at the right hand, and the board has all of the height. */
export const sideways = '(max-height: 32rem) and (min-aspect-ratio: 4 / 5) and (min-width: 38.01rem)';
/** Either way, unless all of the panels scroll: the players are one line that opens. */
export const phone = `${upright} and (min-height: 30.01rem), ${slim} and (min-height: 30.01rem), ${sideways}`;

/** Panels at both sides of the board. */
export const broad = '(min-aspect-ratio: 4 / 5) and (min-width: 46.01rem) and (min-height: 32.01rem)';
/** So broad that what is to be done stands in a line, beside the camera's buttons. */
export const desktop = '(min-aspect-ratio: 4 / 5) and (min-width: 60.01rem) and (min-height: 32.01rem)';
/** So broad and high that six cards stand beside each other below the board. */
export const ample = '(min-aspect-ratio: 4 / 5) and (min-width: 70.01rem) and (min-height: 40rem)';

/** The workshop has two columns. */
export const medium = '(max-width: 70rem)';
/** The start page's way to the table stays at its foot. */
export const pocket = '(width < 700px)';
/** No broader than high: on a big screen the table is between who plays and what happens. */
export const tall = '(max-aspect-ratio: 1 / 1)';
/** On a big screen: who plays in short. */
export const shallow = '(min-aspect-ratio: 1 / 1) and (height < 40rem)';

/** The first pointer is a finger: what it is to hit is as large as its tip, and there may be no wheel and no keys. */
export const fingers = '(pointer: coarse)';
/** Nothing is pointed at before it is pressed. */
export const hoverless = '(hover: none)';
/** Nobody has asked for less motion. */
export const moving = '(prefers-reduced-motion: no-preference)';
