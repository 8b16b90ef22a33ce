import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { type Camera, Plane, Raycaster, Vector2, Vector3 } from 'three';
import { boardFacts, boards, type GameView } from '../rules/index.ts';
import { type SeenThing, showThings, type Thing } from './attention/index.ts';
import { partsAt } from './labels/label-at.ts';
import { standingHeight } from './layout/ground.ts';
import { layout, type TableState } from './layout/index.ts';
import { SOLID } from './layout/placement.ts';
import { regionPlan } from './layout/regions.ts';
import { contains } from './outlines/index.ts';
import { useScope } from './scope.tsx';

/** For a pointer, in board units: half the breadth, and the height. By the first part of a piece's id. */
const sizes: Readonly<Record<string, readonly [radius: number, height: number]>> = {
  chip: [0.21, 0.08],
  ...SOLID,
  perch: [0.17, 0.4],
  tribe: [0.17, 0.4],
  waiting: [0.1, 0.22],
  banner: [0.45, 0.02],
  badge: [0.22, 0.02],
  purse: [0.22, 0.32],
  die: [0.3, 0.2],
};
/** Half the breadth of the widest marker, in units of its model. */
const WIDE_MARKER = 0.5;
const usualSize = [0.16, 0.06] as const;
/** Height of the plane on which a region is looked for where nothing stands, in board units. */
const GROUND = 0.2;

interface Solid {
  readonly thing: Thing;
  readonly foot: Vector3;
  readonly radius: number;
  readonly height: number;
}

function solidsOf(state: TableState): readonly Solid[] {
  const solid = (kind: string, thing: Thing, x: number, y: number, z: number): Solid => {
    const [radius, height] = sizes[kind] ?? usualSize;
    return { thing, foot: new Vector3(x, y, z), radius, height };
  };
  const pieces = layout(state).flatMap(({ id, x, y, z, scale: [scale] }) => {
    const thing = thingOfPiece(id, state.view);
    if (thing === null) return [];
    const found = solid(id.split('/')[0] ?? '', thing, x, y, z);
    // A Mountain fills its spot.
    return [
      thing.of === 'marker' && thing.region !== null
        ? { ...found, radius: Math.max(found.radius, scale * WIDE_MARKER) }
        : found,
    ];
  });
  const symbols = boardFacts(state.board.id).regions.flatMap((facts) => {
    const geometry = state.board.regions[facts.id];
    return geometry === undefined
      ? []
      : regionPlan(geometry, facts).symbols.map(({ symbol, spot }) =>
          solid('symbol', { of: 'symbol', symbol }, spot.x, standingHeight(facts.terrain), spot.y),
        );
  });
  return [...pieces, ...symbols];
}

interface ThingsProps {
  readonly state: TableState;
}

/** Says what is seen where in the picture: fetched with the words that explain it. Computed only when somebody asks. */
export default function Things({ state }: ThingsProps): null {
  const scope = useScope();
  const gl = useThree((three) => three.gl);
  const camera = useThree((three) => three.camera);
  useEffect(() => {
    const canvas = gl.domElement;
    const surroundings = canvas.closest('.table-surroundings');
    if (surroundings === null) return;
    let known: readonly Solid[] | null = null;
    const solids = () => {
      known ??= solidsOf(state);
      return known;
    };
    const onPage = (at: Vector3) => {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const { x, y, z } = at.clone().project(camera);
      return { x: left + ((x + 1) / 2) * width, y: top + ((1 - y) / 2) * height, depth: z };
    };
    const seen = (solid: Solid): SeenThing & { readonly depth: number } => {
      const foot = onPage(solid.foot);
      const crown = onPage(solid.foot.clone().setY(solid.foot.y + solid.height));
      const side = onPage(
        solid.foot.clone().addScaledVector(new Vector3(1, 0, 0).transformDirection(camera.matrixWorld), solid.radius),
      );
      const radius = Math.max(4, Math.hypot(side.x - foot.x, side.y - foot.y));
      const box = {
        left: Math.min(foot.x, crown.x) - radius,
        right: Math.max(foot.x, crown.x) + radius,
        top: Math.min(foot.y, crown.y) - radius * 0.7,
        bottom: Math.max(foot.y, crown.y) + radius * 0.7,
      };
      return { thing: solid.thing, box, depth: foot.depth };
    };
    const labels = (x: number, y: number): SeenThing | null => {
      const part = partsAt(surroundings, x, y, 1).at(-1);
      const thing = part === undefined ? null : thingOfLabel(part, state.view);
      return thing && part ? { thing, box: part.getBoundingClientRect() } : null;
    };
    return showThings(scope, {
      at(x, y) {
        camera.updateMatrixWorld();
        const label = labels(x, y);
        if (label) return label;
        const met = solids()
          .map(seen)
          .filter(({ box: { left, right, top, bottom } }) => x >= left && x <= right && y >= top && y <= bottom)
          .sort((a, b) => a.depth - b.depth);
        return met[0] ?? groundAt(state, camera, canvas, x, y);
      },
      all() {
        camera.updateMatrixWorld();
        const found = new Map<string, SeenThing>();
        for (const part of partsAt(surroundings, 0, 0, Number.POSITIVE_INFINITY)) {
          const thing = thingOfLabel(part, state.view);
          if (thing) found.set(JSON.stringify(thing), { thing, box: part.getBoundingClientRect() });
        }
        for (const solid of solids()) {
          const key = JSON.stringify(solid.thing) + (solid.thing.of === 'symbol' ? solid.foot.toArray().join() : '');
          if (!found.has(key)) found.set(key, seen(solid));
        }
        return [...found.values()];
      },
    });
  }, [scope, gl, camera, state]);
  return null;
}

