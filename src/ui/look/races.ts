import type { Colour } from './colour.ts';

/** Colours of one race: its chip's rim, the figure's main and second tones, skin, and one eye-catching accent. */
export interface RaceColours {
  readonly rim: Colour;
  readonly main: Colour;
  readonly second: Colour;
  readonly skin: Colour;
  readonly accent: Colour;
  /** Of its sign on the chip; as bone if not said. */
  readonly ink?: Colour;
}

function sheet(rim: Colour, main: Colour, second: Colour, skin: Colour, accent: Colour): RaceColours {
  return { rim, main, second, skin, accent };
}

/** Colours of the races, by id: the character sheets of the miniatures. */
export const races: Readonly<Record<string, RaceColours>> = {
  amazons: sheet('#b5472f', '#c98a2b', '#7a2e24', '#c98a5e', '#f2d16b'),
  dwarves: sheet('#a8342a', '#b23a2a', '#8d97a3', '#e8a278', '#d9701f'),
  elves: sheet('#3f7d4a', '#5c9447', '#2f5a44', '#f0c9a4', '#f3e08a'),
  ghouls: sheet('#566b5c', '#8fa38a', '#4b4a55', '#a9b8a0', '#e8e2c0'),
  giants: sheet('#8a5a34', '#a9773f', '#6a7f8c', '#d99a72', '#4f7a3a'),
  halflings: sheet('#7c9a3c', '#d9a441', '#7a4a2b', '#f0b98c', '#8b5a2b'),
  humans: sheet('#c79a3a', '#d8b04a', '#5b6f9a', '#e9b38a', '#8d97a3'),
  orcs: sheet('#5a7a2a', '#64813a', '#5a3a22', '#83a04c', '#a33b2a'),
  ratmen: sheet('#7d7a2f', '#85705c', '#5f7a3a', '#e79a94', '#f6c73c'),
  skeletons: sheet('#6d5c86', '#e0d0a4', '#6a4a8c', '#2a2026', '#ff9a1f'),
  sorcerers: sheet('#8c2f5a', '#6b2347', '#2b2036', '#c9b0a0', '#6bf07a'),
  tritons: sheet('#2b8aa0', '#3aa6a0', '#2a5f86', '#8fd0b8', '#f0b86a'),
  trolls: sheet('#3f6f6a', '#6f8790', '#587b2c', '#b5bfa8', '#d23b2b'),
  wizards: sheet('#3c57b0', '#34509a', '#efc04a', '#eab48c', '#35c8e8'),
};

/** For a race without a sheet. */
export const defaultRace: RaceColours = sheet('#8a7f72', '#a3968a', '#5f564d', '#d8b898', '#e2ad35');
