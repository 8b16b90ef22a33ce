import { PerspectiveCamera, Raycaster, Vector2, Vector3 } from 'three';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Stack } from '../../src/table/attention/drag-state.ts';
import { aimHand } from '../../src/table/drag/aim.ts';
import { regionAt } from '../../src/table/drag/DragLayer.tsx';
import { DraggedStack } from '../../src/table/drag/dragged-stack.ts';
import { feetOf, Glimmer } from '../../src/table/drag/ground-marks.ts';
import { Picker } from '../../src/table/drag/picker.ts';
import { pressedStack, stackOf } from '../../src/table/drag/pressed-stack.ts';
import { stackPlace } from '../../src/table/layout/ground.ts';
import { CHIP, FIGURE, type Placement, piece } from '../../src/table/layout/placement.ts';
import { Spring } from '../../src/table/motion/spring.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
import type { PieceBatch, Pose } from '../../src/table/pieces/piece-batch.ts';
import '../support/boards.ts';

const chip = (force: number, key: string, k: number, x: number) =>
  piece(`chip/${force}/${key}/${k}`, 'chip', [x, k * CHIP, 0], { scale: FIGURE });
const figure = (force: number, key: string, count: number, x: number) =>
  piece(`figure/${force}/${key}`, 'figure/nobody', [x, count * CHIP, 0], { scale: FIGURE });
const stack = (force: number, key: string, count: number, x: number): Placement[] => [
  ...Array.from({ length: count }, (_, k) => chip(force, key, k, x)),
  figure(force, key, count, x),
];

/** Where a batch draws its pieces. */
function fakeBatch() {
  const places = new Map<string, Vector3>();
  const batch = {
    put: ({ id, x, y, z }: Placement) => void places.set(id, new Vector3(x, y, z)),
    move: (id: string, { position }: Pose) => void places.set(id, position.clone()),
    remove: (id: string) => void places.delete(id),
  };
  // Of all that a batch can do, this is what a hand asks of it.
  return { places, batch: batch as unknown as PieceBatch };
}

describe('a spring', () => {
  it.each([1000 / 60, 100])(
    'settles within 150 milliseconds and never swings past its goal, a frame every %f ms',
    (frame) => {
      const spring = new Spring();
      spring.rest(new Vector3(0, 0, 0));
      const goal = new Vector3(1, 0.5, -2);
      let time = 0;
      for (; time < 150; time += frame) {
        spring.tick(goal, frame / 1000);
        expect(spring.at.x).toBeLessThanOrEqual(1);
        expect(spring.at.z).toBeGreaterThanOrEqual(-2);
      }
      expect(spring.at.distanceTo(goal)).toBeLessThan(0.05);
    },
  );
});

describe('a stack in the hand', () => {
  const hand = new Vector3(2, 1, 1);
  const carry = (held: DraggedStack, to: Vector3 | null) => {
    for (let k = 0; k < 40; k++) held.tick(to, 1 / 60);
  };

  it('has as many tokens as are lifted, with a figure of their own; the others close up', () => {
    const { batch, places } = fakeBatch();
    const held = new DraggedStack(batch, { of: 'hand', force: 3 }, [
      ...stack(3, 'hand', 5, 0),
      ...stack(3, 'r2', 2, 4),
    ]);
    held.lift(2);
    carry(held, hand);
    expect(places.get('chip/3/hand/4')?.toArray()).toEqual([2, 1 + CHIP, 1]);
    expect(places.get('chip/3/hand/3')?.toArray()).toEqual([2, 1, 1]);
    expect(places.get('held/figure')?.y).toBeCloseTo(1 + 2 * CHIP);
    expect(places.get('figure/3/hand')?.y).toBeCloseTo(3 * CHIP);
    expect(places.get('chip/3/hand/2')?.x).toBe(0);
    expect([...places.keys()].some((id) => id.includes('/r2'))).toBe(false);
    held.lift(5);
    carry(held, hand);
    expect(places.has('held/figure')).toBe(false);
    expect(places.get('figure/3/hand')?.y).toBeCloseTo(1 + 5 * CHIP);
    carry(held, null);
    held.lay();
    for (const { id, x, y, z } of stack(3, 'hand', 5, 0)) expect(places.get(id)?.toArray(), id).toEqual([x, y, z]);
  });

  it('may be a marker, of which the last one in its region is taken', () => {
    const { batch, places } = fakeBatch();
    const camps = [0, 1].map((k) => piece(`marker/encampment/2/${k}`, 'encampment', [k, 0.2, 0], { scale: FIGURE }));
    const held = new DraggedStack(batch, { of: 'marker', marker: 'encampment', region: 2 }, camps);
    held.lift(1);
    carry(held, hand);
    expect(places.get('marker/encampment/2/1')?.toArray()).toEqual([2, 1, 1]);
    expect(places.has('marker/encampment/2/0')).toBe(false);
    expect(held.inHand().map(({ id }) => id)).toEqual(['marker/encampment/2/1']);
  });

  it('jumps where nothing moves', () => {
    const { batch, places } = fakeBatch();
    const held = new DraggedStack(batch, { of: 'region', region: 2 }, stack(3, 'r2', 1, 4));
    held.lift(1);
    expect(held.tick(hand, null)).toBe(false);
    expect(places.get('chip/3/r2/0')?.toArray()).toEqual([2, 1, 1]);
  });
});

