import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { readPosition } from '../../../src/rules/positions/index.ts';
import { lowView, position } from '../../../src/screens/start/LivingTable.tsx';
import { cameraAt, FIELD, type Frame } from '../../../src/table/camera/framing.ts';
import { stackPlace } from '../../../src/table/layout/ground.ts';
import { boardGeometry } from '../../../src/table/outlines/index.ts';
import '../../support/boards.ts';

it('the game behind the start page is one that could be played', () => {
  expect(readPosition(position)).toMatchObject({ ok: true });
});

/** Windows, and what title and menu cover of them, in CSS pixels. */
const windows: Readonly<Record<string, Frame>> = {
  laptop: { width: 1280, height: 720, insets: { top: 0, right: 0, bottom: 0, left: 421 } },
  phone: { width: 390, height: 844, insets: { top: 147, right: 0, bottom: 524, left: 0 } },
  'phone held sideways': { width: 844, height: 390, insets: { top: 0, right: 0, bottom: 0, left: 406 } },
  wall: { width: 3840, height: 2160, insets: { top: 0, right: 0, bottom: 0, left: 496 } },
};

describe('the table behind the start page', () => {
  const board = boardGeometry(5);
  /** The river; the dwarf on his hill beside it, and the troll across. */
  const river = new Vector3(...stackPlace(board, 20));
  const feet = [19, 27].map((region) => new Vector3(...stackPlace(board, region)));

  it.each(Object.entries(windows))('is looked at from low above, free of what covers it: %s', (_, frame) => {
    const { width, height, insets } = frame;
    const camera = cameraAt(lowView(board, frame), FIELD, width / height);
    const eye = camera.position.clone().sub(river);
    const elevation = (Math.atan2(eye.y, Math.hypot(eye.x, eye.z)) * 180) / Math.PI;
    expect(elevation).toBeGreaterThan(28);
    expect(elevation).toBeLessThan(32);
    for (const each of feet) {
      const foot = each.clone().project(camera);
      const [across, down] = [((foot.x + 1) / 2) * width, ((1 - foot.y) / 2) * height];
      expect(across).toBeGreaterThan(insets.left);
      expect(across).toBeLessThan(width);
      expect(down).toBeGreaterThan(insets.top);
      expect(down).toBeLessThan(height - insets.bottom);
    }
  });
});
