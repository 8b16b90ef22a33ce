import { BufferAttribute, BufferGeometry, Matrix4, Quaternion, Vector3 } from 'three';
import { boardFacts, type RegionFacts, type RegionSymbol } from '../../rules/index.ts';
import type { Blot } from '../board/occlusion.ts';
import { EDGE, relief } from '../board/stone.ts';
import type { Vector } from '../camera/framing.ts';
import { groundOf } from '../layout/ground.ts';
import { regionPlan } from '../layout/regions.ts';
import type { ModelSet, Sculpture } from '../models/load.ts';
import { type BoardGeometry, depth, type RegionGeometry } from '../outlines/index.ts';
import { type Part, pebble } from '../pieces/shape.ts';
import type { Quality } from '../quality.ts';
import type { Prop } from './ridges.ts';
import { scatter } from './scatter.ts';
import { type Profile, profileOf, shareInSight, usualEye } from './sight.ts';

const tones = [1, 0.86, 1.14];

/** Shapes of props, each made once; a stone stands in for any that failed to load. */
export class Nursery {
  private readonly grown = new Map<string, Part>();
  private readonly profiles = new Map<string, Profile>();

  constructor(private readonly models: ModelSet) {}

  /** The shape of a prop, without an index. The nursery keeps ownership. */
  take({ shape, tone }: Prop, detail: keyof Sculpture): Part {
    const key = `${shape}/${tone}/${detail}`;
    const known = this.grown.get(key);
    if (known !== undefined) return known;
    const sculpture = this.models.get(shape);
    const fresh = sculpture ? toned(sculpture[detail], tone) : pebble([0, 0.02, 0], [0.05, 0.04, 0.045], '#7b818b');
    this.grown.set(key, fresh);
    return fresh;
  }

  profile(prop: Prop): Profile {
    const known = this.profiles.get(prop.shape) ?? profileOf(this.take(prop, 'near'));
    this.profiles.set(prop.shape, known);
    return known;
  }

  dispose(): void {
    for (const part of this.grown.values()) part.dispose();
  }
}

function toned(model: Part, tone: number): Part {
  const copy = model.toNonIndexed();
  const light = tones[tone % tones.length] ?? 1;
  const colour = copy.getAttribute('color');
  const colours = Float32Array.from({ length: colour.count * 4 }, (_, k) => {
    const value = colour.getComponent(Math.floor(k / 4), k % 4);
    return k % 4 === 3 ? value : value * light;
  });
  return copy.setAttribute('color', new BufferAttribute(colours, 4));
}

const symbols: Readonly<Record<RegionSymbol, string>> = { mine: 'mine', magic: 'crystals', cavern: 'cave' };
/** A symbol's own radius, its least and largest scale by its spot, and the share of that which is left wherever it would be seen over a neighbour. */
const SYMBOL = { radius: 0.19, least: 0.74, most: 1.4, share: 0.4 } as const;
/** How deep props are sunk into the ground, in board units. */
const SUNK = 0.004;

interface Rooted extends Prop {
  readonly region: number;
  readonly y: number;
}

/** Flat or blade-thin shapes: nobody misses their shadows, and every shadow costs another draw. */
const shadowless: readonly string[] = [
  'wave',
  'pool',
  'reeds',
  'furrow',
  'furrow-2',
  'flower',
  'mushroom',
  'grass',
  'fence',
  'wall',
];

/** The props of a board: the visible vertices, followed by those that cast the shadows. */
export interface PropsMesh {
  readonly geometry: BufferGeometry;
  readonly seen: number;
  readonly casting: number;
  readonly blots: readonly Blot[];
}

/** With the symbols' objects, as one geometry; a coarser level casts shadows. The caller disposes of it. */
export function propsMesh(board: BoardGeometry, models: ModelSet, { props: density, detail }: Planting): PropsMesh {
  const nursery = new Nursery(models);
  const props = propsOf(board, nursery, density);
  const seen = props.map((prop): Plant => [prop, nursery.take(prop, detail)]);
  const casting = props
    .filter(({ shape }) => !shadowless.includes(shape))
    .map((prop): Plant => [prop, nursery.take(prop, 'far')]);
  const geometry = planted([...seen, ...casting]);
  const blots = seen
    .filter(([{ shape }]) => !shadowless.includes(shape))
    .map(([{ x, z, region, clearing, scale }, part]) => ({ x, z, region, clearing, radius: breadth(part) * scale }));
  nursery.dispose();
  return { geometry, seen: verticesOf(seen), casting: verticesOf(casting), blots };
}

