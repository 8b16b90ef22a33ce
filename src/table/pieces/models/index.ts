import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { joined, type Part } from '../shape.ts';
import { type CoinValue, coin } from './coins.ts';
import { die } from './die.ts';
import { dragon } from './dragon.ts';
import { encampment } from './encampment.ts';
import { fortress } from './fortress.ts';
import { knight, maiden } from './heroes.ts';
import { hole } from './hole.ts';
import { lair } from './lair.ts';
import { mountain } from './mountain.ts';
import { disc, pawn } from './pawn.ts';
import { badge, banner, cloth, crown, fallenFlag, purse, stud } from './tokens.ts';
import { totem } from './totem.ts';

/** Models by the `model` of a placement; coins are `coin/<value>`. Those with a radius use the chip's 0.5. */
const models: Readonly<Record<string, () => Part>> = {
  totem,
  mountain,
  lair,
  fortress,
  encampment,
  hole,
  hero: knight,
  'hero/2': maiden,
  dragon,
  die,
  banner,
  badge,
  purse,
  crown,
  stud,
  cloth,
  fallenFlag,
};

const made = new Map<string, Part>();

/** The model of that name made of simple shapes; a marker nobody made a model for is a plain chip. Made once, for every table. */
export function madeModel(name: string): Part {
  const known = made.get(name) ?? mergeVertices(modelOf(name));
  made.set(name, known);
  return known;
}

function modelOf(name: string): Part {
  const [kind, which = ''] = name.split('/');
  if (kind === 'figure') return pawn();
  if (kind === 'coin') return coin(coinOf(which));
  return joined([(models[name] ?? disc)()]);
}

function coinOf(value: string): CoinValue {
  const worth = Number(value);
  return worth === 10 || worth === 5 || worth === 3 ? worth : 1;
}
