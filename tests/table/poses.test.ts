import { BoxGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { piece } from '../../src/table/layout/placement.ts';
import { figureOf, inPose, posedAs, poseIn, poses } from '../../src/table/layout/poses.ts';
import { legsOf } from '../../src/table/motion/flights.ts';
import { posed } from '../../src/table/pieces/models/index.ts';

const regions = Array.from({ length: 48 }, (_, region) => region);

describe('poses of figures', () => {
  it('differ from region to region, and are the same in a region whenever one looks', () => {
    const found = regions.map(poseIn);
    expect(new Set(found.map(({ pose }) => pose)).size).toBe(poses.length);
    expect(regions.map(poseIn)).toEqual(found);
  });

  it('let every face look towards the viewer, head and feet', () => {
    for (const { pose, turn } of regions.map(poseIn)) {
      expect(Math.abs(turn + (poses[pose]?.twist ?? 0))).toBeLessThanOrEqual(0.53);
      expect(Math.abs(turn)).toBeLessThan(1);
    }
  });

  it('are told by the name of the model, whichever the race', () => {
    expect(inPose('figure/orcs', 0)).toBe('figure/orcs');
    expect(posedAs(inPose('figure/orcs', 2))).toEqual({ figure: 'figure/orcs', pose: 2 });
    for (const model of ['hero/2', 'chip/1', 'coin/5', 'figure/orcs']) expect(posedAs(model)).toBeNull();
    expect(figureOf('totem/1')).toBe('totem');
  });

  it('leave the feet where they are and every face outwards', () => {
    const box = new BoxGeometry(0.4, 1, 0.4).translate(0, 0.5, 0);
    for (const pose of poses.keys()) {
      const { near } = posed({ near: box, far: box }, pose);
      const [position, normal, index] = [near.getAttribute('position'), near.getAttribute('normal'), near.index];
      let volume = 0;
      for (let k = 0; k < (index?.count ?? 0); k += 3) {
        const [a, b, c] = [index?.getX(k) ?? 0, index?.getX(k + 1) ?? 0, index?.getX(k + 2) ?? 0];
        const [x, y, z] = [position.getX(a), position.getY(a), position.getZ(a)];
        const [u, v, w] = [position.getX(b), position.getY(b), position.getZ(b)];
        const [p, q, r] = [position.getX(c), position.getY(c), position.getZ(c)];
        volume += (x * (v * r - w * q) + y * (w * p - u * r) + z * (u * q - v * p)) / 6;
      }
      expect(volume).toBeGreaterThan(0.12);
      for (let k = 0; k < position.count; k++) {
        expect(Math.hypot(normal.getX(k), normal.getY(k), normal.getZ(k))).toBeCloseTo(1);
        if (box.getAttribute('position').getY(k) === 0) expect(position.getY(k)).toBeCloseTo(0);
      }
    }
  });

  it('change nothing about who goes: a figure in another pose is the same figure, carried from region to region', () => {
    const [from, to] = [
      piece('figure/1/r3', 'figure/orcs', [0, 0, 0]),
      piece('figure/1/r4', 'figure/orcs/1', [1, 0, 0]),
    ];
    const { carried, come, gone } = legsOf([from], [to]);
    expect(carried).toHaveLength(1);
    expect([...come, ...gone]).toEqual([]);
  });
});
