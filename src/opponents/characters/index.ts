import type { CharacterId } from '../types.ts';
import { avenger } from './avenger.ts';
import { gadabout } from './gadabout.ts';
import { homebody } from './homebody.ts';
import type { Leaning } from './leaning.ts';
import { leveller } from './leveller.ts';
import { miser } from './miser.ts';

export const leanings: Readonly<Record<CharacterId, Leaning>> = { avenger, leveller, homebody, miser, gadabout };