function groundAt(
  { board }: TableState,
  camera: Camera,
  canvas: HTMLCanvasElement,
  x: number,
  y: number,
): SeenThing | null {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const seek = new Raycaster();
  seek.setFromCamera(new Vector2(((x - left) / width) * 2 - 1, 1 - ((y - top) / height) * 2), camera);
  const at = seek.ray.intersectPlane(new Plane(new Vector3(0, 1, 0), -GROUND), new Vector3());
  const region = at && board.regions.find(({ outline }) => contains(outline, { x: at.x, y: at.z }));
  return region ? { thing: { of: 'region', region: region.id }, box: { left: x, right: x, top: y, bottom: y } } : null;
}

/** What a piece is, by its id in the layout; null for what is only furniture. */
export function thingOfPiece(id: string, view: GameView): Thing | null {
  const [kind = '', one = '', other = ''] = id.split('/');
  switch (kind) {
    case 'chip':
    case 'figure':
      if (other === 'hand' || other === 'aside') return { of: other, force: Number(one) };
      return { of: 'tokens', region: Number(other.slice(1)) };
    case 'tribe':
    case 'tribechip':
      return { of: 'tribe', region: Number(one) };
    case 'marker':
      return { of: 'marker', marker: one, region: Number(other) };
    case 'waiting':
      return { of: 'marker', marker: one, region: null };
    case 'banner':
    case 'perch':
    case 'offer':
      return view.column.some(({ race }) => race === one) ? { of: 'combo', race: one } : { of: 'race', race: one };
    case 'badge': {
      const combo = view.column.find(({ power }) => power === one);
      return combo ? { of: 'combo', race: combo.race } : { of: 'power', power: one };
    }
    case 'tray':
      return { of: 'tray', race: one };
    case 'purse':
    case 'savings':
      return { of: 'purse', seat: Number(one) };
    case 'stud':
    case 'crown':
      return { of: 'round' };
    case 'die':
      return { of: 'die' };
    default:
      return null;
  }
}

/** What a part of a label says something of; null if it speaks for itself. */
function thingOfLabel(part: Element, view: GameView): Thing | null {
  const [kind, one = '', other = ''] = part.closest<HTMLElement>('[data-label]')?.dataset.label?.split('/') ?? [];
  switch (kind) {
    case 'region':
      if (part.matches('.table-cost')) return { of: 'cost', region: Number(one) };
      return { of: 'tokens', region: Number(one) };
    case 'danger':
      return { of: 'danger', region: Number(one) };
    case 'number':
      return { of: 'region', region: Number(one) };
    case 'sign':
      return thingOfSign(Number(one), other);
    case 'combo':
      return { of: 'combo', race: one };
    case 'tray':
      return { of: 'tray', race: one };
    case 'hand':
      return { of: 'hand', force: Number(one) };
    case 'seat':
      return Number(one) < view.players ? { of: 'player', seat: Number(one) } : null;
    case 'round':
      return { of: 'round' };
    default:
      return null;
  }
}

function thingOfSign(region: number, name: string): Thing {
  const [kind, id = ''] = name.split('.');
  if (id === 'lostTribe') return { of: 'tribe', region };
  if (kind === 'marker') return { of: 'marker', marker: id, region };
  const symbol = Object.values(boards)
    .flatMap(({ regions }) => regions.flatMap(({ symbols }) => symbols))
    .find((one) => one === id);
  return kind === 'symbol' && symbol ? { of: 'symbol', symbol } : { of: 'region', region };
}
