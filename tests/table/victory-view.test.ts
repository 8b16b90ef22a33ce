import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { arrangementFor, tableBoard } from '../../src/table/camera/arrangement.ts';
import { cameraAt, FIELD, type Frame, type Framing } from '../../src/table/camera/framing.ts';
import type { Subject } from '../../src/table/camera/table-points.ts';
import { SWING, victoryFraming } from '../../src/table/camera/victory-arc.ts';
import { stackPlace } from '../../src/table/layout/ground.ts';
import { pursePlace } from '../../src/table/layout/seats.ts';
import { seatPlace } from '../../src/table/layout/table-plan.ts';
import '../support/boards.ts';

/** Windows with panels about as large as they are at the end of a game, the standings at the right hand or at the foot. */
const frames = {
  laptop: { width: 1280, height: 720, insets: { top: 58, right: 420, bottom: 75, left: 223 } },
  'wall in 4K': { width: 3840, height: 2160, insets: { top: 90, right: 0, bottom: 240, left: 420 } },
  phone: { width: 390, height: 844, insets: { top: 113, right: 0, bottom: 300, left: 0 } },
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

/** The regions of a board, nearest to a seat's purse first. */
function nearestTo({ board, players }: Subject, seat: number): number[] {
  const [x, , z] = pursePlace(seatPlace(board, players, seat));
  const away = (region: number) => {
    const place = stackPlace(board, region);
    return Math.hypot(place[0] - x, place[2] - z);
  };
  return board.regions.map(({ id }) => id).toSorted((a, b) => away(a) - away(b));
}

describe('the view of a winner', () => {
  it.each(cases)('has the coins and the lands beside them in the picture, $name, $players players', (one) => {
    const { frame, players, subject } = one;
    for (let seat = 0; seat < players; seat++) {
      const lands = nearestTo(subject, seat).slice(0, 4);
      const [x, y, z] = pursePlace(seatPlace(subject.board, players, seat));
      for (const azimuth of [-SWING, 0, SWING]) {
        const framing = victoryFraming(subject, { seats: [seat], regions: lands }, frame, azimuth);
        const coins = seenAt(framing, frame, [x, y, z]);
        expect(Math.min(coins.x, frame.width - coins.x), `coins of ${seat}, across`).toBeGreaterThan(0);
        expect(Math.min(coins.y, frame.height - coins.y), `coins of ${seat}, up`).toBeGreaterThan(0);
        for (const land of lands) {
          const at = seenAt(framing, frame, stackPlace(subject.board, land));
          expect(at.x, `region ${land} of ${seat}`).toBeGreaterThanOrEqual(frame.insets.left - 1);
          expect(at.x, `region ${land} of ${seat}`).toBeLessThanOrEqual(frame.width - frame.insets.right + 1);
        }
      }
    }
  });

  it('is about the four regions nearest to the coins: a fifth, far away, changes nothing', () => {
    const { subject, frame } = { subject: subjectOf(4, frames.laptop), frame: frames.laptop };
    const regions = nearestTo(subject, 1);
    const near = regions.slice(0, 4);
    const [fifth] = regions.slice(-1);
    expect(fifth).toBeDefined();
    const of = (lands: readonly number[]) => victoryFraming(subject, { seats: [1], regions: lands }, frame, 0);
    expect(of([...near, ...(fifth === undefined ? [] : [fifth])])).toEqual(of(near));
    expect(of(near.slice(0, 3).concat(fifth ?? 0))).not.toEqual(of(near));
  });

  it('has all winners in the picture who share the win', () => {
    const { subject, frame } = { subject: subjectOf(3, frames.laptop), frame: frames.laptop };
    const framing = victoryFraming(subject, { seats: [0, 2], regions: [0, 5] }, frame, 0);
    for (const seat of [0, 2]) {
      const at = seenAt(framing, frame, pursePlace(seatPlace(subject.board, 3, seat)));
      expect(Math.min(at.x, frame.width - at.x)).toBeGreaterThan(0);
      expect(Math.min(at.y, frame.height - at.y)).toBeGreaterThan(0);
    }
  });

  it('stands to the left of what it looks at where its circle begins, and to the right where that ends', () => {
    const { subject, frame } = { subject: subjectOf(2, frames.laptop), frame: frames.laptop };
    const side = (azimuth: number) => {
      const { position, target } = victoryFraming(subject, { seats: [0], regions: [3] }, frame, azimuth);
      return Math.sign(position[0] - target[0]);
    };
    expect([side(-SWING), side(SWING)]).toEqual([-1, 1]);
  });
});
