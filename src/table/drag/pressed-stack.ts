import { type Camera, Raycaster, Vector2 } from 'three';
import type { RegionId } from '../../rules/index.ts';
import type { Stack } from '../attention/drag-state.ts';
import { labelAt } from '../labels/label-at.ts';
import type { Placement } from '../layout/index.ts';
import type { Picker } from './picker.ts';

/** CSS pixels around a number in which a finger still means it. */
const FINGER = 8;

const ray = new Raycaster();
const point = new Vector2();

export interface SeenTable {
  readonly picker: Picker;
  readonly may: (stack: Stack) => boolean;
  readonly placements: readonly Placement[];
  readonly camera: Camera;
  readonly canvas: HTMLElement;
  readonly labels: Element;
  /** The region that is lit under a mouse. */
  readonly lit: RegionId | null;
  /** How far from the eye, in board units, the board hides everything at a place of the canvas. */
  readonly hiddenBeyond: (x: number, y: number) => number;
}

/**
 * The stack under a pointer: its number, or a piece of it, the nearest to the eye. Where no piece is met, for a finger one close by, since the ground is
 * what it moves; else that of the region that is lit, if it may be taken. Null if there is none.
 */
export function pressedStack(
  { picker, may, placements, camera, canvas, labels, lit, hiddenBeyond }: SeenTable,
  event: PointerEvent,
): Stack | null {
  const { clientX, clientY, pointerType } = event;
  const label = stackOfLabel(labelAt(labels, clientX, clientY, 1));
  if (label !== null) return label;
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const [x, y] = [clientX - left, clientY - top];
  camera.updateMatrixWorld();
  ray.setFromCamera(point.set((x / width) * 2 - 1, 1 - (y / height) * 2), camera);
  // What stands behind the board's edge is lower than the board.
  ray.far = hiddenBeyond(x, y);
  const met = picker.met(placements, ray);
  const stack = met === null ? null : stackOf(met.id);
  // The land has markers of its own, which nobody takes.
  const isLand = stack?.of === 'marker' && !may(stack);
  if (met !== null && !isLand) return stack;
  if (pointerType === 'touch')
    return (
      stackOfLabel(labelAt(labels, clientX, clientY, FINGER)) ??
      picker.nearest(may, placements, camera, { width, height }, x, y)
    );
  const ground: Stack | null = lit === null ? null : { of: 'region', region: lit };
  return ground !== null && may(ground) ? ground : null;
}

function stackOfLabel(label: string | null): Stack | null {
  const [kind, id] = label?.split('/') ?? [];
  if (kind === 'region') return { of: 'region', region: Number(id) };
  return kind === 'hand' ? { of: 'hand', force: Number(id) } : null;
}

/** The stack that a piece belongs to, by its id; null if it is in none that anybody may take. */
export function stackOf(id: string): Stack | null {
  const [kind, force = '', place = ''] = id.split('/');
  if (kind === 'marker') return { of: 'marker', marker: force, region: Number(place) };
  if (kind === 'waiting') return { of: 'marker', marker: force, region: null };
  if (kind !== 'chip' && kind !== 'figure') return null;
  if (place === 'hand') return { of: 'hand', force: Number(force) };
  const [, region] = /^r(\d+)$/.exec(place) ?? [];
  return region === undefined ? null : { of: 'region', region: Number(region) };
}

export function isSame(one: Stack, other: Stack): boolean {
  switch (one.of) {
    case 'hand':
      return other.of === 'hand' && other.force === one.force;
    case 'region':
      return other.of === 'region' && other.region === one.region;
    case 'marker':
      return other.of === 'marker' && other.region === one.region && other.marker === one.marker;
  }
}
