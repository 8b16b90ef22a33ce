import type { PlayerColour } from './palette.ts';

/** A CSS `background`: colour under, mark over. `size`: length of one repeat, in em. */
export function patternBackground(player: PlayerColour, size = 0.5): string {
  const { colour, mark, pattern } = player;
  const half = size / 2;
  switch (pattern) {
    case 'solid':
      return colour;
    case 'stripes':
      return `repeating-linear-gradient(45deg, ${mark} 0 ${half * 0.6}em, ${colour} ${half * 0.6}em ${half * 1.6}em)`;
    case 'dots':
      return `radial-gradient(${mark} 30%, transparent 34%) 0 0 / ${size}em ${size}em, ${colour}`;
    case 'checks':
      return `conic-gradient(${mark} 25%, ${colour} 0 50%, ${mark} 0 75%, ${colour} 0) 0 0 / ${size}em ${size}em`;
    case 'chevrons':
      return `linear-gradient(135deg, ${mark} 25%, transparent 25%) 0 0 / ${size}em ${size}em, linear-gradient(225deg, ${mark} 25%, transparent 25%) 0 0 / ${size}em ${size}em, ${colour}`;
  }
}
