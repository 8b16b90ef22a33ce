import type { Colour } from './colour.ts';

export type { Colour } from './colour.ts';

export type Pattern = 'solid' | 'stripes' | 'dots' | 'checks' | 'chevrons';

/** A player's colour, an ink legible on it, and the pattern that identifies it without colour. */
export interface PlayerColour {
  readonly id: string;
  readonly colour: Colour;
  /** The pattern's second tone, drawn over `colour`: different enough to be seen on a rim. */
  readonly mark: Colour;
  /** Text colour on `colour`: contrast of at least 4.5:1. */
  readonly ink: Colour;
  readonly pattern: Pattern;
}

/** They differ in lightness too, for protan, deutan and tritan eyes (tests/ui/look/palette.test.ts). */
export const players: readonly PlayerColour[] = [
  { id: 'crimson', colour: '#c8352b', mark: '#ffb9a3', ink: '#ffffff', pattern: 'solid' },
  { id: 'sapphire', colour: '#4a86f5', mark: '#0d2352', ink: '#0b1633', pattern: 'stripes' },
  { id: 'ivory', colour: '#f4ecd8', mark: '#4c3a2a', ink: '#2a1d12', pattern: 'dots' },
  { id: 'violet', colour: '#6a2f96', mark: '#e6c4ff', ink: '#ffffff', pattern: 'checks' },
  { id: 'amber', colour: '#f59a23', mark: '#4f2500', ink: '#2b1400', pattern: 'chevrons' },
];

const fallbackPlayer: PlayerColour = {
  id: 'plain',
  colour: '#9a9088',
  mark: '#2a2520',
  ink: '#1a1512',
  pattern: 'solid',
};

/** The colour of a player: `index` is the seat's `colour` in the table's set-up. */
export function playerColour(index: number): PlayerColour {
  return players[index] ?? fallbackPlayer;
}

interface TerrainColours {
  readonly top: Colour;
  readonly side: Colour;
  readonly detail: Colour;
}

export const terrains = {
  farmland: { top: '#c09a44', side: '#6d5128', detail: '#dcbf72' },
  hill: { top: '#6f8540', side: '#5a4a2c', detail: '#637f38' },
  forest: { top: '#265a38', side: '#4a3a28', detail: '#1d4a32' },
  swamp: { top: '#6e5a68', side: '#3a3338', detail: '#4f6a66' },
  mountain: { top: '#80848c', side: '#3e3f49', detail: '#dfe4ee' },
  sea: { top: '#14698f', side: '#0d3d63', detail: '#93d4dd' },
  lake: { top: '#1f88a6', side: '#135672', detail: '#a9e2e6' },
} as const satisfies Record<string, TerrainColours>;

/** Rims of regions: a line of ink on both sides sets them off from any ground. */
export const rims = { ink: '#1b1512' } as const;

export const stone = { light: '#c6bfb6', dark: '#827b74' } as const;

export const lamp = {
  key: '#ffdfb8',
  fill: '#ffb36b',
  night: '#3a4a78',
  rim: '#86a0e8',
  shade: '#4a2a46',
  glow: '#ffb347',
} as const;

export const tableColours = {
  slab: '#21150e',
  frame: '#6b3d20',
  varnish: '#ffc890',
  walnut: '#ffa050',
  brass: '#c99a3f',
  fitting: '#9c7730',
  gold: '#e2ad35',
  parchment: '#efe0bd',
  ink: '#2a1a10',
  bone: '#efe6d0',
  felt: '#24372f',
} as const;

/** Never by colour alone: each comes with its own line or sign. What may be chosen is lifted as well. */
export const marks = { hovered: '#fff3d0', pointed: '#b3261e', legal: '#ffd84a' } as const;

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
