import { Box3, BufferAttribute, type BufferGeometry, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../src/rules/index.ts';
import { piece } from '../../src/table/layout/placement.ts';
import { legsOf } from '../../src/table/motion/flights.ts';
import { contoursOf } from '../../src/table/pieces/models/contours.ts';
import { madeModel } from '../../src/table/pieces/models/index.ts';
import { relief } from '../../src/table/pieces/models/relief.ts';
import { signIn, signs } from '../../src/ui/look/glyphs.tsx';

const { powers, races } = contentOf({});
const raised = { at: [0, 1, 0], size: 24, high: 1, colour: '#ffffff', side: '#000000' } as const;

/** Area of a geometry's upward faces, seen from above. */
function areaFromAbove(geometry: BufferGeometry): number {
  const position = geometry.getAttribute('position');
  const corner = (k: number) => new Vector3().fromBufferAttribute(position, geometry.index?.getX(k) ?? k);
  let area = 0;
  for (let k = 0; k < (geometry.index?.count ?? position.count); k += 3) {
    const [a, b, c] = [corner(k), corner(k + 1), corner(k + 2)];
    area += b.sub(a).cross(c.sub(a)).y / 2;
  }
  return area;
}

describe('signs in relief', () => {
  it('follow path data: moves, lines, curves, half circles', () => {
    expect(contoursOf('M2 3h4v2H2Z')).toEqual([
      [
        [2, 3],
        [6, 3],
        [6, 5],
        [2, 5],
      ],
    ]);
    const [round = []] = contoursOf('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z');
    for (const [x, y] of round) expect(Math.hypot(x - 12, y - 12)).toBeCloseTo(10);
    const [bent = []] = contoursOf('M0 0c0 2 2 4 4 4s4-2 4-4Z');
    expect(bent.at(-1)).toEqual([8, 0]);
    expect(Math.max(...bent.map(([, y]) => y))).toBeCloseTo(4);
  });

  it('leave out what lies within, and stand face up', () => {
    const ring = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM7 12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z';
    const [top] = relief({ fill: [ring] }, raised);
    // A circle of twelve corners has 0.955 of its area.
    expect(top && areaFromAbove(top)).toBeCloseTo(0.955 * Math.PI * 75, 0);
  });

  it.each([
    ...Object.keys(races).map((race) => ['race', race] as const),
    ...Object.keys(powers).map((power) => ['power', power] as const),
  ])('%s %s is a sign of filled shapes, whole on its grid', (kind, id) => {
    expect(Object.keys(signs[kind])).toContain(id);
    const parts = relief(signIn({}, kind, id), raised);
    const tops = parts.filter((_, k) => k % 2 === 0);
    const area = tops.reduce((sum, top) => sum + areaFromAbove(top), 0);
    expect(area).toBeGreaterThan(40);
    expect(area).toBeLessThan(480);
    const box = new Box3();
    for (const each of parts) box.union(new Box3().setFromBufferAttribute(positionsOf(each)));
    expect(Math.max(...box.max.toArray().map(Math.abs), ...box.min.toArray().map(Math.abs))).toBeLessThan(13.5);
  });
});

function positionsOf(geometry: BufferGeometry): BufferAttribute {
  const position = geometry.getAttribute('position');
  if (!(position instanceof BufferAttribute)) throw new Error('There are no plain positions.');
  return position;
}

describe('race tokens', () => {
  const looks = (owner: number) => [...madeModel(`chip/${owner}`).near.getAttribute('color').array].join();

  it('tell their owner, five players apart, within few triangles', () => {
    expect(new Set([0, 1, 2, 3, 4].map(looks)).size).toBe(5);
    for (const owner of [0, 1, 2, 3, 4]) {
      const { near, far } = madeModel(`chip/${owner}`);
      expect((near.index?.count ?? 0) / 3).toBeLessThanOrEqual(320);
      expect((far.index?.count ?? 0) / 3).toBeLessThanOrEqual(90);
    }
  });

  it('show it in flight, from the tray and back to it', () => {
    const [mine, nobodys] = [piece('chip/1/hand/0', 'chip/3', [1, 0, 0]), piece('tray/orcs/0', 'chip', [0, 0, 0])];
    for (const [before, after] of [
      [mine, nobodys],
      [nobodys, mine],
    ] as const) {
      const { carried, come, gone } = legsOf([before], [after]);
      expect(carried.map((leg) => leg.piece.model)).toEqual(['chip/3']);
      expect([...come, ...gone]).toEqual([]);
    }
  });

  it('never turn into those of another player on the way', () => {
    const { carried } = legsOf(
      [piece('chip/1/r1/0', 'chip/0', [0, 0, 0])],
      [piece('chip/2/r1/0', 'chip/1', [0, 0, 0])],
    );
    expect(carried).toEqual([]);
  });
});