type Planting = Pick<Quality, 'props' | 'detail'>;
type Plant = readonly [prop: Rooted, part: Part];

/** Half the breadth of a shape, in its own units. */
function breadth(part: Part): number {
  if (part.boundingBox === null) part.computeBoundingBox();
  const { max, min } = part.boundingBox ?? { max: { x: 0, z: 0 }, min: { x: 0, z: 0 } };
  return Math.max(max.x - min.x, max.z - min.z) / 2;
}

function verticesOf(plants: readonly Plant[]): number {
  return plants.reduce((sum, [, part]) => sum + part.getAttribute('position').count, 0);
}

/** The props of a board, none of which reaches over a border as it is usually seen. */
export function propsOf(board: BoardGeometry, nursery: Nursery, density: number): Rooted[] {
  const eye = usualEye(board);
  return boardFacts(board.id).regions.flatMap((facts) => {
    const region = board.regions[facts.id];
    return region === undefined ? [] : regionProps(region, facts, density, nursery, eye);
  });
}

function regionProps(
  region: RegionGeometry,
  facts: RegionFacts,
  density: number,
  nursery: Nursery,
  eye: Vector,
): Rooted[] {
  const plan = regionPlan(region, facts);
  const { rim } = groundOf(facts.terrain);
  const edge = EDGE.gutter + EDGE.bevel + EDGE.rim;
  const root = (prop: Prop, least = 0): Rooted | null => {
    const at = { x: prop.x, y: prop.z };
    const y = relief(region, facts.terrain, at, Math.max(0, depth(region.outline, at) - edge)) - SUNK;
    const rooted = { ...prop, region: region.id, y };
    const share = Math.max(least, shareInSight(nursery.profile(prop), rooted, region.outline, rim, eye));
    return share === 0 ? null : { ...rooted, scale: prop.scale * share };
  };
  const marked = plan.symbols.flatMap(({ symbol, spot }) => {
    const scale = Math.min(SYMBOL.most, Math.max(SYMBOL.least, spot.radius / SYMBOL.radius));
    return (
      root({ shape: symbols[symbol], x: spot.x, z: spot.y, turn: 0, scale, tone: 0, clearing: 0 }, SYMBOL.share) ?? []
    );
  });
  return [...scatter(region, facts, plan, density, root), ...marked];
}

function planted(plants: readonly Plant[]): BufferGeometry {
  const vertices = verticesOf(plants);
  const [positions, normals] = [new Float32Array(vertices * 3), new Float32Array(vertices * 3)];
  const [colours, finishes] = [new Float32Array(vertices * 4), new Float32Array(vertices * 4)];
  const clearings = new Float32Array(vertices * 2);
  const [matrix, turn, up] = [new Matrix4(), new Quaternion(), new Vector3(0, 1, 0)];
  const [place, size, vector] = [new Vector3(), new Vector3(), new Vector3()];
  let first = 0;
  for (const [prop, shape] of plants) {
    const [position, normal] = [shape.getAttribute('position'), shape.getAttribute('normal')];
    matrix.compose(place.set(prop.x, prop.y, prop.z), turn.setFromAxisAngle(up, prop.turn), size.setScalar(prop.scale));
    for (let k = 0; k < position.count; k++) {
      vector
        .fromBufferAttribute(position, k)
        .applyMatrix4(matrix)
        .toArray(positions, (first + k) * 3);
      vector
        .fromBufferAttribute(normal, k)
        .applyQuaternion(turn)
        .toArray(normals, (first + k) * 3);
      clearings[(first + k) * 2] = prop.region;
      clearings[(first + k) * 2 + 1] = prop.clearing;
    }
    colours.set(shape.getAttribute('color').array, first * 4);
    finishes.set(shape.getAttribute('fx').array, first * 4);
    first += position.count;
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setAttribute('normal', new BufferAttribute(normals, 3))
    .setAttribute('color', new BufferAttribute(colours, 4))
    .setAttribute('fx', new BufferAttribute(finishes, 4))
    .setAttribute('clearing', new BufferAttribute(clearings, 2));
}
