/** The pieces that races and powers of one's own may bring. There is one set of each in a box (SET-7). */
export const pieces = ['tower', 'tent', 'totem', 'idol', 'gate'] as const;
export type Piece = (typeof pieces)[number];
