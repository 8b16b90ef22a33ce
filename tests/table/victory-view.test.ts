import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { arrangementFor, tableBoard } from '../../src/table/camera/arrangement.ts';
import { cameraAt, FIELD, type Frame, type Framing } from '../../src/table/camera/framing.ts';
import type { Subject } from '../../src/table/camera/table-points.ts';
import { SWING, victoryFraming } from '../../src/table/camera/victory-arc.ts';
import { stackPlace } from '../../src/table/layout/ground.ts';
import { pursePlace } from '../../src/table/layout/seats.ts';
import { seatPlace } from '../../src/table/layout/table-plan.ts';
import type { Won } from '../../src/table/motion/show-store.ts';
import '../support/boards.ts';

/** Windows with the results about as large as they are at the end of a game, at the right hand or at the foot. */
const frames = {
  laptop: { width: 1280, height: 720, insets: { top: 50, right: 512, bottom: 8, left: 8 } },
  'wall in 4K': { width: 3840, height: 2160, insets: { top: 120, right: 1536, bottom: 20, left: 20 } },
  phone: { width: 390, height: 844, insets: { top: 55, right: 0, bottom: 440, left: 0 } },
} as const satisfies Record<string, Frame>;
const cases = Object.entries(frames).flatMap(([name, frame]) =>
  ([2, 3, 4, 5] as const).map((players) => ({ name, frame, players, subject: subjectOf(players, frame) })),
);

function subjectOf(players: 2 | 3 | 4 | 5, frame: Frame): Subject {
  return { board: tableBoard(players, frame), arrangement: arrangementFor(frame), players, tray: 14 };
}

/** Where a place is seen, in CSS pixels. */
function seenAt(framing: Framing, { width, height }: Frame, place: readonly [number, number, number]) {
  const at = new Vector3(...place).project(cameraAt(framing, FIELD, width / height));
  return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height };
}

const wonIn = (...places: Won['places']): Won => ({ places, isNew: true });

/** Is a place of the table in what the panels leave free? */
function isSeen(framing: Framing, frame: Frame, place: readonly [number, number, number]): boolean {
  const { x, y } = seenAt(framing, frame, place);
  const { top, right, bottom, left } = frame.insets;
  return x >= left - 1 && x <= frame.width - right + 1 && y >= top - 1 && y <= frame.height - bottom + 1;
}

/** Height of a figure, and of its hop, in board units. */
const FIGURE = 0.46;
const HOP = 0.34;

describe('the view of a winner', () => {
  it.each(cases)('has its land from low beside it, figures at their hops included, $name, $players players', (one) => {
    const { frame, subject } = one;
    for (const { id } of subject.board.regions) {
      const [x, y, z] = stackPlace(subject.board, id);
      for (const azimuth of [SWING.from, 0, SWING.to]) {
        const framing = victoryFraming(subject, wonIn({ seat: 0, region: id }), frame, azimuth);
        for (const up of [0, FIGURE + HOP]) expect(isSeen(framing, frame, [x, y + up, z]), `region ${id}`).toBe(true);
        const { position, target } = framing;
        const off = Math.hypot(position[0] - target[0], position[2] - target[2]);
        expect((Math.atan2(position[1] - target[1], off) * 180) / Math.PI).toBeCloseTo(29.8, 0);
      }
    }
  });

  it('has figures of 170 pixels and more on a laptop', () => {
    const frame = frames.laptop;
    const subject = subjectOf(4, frame);
    for (const { id } of subject.board.regions) {
      const [x, y, z] = stackPlace(subject.board, id);
      const framing = victoryFraming(subject, wonIn({ seat: 0, region: id }), frame, SWING.to);
      const high = seenAt(framing, frame, [x, y, z]).y - seenAt(framing, frame, [x, y + FIGURE, z]).y;
      expect(high, `region ${id}`).toBeGreaterThan(170);
    }
  });

  it.each(cases)('without land is that of its coins, $name, $players players', ({ frame, players, subject }) => {
    for (let seat = 0; seat < players; seat++) {
      const framing = victoryFraming(subject, wonIn({ seat, region: null }), frame, 0);
      expect(isSeen(framing, frame, pursePlace(seatPlace(subject.board, players, seat))), `coins of ${seat}`).toBe(
        true,
      );
    }
  });

  it.each(cases)('without land is seen from its own side of the table, $name, $players players', (one) => {
    const { frame, players, subject } = one;
    for (let seat = 0; seat < players; seat++) {
      const { position, target } = victoryFraming(subject, wonIn({ seat, region: null }), frame, 0);
      expect(Math.sign(position[2] - target[2])).toBe(seatPlace(subject.board, players, seat).side);
    }
  });

  it('has all winners in the picture who share the win', () => {
    const { subject, frame } = { subject: subjectOf(3, frames.laptop), frame: frames.laptop };
    const framing = victoryFraming(subject, wonIn({ seat: 0, region: 0 }, { seat: 2, region: 5 }), frame, 0);
    for (const region of [0, 5]) expect(isSeen(framing, frame, stackPlace(subject.board, region))).toBe(true);
  });

  it('stands to the left of what it looks at where its arc begins, and to the right where that ends', () => {
    const { subject, frame } = { subject: subjectOf(2, frames.laptop), frame: frames.laptop };
    const side = (azimuth: number) => {
      const { position, target } = victoryFraming(subject, wonIn({ seat: 0, region: 3 }), frame, azimuth);
      return Math.sign(position[0] - target[0]);
    };
    expect([side(SWING.from), side(SWING.to)]).toEqual([-1, 1]);
  });
});
