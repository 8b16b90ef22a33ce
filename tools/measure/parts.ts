import { oneOf } from '../house/arguments.ts';
import { balance } from './balance/index.ts';
import { characters } from './characters.ts';
import { comboCoins } from './combo-coins.ts';
import { expectations } from './expectations/index.ts';
import { experience } from './experience/index.ts';
import { knownPositions } from './known-positions.ts';
import type { AnyPart } from './part.ts';
import { regret } from './regret/index.ts';
import { seats } from './seats.ts';

/** All that can be measured, by the name it is asked for by. */
export const parts = {
  balance,
  characters,
  'combo-coins': comboCoins,
  expectations,
  experience,
  'known-positions': knownPositions,
  regret,
  seats,
} satisfies Record<string, AnyPart>;

/** The part of that name. Throws, with all that there are. */
export const partOf = (name: string): AnyPart =>
  parts[oneOf('part', name, Object.keys(parts) as (keyof typeof parts)[])];
