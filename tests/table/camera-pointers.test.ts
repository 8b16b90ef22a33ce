// @vitest-environment happy-dom
import { CameraControlsImpl } from '@react-three/drei';
import * as THREE from 'three';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { attend, lookAway, useAttention } from '../../src/table/attention/index.ts';
import { holdCamera } from '../../src/table/camera/hold.ts';
import { PointerControls } from '../../src/table/camera/pointer-controls.ts';
import { followPointers } from '../../src/table/camera/pointers.ts';
import { scope } from '../support/at-table.tsx';

CameraControlsImpl.install({ THREE });

const seat = { x: 0, z: 0, distance: 12, azimuth: 0, polar: 0.6 };
let element: HTMLElement;
let hands: PointerControls;
let stop: () => void;
let isBare = true;

beforeEach(() => {
  lookAway(scope);
  isBare = true;
  element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 500);
  document.body.append(element);
  hands = new PointerControls(new THREE.PerspectiveCamera(28, 2, 0.5, 90));
  hands.home = { half: { x: 4, z: 3 }, distance: 12, aside: { x: 0, z: 0 } };
  hands.aimAt(seat, 0);
  stop = followPointers(scope, element, hands, { glide: false, isBare: () => isBare, onMoved: () => undefined });
});
afterEach(() => {
  stop();
  element.remove();
});

const goal = () => hands.aim(true);

function pointer(type: string, x: number, more: PointerEventInit = {}, time = 0): void {
  const where = { clientX: x, clientY: 250, bubbles: true };
  const event = new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', buttons: 1, ...where, ...more });
  // What the browser measures.
  for (const [key, value] of Object.entries({ offsetX: x, offsetY: event.clientY, timeStamp: time }))
    Object.defineProperty(event, key, { value });
  (type === 'pointerdown' ? element : document).dispatchEvent(event);
}

function drag(more: PointerEventInit = {}): void {
  pointer('pointerdown', 400, more);
  pointer('pointermove', 500, more);
  pointer('pointerup', 500, more);
}

/** Fingers go down one after the other, move step by step, and are lifted. */
function fingers(...ways: readonly (readonly (readonly [x: number, y: number])[])[]): void {
  const touch = (type: string, finger: number, step: number) => {
    const [x, clientY] = ways[finger]?.[step] ?? [0, 0];
    pointer(type, x, { pointerId: finger + 2, pointerType: 'touch', isPrimary: finger === 0, clientY });
  };
  for (const finger of ways.keys()) touch('pointerdown', finger, 0);
  for (const step of [1, 2]) for (const finger of ways.keys()) touch('pointermove', finger, step);
  for (const finger of ways.keys()) touch('pointerup', finger, 2);
}

function press(time: number): void {
  pointer('pointerdown', 400, {}, time);
  pointer('pointerup', 400, {}, time);
}

function wheel(): void {
  const event = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true });
  for (const [key, value] of Object.entries({ offsetX: 500, offsetY: 250 }))
    Object.defineProperty(event, key, { value });
  element.dispatchEvent(event);
}

it('the left and the right button turn the table, the middle one and Shift take it along, and then the view is free', () => {
  for (const button of [0, 2]) {
    hands.aimAt(seat, 0);
    drag({ button });
    expect(goal()).toMatchObject({ x: 0, z: 0, distance: 12 });
    expect(goal().azimuth).toBeCloseTo(-(2 * Math.PI) / 5);
    expect(useAttention.of(scope).getState().camera).toBe('free');
  }
  for (const how of [{ button: 1 }, { button: 0, shiftKey: true }]) {
    hands.aimAt(seat, 0);
    drag(how);
    expect(goal().x).toBeLessThan(-0.5);
    expect(goal().azimuth).toBe(0);
  }
});

it('one finger moves the ground, two turn it about the vertical and pinch it, and none ever tilts it', () => {
  fingers([
    [400, 250],
    [500, 300],
    [600, 400],
  ]);
  expect(goal()).toMatchObject({ distance: 12, azimuth: 0, polar: 0.6 });
  expect(goal().x).toBeLessThan(-0.5);
  expect(goal().z).toBeLessThan(-0.5);
  expect(useAttention.of(scope).getState().camera).toBe('free');
  hands.aimAt(seat, 0);
  const second = [
    [600, 250],
    [650, 300],
    [650, 400],
  ] as const;
  fingers(
    [
      [400, 250],
      [350, 200],
      [350, 100],
    ],
    second,
  );
  expect(goal().azimuth).toBeGreaterThan(0.5);
  expect(goal().distance).toBeLessThan(8);
  expect(goal().polar).toBe(0.6);
  // Both up the screen, as whoever tilts a map elsewhere.
  hands.aimAt(seat, 0);
  fingers(
    [
      [400, 250],
      [400, 150],
      [400, 50],
    ],
    second.map(([, y], step) => [600, 500 - y - step * 50] as const),
  );
  expect(goal().polar).toBe(0.6);
});

it('a drag that began while somebody holds the camera, or goes on when it is taken, does nothing, nor does the wheel', () => {
  const release = holdCamera(scope);
  drag();
  wheel();
  expect(goal()).toEqual(seat);
  release();
  pointer('pointerdown', 400);
  const again = holdCamera(scope);
  pointer('pointermove', 500);
  again();
  // The rest of it is no drag any more.
  pointer('pointermove', 600);
  pointer('pointerup', 600);
  expect(goal()).toEqual(seat);
  expect(useAttention.of(scope).getState().camera).toBe('seated');
  wheel();
  expect(goal().distance).toBeLessThan(11);
  drag();
  expect(goal().azimuth).not.toBe(0);
});

it('a drag does nothing while one looks around', () => {
  attend(scope, { around: 'kept' });
  drag();
  wheel();
  expect(goal()).toEqual(seat);
});

it('two quick presses of the bare table lead back to the seat; slow ones, or one on a region, do not', () => {
  const isBack = (times: readonly number[], bare: readonly boolean[]) => {
    attend(scope, { camera: 'free' });
    times.forEach((time, k) => {
      isBare = bare[k] ?? true;
      press(time);
    });
    return useAttention.of(scope).getState().camera === 'seated';
  };
  expect(isBack([1000, 1200], [true, true])).toBe(true);
  expect(isBack([3000, 3600], [true, true])).toBe(false);
  expect(isBack([5000, 5200], [false, true])).toBe(false);
  expect(isBack([7000, 7200], [true, false])).toBe(false);
});
