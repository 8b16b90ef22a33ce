/** Windows on which the players are one line that opens; where all of the panels scroll, they are not. The style sheets say the same. */
export const narrow =
  '(max-aspect-ratio: 4/5) and (min-height: 30.01rem), (max-width: 46rem) and (min-height: 30.01rem), (max-height: 32rem) and (min-aspect-ratio: 4/5) and (min-width: 38.01rem)';
