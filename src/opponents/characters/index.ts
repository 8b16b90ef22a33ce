import type { CharacterId } from '../types.ts';
import { avenger } from './avenger.ts';
import type { Character } from './character.ts';
import { gadabout } from './gadabout.ts';
import { homebody } from './homebody.ts';
import { leveller } from './leveller.ts';
import { miser } from './miser.ts';

/** All characters. */
export const characters: Readonly<Record<CharacterId, Character>> = { avenger, leveller, homebody, miser, gadabout };
