import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import {
  type Figure,
  type OwnBox,
  type OwnPowerData,
  type OwnRaceData,
  pieces as pieceNames,
} from '../../rules/index.ts';
import { lookOf } from '../../ui/look/heraldry.ts';
import { players } from '../../ui/look/index.ts';
import type { OwnLook } from '../../ui/look/own-look.ts';
import { ownModel } from '../layout/model-names.ts';
import { askForModels, layMade, type ModelPack, type ModelSet, type Sculpture } from '../models/load.ts';
import { chipOf } from '../pieces/models/chips.ts';
import { relief } from '../pieces/models/relief.ts';
import { fold, rod } from '../pieces/models/tokens.ts';
import { joined, type Part, plate, untinted } from '../pieces/shape.ts';
import { armsPlate, isIn } from './arms-plate.ts';
import { assembled } from './assemble.ts';
import { herald } from './herald.ts';
import { packs } from './packs.ts';
import { ownNames } from './plan.ts';

/** Edge and middle of the grid that arms are drawn on. */
const [GRID, MIDDLE] = [24, 12];
/** The cloth of a banner: from its rod along x, half its depth; tapering arms are as long as printed ones. */
const cloth = { from: -0.485, short: 0.7, long: 0.985, depth: 0.29 } as const;
/** Half the width of a badge. */
const BADGE = 0.29;

/** They reach out from their rod, as cloth does, and end where their height is nothing, or in tails. */
const isLong = ({ place }: OwnLook) => place.x < MIDDLE;

function banner(look: OwnLook, isNear: boolean): Part {
  const long = isLong(look) ? cloth.long : cloth.short;
  const x = (at: number) => cloth.from + (at / GRID) * long;
  const z = (at: number) => ((at - MIDDLE) / MIDDLE) * cloth.depth;
  const { place, sign, ink } = look;
  const [middle, across] = [x(place.x), z(place.y)];
  return joined([
    ...armsPlate(look, {
      at: ([u, v]) => [x(u), z(v)],
      height: (u, v) => fold(u, v) + 0.012,
      thick: 0.03,
      strip: GRID / (isNear ? 14 : 7),
      hem: 0.085,
    }),
    ...relief(sign, {
      at: [middle, fold(middle, across) + 0.03, across],
      size: (place.size / GRID) * cloth.depth * 2.25,
      high: 0.024,
      colour: ink,
      side: ink,
    }),
    ...rod(),
  ]);
}

function badge(look: OwnLook): Part {
  const on = (at: number) => ((at - MIDDLE) / MIDDLE) * BADGE;
  const { place, sign, ink } = look;
  return joined([
    // A coin of wood that whatever outline rests on.
    untinted(plate([0, 0.012, 0], 0.25, 0.024, [0, 1, 0], '#5b3823', 'clay', 22)),
    ...armsPlate(look, { at: ([u, v]) => [on(u), on(v)], height: () => 0.052, thick: 0.04, strip: null, hem: 0.1 }),
    ...relief(sign, {
      at: [on(place.x), 0.058, on(place.y)],
      size: (place.size / GRID) * BADGE * 2.1,
      high: 0.024,
      colour: ink,
      side: ink,
    }),
  ]);
}

const levels = (near: Part, far: Part): Sculpture => ({ near: mergeVertices(near), far: mergeVertices(far) });

/** Banner, pawn and, if its field is divided, chips for each player, by name. `name` is what they go by. */
export function raceModels(name: string, look: OwnLook): readonly (readonly [string, Sculpture])[] {
  const { half, second } = look;
  const isAt = (angle: number) =>
    half !== null && isIn(half, [MIDDLE + Math.cos(angle) * 10, MIDDLE + Math.sin(angle) * 10]);
  return [
    [`banner/${name}`, levels(banner(look, true), banner(look, false))],
    [`figure/${name}`, levels(herald(look, 'near'), herald(look, 'far'))],
    ...(half === null
      ? []
      : players.map((_, index): [string, Sculpture] => {
          const mark = { colour: second, isAt };
          return [`chip/${index}/${name}`, levels(chipOf(index, 'near', mark), chipOf(index, 'far', mark))];
        })),
  ];
}

export function powerModels(name: string, look: OwnLook): readonly (readonly [string, Sculpture])[] {
  const near = mergeVertices(badge(look));
  return [[`badge/${name}`, { near, far: near }]];
}

interface Shown {
  readonly figure: Figure | undefined;
  readonly arms: readonly (readonly [string, Sculpture])[];
  sculpture: Sculpture | null;
}

/** By its kind and what its models go by, which says all of its looks. */
const shown = new Map<string, Shown>();

function made(models: ModelSet): ReadonlyMap<string, Sculpture> {
  const all = new Map<string, Sculpture>();
  for (const [name, one] of shown) {
    for (const [model, sculpture] of one.arms) all.set(model, sculpture);
    if (one.figure === undefined) continue;
    one.sculpture ??= assembled(one.figure, models);
    // Until its parts have come it is a pawn.
    if (one.sculpture !== null) all.set(name.replace('race/', 'figure/'), one.sculpture);
  }
  return all;
}

const parts: ModelPack = { names: ownNames.parts, file: packs.parts };
const pieces: ModelPack = { names: ownNames.pieces, file: packs.pieces };

function show(kind: 'race' | 'power', own: OwnRaceData | OwnPowerData): void {
  const model = ownModel(own);
  const name = `${kind}/${model}`;
  if (shown.has(name)) return;
  const look = own.arms && lookOf(own.arms);
  const arms = look === undefined ? [] : kind === 'race' ? raceModels(model, look) : powerModels(model, look);
  shown.set(name, { figure: 'figure' in own ? own.figure : undefined, arms, sculpture: null });
}

const bringsPiece = ({ parts: said = [] }: OwnPowerData) =>
  said.some((part) => 'piece' in part && pieceNames.some((piece) => piece === part.piece));

/** Adds to the models what a box has of its own. Resolves when all that has to be fetched for it was tried. */
export async function layOwn({ ownRaces = [], ownPowers = [] }: OwnBox): Promise<void> {
  for (const race of ownRaces) show('race', race);
  for (const power of ownPowers) show('power', power);
  layMade(made);
  await Promise.all([
    ...(ownRaces.some(({ figure }) => figure !== undefined) ? [askForModels(parts)] : []),
    ...([...ownRaces, ...ownPowers].some(bringsPiece) ? [askForModels(pieces)] : []),
  ]);
}

/** Fetches all parts of figures, for whoever makes one. Resolves when they were tried. */
export const fetchParts = (): Promise<void> => askForModels(parts);