describe('the piece under a pointer', () => {
  const camera = new PerspectiveCamera(35, 1, 0.5, 90);
  const seen = { width: 800, height: 800 };
  const picker = new Picker(new Map(), 'near');
  const pieces = [...stack(1, 'r1', 3, 0), ...stack(2, 'r2', 1, 0.9)];
  beforeAll(() => {
    camera.position.set(0, 6, 6);
    camera.lookAt(0, 0, 0);
    camera.updateMatrixWorld();
  });
  const rayAt = (x: number, y: number, z: number) => {
    const ray = new Raycaster();
    const { x: across, y: up } = new Vector3(x, y, z).project(camera);
    ray.setFromCamera(new Vector2(across, up), camera);
    return ray;
  };
  const at = (x: number, y: number, z: number) => picker.met(pieces, rayAt(x, y, z))?.id ?? null;

  it('is the nearest one that the ray meets, by its own shape', () => {
    expect(at(0, CHIP, 0.21)).toMatch(/^chip\/1\/r1/);
    expect(at(0, 3 * CHIP + 0.15, 0)).toBe('figure/1/r1');
    expect(at(0.9, CHIP + 0.15, 0)).toBe('figure/2/r2');
    expect(at(0.45, 0, 0)).toBeNull();
  });

  it('is for a finger also one close by: 44 pixels, or halfway to the next', () => {
    const [x, y] = pixels(camera, seen, 0, 2 * CHIP, 0);
    const nearest = (dx: number) => picker.nearest(() => true, pieces, camera, seen, x + dx, y);
    expect(nearest(0)).toEqual({ of: 'region', region: 1 });
    expect(nearest(-21)).toEqual({ of: 'region', region: 1 });
    expect(nearest(-60)).toBeNull();
    const [next] = pixels(camera, seen, 0.9, 2 * CHIP, 0);
    expect(nearest((next - x) * 0.8)).toEqual({ of: 'region', region: 2 });
  });

  it('is that of the ground that is lit where no piece is met, if its stack may be taken; a finger moves that ground', () => {
    const mountain = piece('marker/mountain/2/0', 'mountain', [2, 0, 0], { scale: FIGURE });
    const press = (x: number, y: number, may: boolean, far = Number.POSITIVE_INFINITY, pointerType = 'mouse') => {
      const canvas = { getBoundingClientRect: () => ({ left: 0, top: 0, ...seen }) } as HTMLElement;
      const labels = { querySelectorAll: () => [] } as unknown as Element;
      const lit = x > 300 ? 2 : null;
      const event = { clientX: x, clientY: y, pointerType } as PointerEvent;
      const mayTake = ({ of }: Stack) => may && of === 'region';
      const table = { picker, may: mayTake, placements: [...pieces, mountain], camera, canvas, labels, lit };
      return pressedStack({ ...table, hiddenBeyond: () => far }, event);
    };
    const [x, y] = pixels(camera, seen, 0, CHIP / 2, 0.2);
    expect(press(x, y, true)).toEqual({ of: 'region', region: 1 });
    expect(press(x + 60, y + 60, true)).toEqual({ of: 'region', region: 2 });
    expect(press(x + 60, y + 60, false)).toBeNull();
    expect(press(100, 700, true)).toBeNull();
    expect(press(x + 60, y + 60, true, Number.POSITIVE_INFINITY, 'touch')).toBeNull();
    expect(press(x - 20, y, true, Number.POSITIVE_INFINITY, 'touch')).toEqual({ of: 'region', region: 1 });
    // What nobody takes off the land belongs to it.
    const [across, down] = pixels(camera, seen, 2, 0.05, 0);
    expect(picker.met([mountain], rayAt(2, 0.05, 0))).toBe(mountain);
    expect(press(across, down, true)).toEqual({ of: 'region', region: 2 });
    // A piece that the board hides is not met.
    expect(press(x, y, true, 1)).toEqual({ of: 'region', region: 2 });
  });

  it('glimmers at the foot of its stack, if that may be taken and the pointer is near', () => {
    const feet = feetOf(pieces, (stack) => stack.of === 'region' && stack.region === 2);
    expect(feet.map(({ id }) => id)).toEqual(['chip/2/r2/0']);
    const glimmer = new Glimmer();
    const [x, y] = pixels(camera, seen, 0.9, 0.22, 0);
    expect(glimmer.light(feet, camera, seen, x + 20, y)).toBe(true);
    expect(glimmer.mesh.visible && glimmer.isLit).toBe(true);
    // Nothing is to be drawn where it stays as it was.
    expect(glimmer.light(feet, camera, seen, x, y)).toBe(false);
    expect(glimmer.light(feet, camera, seen, x + 90, y)).toBe(true);
    expect(glimmer.mesh.visible).toBe(false);
  });

  it('belongs to the stack of its id', () => {
    expect(stackOf('chip/4/hand/2')).toEqual({ of: 'hand', force: 4 });
    expect(stackOf('figure/4/r12')).toEqual({ of: 'region', region: 12 });
    expect(stackOf('chip/4/aside/0')).toBeNull();
    expect(stackOf('marker/fortress/7/0')).toEqual({ of: 'marker', marker: 'fortress', region: 7 });
    expect(stackOf('banner/orcs')).toBeNull();
  });
});

