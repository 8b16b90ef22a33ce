import type { Colour } from '../colour.ts';
import { bar, disc, type Sign, solid } from '../glyphs/shapes.ts';

export interface RaceColours {
  readonly rim: Colour;
  readonly main: Colour;
  readonly second: Colour;
  readonly skin: Colour;
  readonly accent: Colour;
  /** Of its sign on the chip; as bone if not said. */
  readonly ink?: Colour;
}

/** Its emblem, which shows what identifies its silhouette, and the character sheet of its miniature. */
interface RaceLook {
  readonly sign: Sign;
  readonly colours: RaceColours;
}

function sheet(rim: Colour, main: Colour, second: Colour, skin: Colour, accent: Colour): RaceColours {
  return { rim, main, second, skin, accent };
}

export const races: Readonly<Record<string, RaceLook>> = {
  amazons: {
    // A crested helm.
    sign: solid(
      'M12 .8C8.4.8 6.2 2.8 6 6c3.4-2.6 8.6-2.6 12 0-.2-3.2-2.4-5.2-6-5.2Z',
      'M4.8 13a7.2 7.2 0 0 1 14.4 0v4.5l-2 5.5h-4v-8.8l3.8-.7.5-2.3-5.5 1-5.5-1 .5 2.3 3.8.7V23h-4l-2-5.5Z',
    ),
    colours: sheet('#b5472f', '#c98a2b', '#7a2e24', '#c98a5e', '#f2d16b'),
  },
  dwarves: {
    // Horns and a beard.
    sign: solid(
      'M6.3 9a5.7 5.7 0 0 1 11.4 0Z',
      'M6 8.3C3 8.2 1.2 6 1.6 2c1.5 2.3 3.2 3.1 5.6 3.2Z',
      'M18 8.3c3-.1 4.8-2.3 4.4-6.3-1.5 2.3-3.2 3.1-5.6 3.2Z',
      `M6 10.3h12c.6 5-.4 8-2.2 10.3l-1.3-1.5L12 23.2l-2.5-4.1-1.3 1.5C6.4 18.3 5.4 15.3 6 10.3Z${disc(9.5, 12.6, 1)}${disc(14.5, 12.6, 1)}M8.5 16.5c1.2-1.3 2.6-1.6 3.5-.6.9-1 2.3-.7 3.5.6-1.3.2-2.5.4-3.5 1.2-1-.8-2.2-1-3.5-1.2Z`,
    ),
    colours: sheet('#a8342a', '#b23a2a', '#8d97a3', '#e8a278', '#d9701f'),
  },
  elves: {
    // Long ears under a leaf.
    sign: solid(
      `M12 3.5c3.3 0 5 2.2 5.1 5.5L23 5c-.2 4.3-2.4 7.2-5.9 8-.6 4.2-2.7 7.8-5.1 9-2.4-1.2-4.5-4.8-5.1-9C3.4 12.2 1.2 9.3 1 5l5.9 4C7 5.7 8.7 3.5 12 3.5ZM8.3 11.2c.2 1.5 1.1 2.1 2.7 1.7-.4-1.3-1.3-1.8-2.7-1.7Zm7.4 0c-1.4-.1-2.3.4-2.7 1.7 1.6.4 2.5-.2 2.7-1.7ZM9.8 17.2c1.5.9 2.9.9 4.4 0-.6 1.7-3.8 1.7-4.4 0ZM12 5c-1.3 1-1.3 2.6 0 3.8 1.3-1.2 1.3-2.8 0-3.8Z`,
    ),
    colours: sheet('#3f7d4a', '#5c9447', '#2f5a44', '#f0c9a4', '#f3e08a'),
  },
  ghouls: {
    // Round eyes and a wide grin.
    sign: solid(
      `M12 2c5.2 0 8.6 3.5 8.6 8.3 0 3.4-1.4 4.9-1.8 7.8-.3 2.5-3 4-6.8 4s-6.5-1.5-6.8-4c-.4-2.9-1.8-4.4-1.8-7.8C3.4 5.5 6.8 2 12 2Z${disc(8.4, 10, 2.9)}${disc(15.6, 10, 2.9)}M6.8 15.6l2 1.3 1.6-1.3L12 17l1.6-1.4 1.6 1.3 2-1.3c-.3 3-2.2 4.3-5.2 4.3s-4.9-1.3-5.2-4.3Z`,
      disc(9, 10.4, 1.1),
      disc(15, 10.4, 1.1),
    ),
    colours: sheet('#566b5c', '#8fa38a', '#4b4a55', '#a9b8a0', '#e8e2c0'),
  },
  giants: {
    // Shoulders wider than the door, and a small head.
    sign: solid(
      disc(11, 5, 2.8),
      'M19.3.8c2.3-.5 3.7.7 3.7 3L22.6 12c-.8-1.3-1.9-2.2-3.3-2.9L18 3Z',
      'M12 8.6c5.6 0 10.3 1.9 11 6.9.3 2.5 0 4.5-.7 6.7h-4.5l-.3-4-1 4h-9l-1-4-.3 4H1.7c-.7-2.2-1-4.2-.7-6.7.7-5 5.4-6.9 11-6.9Z',
    ),
    colours: sheet('#8a5a34', '#a9773f', '#6a7f8c', '#d99a72', '#4f7a3a'),
  },
  halflings: {
    // A bare foot.
    sign: solid(
      'M9.5 23c-3 0-4.6-2.2-4-5 .5-2.3 1.5-3.3 1.2-5.8C6.4 9.3 8.6 7.3 11.6 7.8c3 .5 5.3 2.4 5.6 5.5C17.6 17.6 14.5 23 9.5 23Z',
      disc(6.5, 7.2, 1.5),
      disc(9.6, 4.6, 1.6),
      disc(13.1, 4.3, 1.7),
      disc(16.4, 5.8, 1.8),
      disc(18.8, 9.4, 2.3),
    ),
    colours: sheet('#7c9a3c', '#d9a441', '#7a4a2b', '#f0b98c', '#8b5a2b'),
  },
  humans: {
    // A kite shield with an ear of wheat.
    sign: solid(
      'M12 1.5 20.5 4v7.5c0 5.5-3.7 9-8.5 11-4.8-2-8.5-5.5-8.5-11V4ZM12 4.8c-1.3 1.2-1.3 2.7 0 4 1.3-1.3 1.3-2.8 0-4ZM7.8 8.3c.1 2 1.2 3.1 3.4 3.2-.1-2-1.3-3.1-3.4-3.2Zm8.4 0c-2.1.1-3.3 1.2-3.4 3.2 2.2-.1 3.3-1.2 3.4-3.2ZM7.8 12.3c.1 2 1.2 3.1 3.4 3.2-.1-2-1.3-3.1-3.4-3.2Zm8.4 0c-2.1.1-3.3 1.2-3.4 3.2 2.2-.1 3.3-1.2 3.4-3.2ZM11.4 16.5v3h1.2v-3Z',
    ),
    colours: sheet('#c79a3a', '#d8b04a', '#5b6f9a', '#e9b38a', '#8d97a3'),
  },
  orcs: {
    // Tusks and a bad temper.
    sign: solid(
      'M12 2c2.5 0 4.3 1 5.2 3.2L22.3 4c.2 3-1.1 5.2-3.2 6 .9 1.5 1.4 3.1 1.4 4.8 0 4.6-3.5 7.2-8.5 7.2s-8.5-2.6-8.5-7.2c0-1.7.5-3.3 1.4-4.8-2.1-.8-3.4-3-3.2-6l5.1 1.2C7.7 3 9.5 2 12 2ZM6.8 8.8c.2 2.3 1.6 3.6 4 3.4l.4-1.2Zm10.4 0L12.8 11l.4 1.2c2.4.2 3.8-1.1 4-3.4ZM6.5 18.8h2.3l.9-4.6 1.3 4.6h2l1.3-4.6.9 4.6h2.3l-.5 1.4H7Z',
    ),
    colours: sheet('#5a7a2a', '#64813a', '#5a3a22', '#83a04c', '#a33b2a'),
  },
  ratmen: {
    // Round ears and a snout.
    sign: solid(
      `${disc(5.6, 7, 4.4)}${disc(5.6, 7, 2.2)}`,
      `${disc(18.4, 7, 4.4)}${disc(18.4, 7, 2.2)}`,
      `M12 5.5c3.8 0 6.3 2.8 5.8 6.3-.5 3.6-3 5.7-4 8.7h-3.6c-1-3-3.5-5.1-4-8.7-.5-3.5 2-6.3 5.8-6.3Z${disc(9.4, 11.5, 1.1)}${disc(14.6, 11.5, 1.1)}`,
      disc(12, 20.8, 2),
      'M1.5 15.5 8 17l-.2.9-6.5-.6ZM22.5 15.5 16 17l.2.9 6.5-.6Z',
    ),
    colours: sheet('#7d7a2f', '#666c78', '#d9c9a4', '#e79a94', '#f6c73c'),
  },
  skeletons: {
    // A skull.
    sign: solid(
      `M12 1.5c5.5 0 9 3.6 9 8.4 0 3-1.3 5.2-3.5 6.3V20h-11v-3.8C4.3 15.1 3 12.9 3 9.9 3 5.1 6.5 1.5 12 1.5Z${disc(8.3, 10.3, 2.5)}${disc(15.7, 10.3, 2.5)}M12 12.8l-1.5 3h3Z`,
      `${bar(6.5, 20.7, 2, 2.3)}${bar(9.5, 20.7, 2, 2.3)}${bar(12.5, 20.7, 2, 2.3)}${bar(15.5, 20.7, 2, 2.3)}`,
    ),
    colours: sheet('#6d5c86', '#e0d0a4', '#6a4a8c', '#2a2026', '#ff9a1f'),
  },
  sorcerers: {
    // A pointed cowl with a flame between the hands.
    sign: solid(
      `M12 .8c1 3.6 7.5 8.5 8.5 14.2l2 8H1.5l2-8C4.5 9.3 11 4.4 12 .8ZM12 7c-2.6 2.2-4.5 4.3-4.5 7.2 0 2.3 1.8 4 4.5 4s4.5-1.7 4.5-4C16.5 11.3 14.6 9.2 12 7Z`,
      disc(10, 13.7, 1.1),
      disc(14, 13.7, 1.1),
    ),
    colours: sheet('#8c2f5a', '#6b2347', '#2b2036', '#c9b0a0', '#6bf07a'),
  },
  tritons: {
    // A trident.
    sign: solid(
      'M12 .8l2.6 4.4h-1.4v5.6c2.3-.3 3.6-1.7 3.6-4V6.5h-1.4L17.9 2l2.6 4.5h-1.3v.4c0 3.9-2.3 6.3-6 6.7V23h-2.4v-9.4c-3.7-.4-6-2.8-6-6.7v-.4H3.5L6.1 2l2.5 4.5H7.2v.3c0 2.3 1.3 3.7 3.6 4V5.2H9.4Z',
    ),
    colours: sheet('#2b8aa0', '#3aa6a0', '#2a5f86', '#8fd0b8', '#f0b86a'),
  },
  trolls: {
    // A long nose under a mossy brow.
    sign: solid(
      `M12 3c4.3 0 7 2 7.5 5.3L23 6.8c.3 3-.9 5.4-3.6 6.1-.2 5.7-2.9 9.6-7.4 9.6s-7.2-3.9-7.4-9.6C1.9 12.2.7 9.8 1 6.8l3.5 1.5C5 5 7.7 3 12 3ZM6.8 10.3c.3 1.6 1.5 2.3 3.2 2l.3-2Zm10.4 0-3.5 0 .3 2c1.7.3 2.9-.4 3.2-2ZM11 9.5 10 17c-.2 2.7 4.2 2.7 4 0l-1-7.5Z`,
      'M11.4 10.5h1.2l1 6.5c.1 1.8-3.3 1.8-3.2 0Z',
      'M5 5 6 1.5l2.5 2L10.5.8 12 3.3 14 .8l1.5 2.7 2.5-2L19 5Z',
    ),
    colours: sheet('#3f6f6a', '#6f8790', '#587b2c', '#b5bfa8', '#d23b2b'),
  },
  wizards: {
    // A tall bent hat with a star.
    sign: solid(
      'M17.5 1c-3.7-.5-7 1.5-8.2 5L5.5 17h13L15.8 7.5c-.5-1.7 0-3 2.2-3.3 1.3-.2 1.6-3-.5-3.2ZM12 8.2l1 2.5 2.6.2-2 1.7.7 2.6-2.3-1.4-2.3 1.4.7-2.6-2-1.7 2.6-.2Z',
      'M12 18.2c5.8 0 10.8.6 10.8 1.9S17.8 22.4 12 22.4 1.2 21.4 1.2 20.1 6.2 18.2 12 18.2Z',
    ),
    colours: sheet('#3c57b0', '#34509a', '#efc04a', '#eab48c', '#35c8e8'),
  },
};

export const defaultRace: RaceColours = sheet('#8a7f72', '#a3968a', '#5f564d', '#d8b898', '#e2ad35');
