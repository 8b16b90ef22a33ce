// @vitest-environment happy-dom
import { PerspectiveCamera, Vector3 } from 'three';
import { expect, it, vi } from 'vitest';
import { Anchors } from '../../src/table/labels/anchors.ts';
import { clearest } from '../../src/table/labels/clearest.ts';

it('a label stands where its place is seen in the very frame for which the camera was moved and turned', () => {
  const anchors = new Anchors();
  const label = document.createElement('div');
  anchors.set('a', label, [1, 0, 2]);
  const camera = new PerspectiveCamera(28, 2, 0.5, 90);
  for (const [x, y, z] of [
    [0, 14, 9],
    [3, 20, 1],
    [0, 22, 0.1],
  ] as const) {
    // As the controls do it: the matrix still has the turn of the frame before.
    camera.position.set(x, y, z);
    camera.lookAt(0, 0, 0);
    anchors.project(camera, 1000, 500);
    camera.updateMatrixWorld();
    const seen = new Vector3(1, 0, 2).project(camera);
    const [across, down] = [((seen.x + 1) / 2) * 1000, ((1 - seen.y) / 2) * 500];
    expect(label.style.transform).toBe(`translate(${across.toFixed(1)}px, ${down.toFixed(1)}px)`);
  }
});

it('a label with a veil is left out while its place is seen behind that, or behind a head', () => {
  vi.useFakeTimers();
  const anchors = new Anchors();
  const name = document.createElement('div');
  name.append(document.createElement('div'));
  const [place, veil] = [
    [0, -0.3, -3],
    [0, 0.12, -2.6],
  ] as const;
  anchors.set('name', name, place, [], veil);
  const camera = new PerspectiveCamera(28, 2, 0.5, 90);
  const seenFrom = (x: number, y: number, z: number) => {
    camera.position.set(x, y, z);
    camera.lookAt(0, 0, 0);
    anchors.project(camera, 1000, 500);
    vi.runAllTimers();
    return name.style.visibility;
  };
  expect(seenFrom(0, 8, 14)).toBe('hidden');
  expect(seenFrom(0, 20, 9)).toBe('');
  // From the other side of the table nothing is in front of it.
  expect(seenFrom(0, 8, -14)).toBe('');
  expect(seenFrom(0, 20, 9)).toBe('');
  anchors.avoid([
    [
      [-0.2, 0, -3],
      [0.2, 0, -3],
      [0, 0.5, -2.8],
      [0, -0.5, -2.8],
    ],
  ]);
  vi.spyOn(name.firstElementChild ?? name, 'getBoundingClientRect').mockReturnValue(new DOMRect(-5, -5, 10, 10));
  expect(seenFrom(0, 20, 9)).toBe('hidden');
  anchors.avoid([]);
  expect(seenFrom(0, 20, 9)).toBe('');

  // What stands between two of its parts has no box, and is nowhere: the label does not reach from there to the window's corner.
  const text = document.createElement('text-gap');
  vi.spyOn(text, 'getBoundingClientRect').mockReturnValue(new DOMRect());
  name.firstElementChild?.append(text);
  vi.spyOn(name, 'getBoundingClientRect').mockReturnValue(new DOMRect(500, 250, 0, 0));
  vi.spyOn(name.firstElementChild ?? name, 'getBoundingClientRect').mockReturnValue(new DOMRect(495, 245, 10, 10));
  anchors.dispose();
  anchors.set('name', name, place, [], veil);
  anchors.avoid([
    [
      [-4, 0, -3],
      [-3.6, 0, -3],
      [-4, 0.5, -2.8],
      [-4, -0.5, -2.8],
    ],
  ]);
  expect(seenFrom(0, 20, 9)).toBe('');
  anchors.dispose();
  vi.useRealTimers();
});

it('what hangs beside a label hangs on the side where no head is, once the camera rests', () => {
  vi.useFakeTimers();
  const anchors = new Anchors();
  const label = document.createElement('div');
  label.append(document.createElement('div'));
  label.firstElementChild?.append(document.createElement('b'));
  const camera = new PerspectiveCamera(28, 2, 0.5, 90);
  camera.position.set(0, 20, 9);
  camera.lookAt(0, 0, 0);
  const at = (left: number, width: number) => () => new DOMRect(left, 240, width, 20);
  vi.spyOn(label, 'getBoundingClientRect').mockImplementation(() => new DOMRect(500, 250, 0, 0));
  vi.spyOn(label.firstElementChild ?? label, 'getBoundingClientRect').mockImplementation(at(495, 10));
  const flag = vi.spyOn(label.querySelector('b') ?? label, 'getBoundingClientRect');
  flag.mockImplementation(() => at(label.hasAttribute('data-mirrored') ? 455 : 505, 40)());
  const headAt = (x: number) =>
    [-0.9, 0.9].flatMap((off) => [-0.3, 0.3].map((up): [number, number, number] => [x + off, 0, up]));
  anchors.choosesBy(clearest);
  anchors.set('a', label, [0, 0, 0], [[0, 0, 0.01]]);
  for (const [x, isMirrored] of [
    [1, true],
    [-1, false],
  ] as const) {
    anchors.avoid([headAt(x)]);
    anchors.placeAgain();
    anchors.project(camera, 1000, 500);
    vi.runAllTimers();
    expect(label.hasAttribute('data-mirrored')).toBe(isMirrored);
  }
  anchors.dispose();
  vi.useRealTimers();
});