describe('the region under what is carried', () => {
  it.each([2, 3, 4, 5] as const)('is the one on whose ground the pointer is, on the board for %i', (players) => {
    const board = boardGeometry(players);
    const camera = new PerspectiveCamera(35, 16 / 9, 0.5, 90);
    camera.position.set(0, 12, 9);
    camera.lookAt(0, 0, 0);
    camera.updateMatrixWorld();
    const seen = { width: 1280, height: 720 };
    for (const { id } of board.regions) {
      const [x, y] = pixels(camera, seen, ...stackPlace(board, id));
      expect(regionAt(board, camera, seen, x, y), `region ${id}`).toBe(id);
    }
    const [x, y] = pixels(camera, seen, board.width / 2 + 1, -0.3, 0);
    expect(regionAt(board, camera, seen, x, y)).toBeNull();
  });
});

describe('what is carried', () => {
  const seen = { width: 400, height: 800 };
  it.each([
    ['from a chair', [0, 9, 7]],
    ['from above', [0, 12, 0.01]],
  ] as const)('has its foot at a mouse, and rides above a finger, seen %s', (_, from) => {
    const camera = new PerspectiveCamera(35, 0.5, 0.5, 90);
    camera.position.fromArray(from);
    camera.lookAt(0, 0, 0);
    camera.updateMatrixWorld();
    const [base, meant] = [new Vector3(), new Vector3()];
    const under = { ground: 0.2, stands: 0 };
    aimHand({ base, meant }, { x: 200, y: 400, isFinger: false }, camera, seen, under);
    expect(base.y).toBeGreaterThan(0.4);
    // It goes where it seems to stand.
    const [across, down] = pixels(camera, seen, base.x, base.y, base.z);
    expect([across, down]).toEqual([expect.closeTo(200), expect.closeTo(400)]);
    const ground = pixels(camera, seen, meant.x, 0.2, meant.z);
    expect(ground).toEqual([expect.closeTo(200), expect.closeTo(400)]);
    aimHand({ base, meant }, { x: 200, y: 400, isFinger: true }, camera, seen, under);
    const [, y] = pixels(camera, seen, base.x, base.y, base.z);
    expect(400 - y).toBeGreaterThan(50);
  });
});

function pixels(camera: PerspectiveCamera, seen: { width: number; height: number }, x: number, y: number, z: number) {
  const at = new Vector3(x, y, z).project(camera);
  return [((at.x + 1) / 2) * seen.width, ((1 - at.y) / 2) * seen.height] as const;
}
