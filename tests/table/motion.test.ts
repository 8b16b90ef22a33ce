import { Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { afterEvents, apply, type GameEvent, type GameState, legal, view } from '../../src/rules/index.ts';
import type { Stage } from '../../src/session/turn/types.ts';
import { dieFaces } from '../../src/table/layout/die.ts';
import { layout } from '../../src/table/layout/index.ts';
import { piece } from '../../src/table/layout/placement.ts';
import { beatsOf } from '../../src/table/motion/beats.ts';
import { DieThrow } from '../../src/table/motion/die-throw.ts';
import { flightsOf } from '../../src/table/motion/flights.ts';
import { fly } from '../../src/table/motion/fly.ts';
import * as moves from '../../src/table/motion/moves.ts';
import { Runner } from '../../src/table/motion/runner.ts';
import { newShowStore } from '../../src/table/motion/show-store.ts';
import { type BoardGeometry, boardGeometry } from '../../src/table/outlines/index.ts';
import { type Pose, poseOf } from '../../src/table/pieces/piece-batch.ts';
import { unseen } from '../../tools/players/unseen.ts';
import { emptyBatch } from '../support/batch.ts';
import { playedOn } from '../support/careless.ts';
import '../support/boards.ts';
import { farm, forest } from '../support/places.ts';
import { position } from '../support/position.ts';
import '../support/throws.ts';

const newPose = (): Pose => ({ position: new Vector3(), turn: new Quaternion(), scale: new Vector3() });
const places = {
  purse: () => [0, 0, 0] as const,
  region: () => [0, 0, 0] as const,
  force: () => null,
  stash: [0, 0, 0] as const,
};
const ground = { coins: places, fight: null, wave: null };
const lying = (face: number): Quaternion => {
  const pose = newPose();
  poseOf(piece('die', 'die', [0, 0, 0], { turn: 0.5, face }), pose);
  return pose.turn;
};
const style = (face: number) => ({
  from: 1,
  still: false,
  won: true,
  short: false,
  before: lying(0),
  after: lying(face),
});

/** Commands of a game together with what they brought about. */
function steps(players: number, seed: number): { before: GameState; after: GameState; events: readonly GameEvent[] }[] {
  const found: { before: GameState; after: GameState; events: readonly GameEvent[] }[] = [];
  let before = playedOn(players, seed, (now) => now.round >= 3);
  for (let k = 0; k < 60; k++) {
    const commands = legal(before);
    const command = commands.find(({ type }) => type === 'conquer') ?? commands[(k * 7) % Math.max(1, commands.length)];
    if (command === undefined) break;
    const outcome = apply(before, command);
    if (!outcome.ok) break;
    found.push({ before, after: outcome.state, events: outcome.events });
    before = outcome.state;
  }
  return found;
}

describe('events moved over a view', () => {
  it('lead to the same pieces as the rules', () => {
    for (const { before, after, events } of steps(4, 11)) {
      const shown = afterEvents(view(before, 0), events);
      const truth = view(after, 0);
      expect(shown.regions).toEqual(truth.regions);
      expect(shown.tray).toEqual(truth.tray);
      expect(shown.column).toEqual(truth.column);
      expect(shown.forces.map(({ id, hand, aside, declined }) => [id, hand, aside, declined])).toEqual(
        truth.forces.map(({ id, hand, aside, declined }) => [id, hand, aside, declined]),
      );
    }
  });

  it('leave the view they came from alone', () => {
    const [step] = steps(3, 5);
    if (step === undefined) throw new Error('no step');
    const was = view(step.before, 0);
    const copy = structuredClone(was);
    afterEvents(was, step.events);
    expect(was).toEqual(copy);
  });
});

function fightIn(events: readonly GameEvent[], board: BoardGeometry): { x: number; z: number } | null {
  const attack = events.find(({ type }) => type === 'attackBegan');
  const seat = attack?.type === 'attackBegan' ? board.regions[attack.region]?.seat : undefined;
  return seat === undefined ? null : { x: seat.x, z: seat.y };
}

describe('flights', () => {
  it('carry every piece from where it was to where it goes', () => {
    const board = boardGeometry(4);
    for (const { before, after, events } of steps(4, 11)) {
      const scene = { board, arrangement: 'wide', colours: [0, 1, 2, 3] } as const;
      const [from, to] = [layout({ ...scene, view: view(before, 0) }), layout({ ...scene, view: view(after, 0) })];
      for (const beat of beatsOf(events)) {
        const flights = flightsOf(from, to, beat, { ...ground, fight: fightIn(beat.events, board) });
        const arrived = new Set(flights.filter(({ leaves }) => !leaves).map(({ to: goal }) => goal.id));
        const old = new Set(from.map(({ id }) => id));
        for (const { id } of to) expect(old.has(id) || arrived.has(id), id).toBe(true);
        for (const flight of flights) {
          const [pose, end] = [newPose(), newPose()];
          fly(flight, 1, pose, end);
          // Who goes for good may go where he fell.
          if (flight.to.scale[0] < 0.01) expect(pose.scale.length()).toBeLessThan(0.01);
          else expect(pose.position.distanceTo(new Vector3(flight.to.x, flight.to.y, flight.to.z))).toBeLessThan(1e-6);
          fly(flight, 0.5, pose, end);
          expect(Number.isFinite(pose.position.y)).toBe(true);
        }
      }
    }
  });
});

describe('the die', () => {
  for (const value of [0, 1, 2, 3])
    it(`lands on ${value}, whichever throw is replayed`, () => {
      for (let choice = 0; choice < 12; choice++) {
        const pose = newPose();
        const thrown = new DieThrow(value, choice, [1, 0.2, 3], style(value));
        thrown.pose(thrown.duration, pose);
        const up = dieFaces.toSorted(
          (a, b) =>
            new Vector3(...b.normal).applyQuaternion(pose.turn).y -
            new Vector3(...a.normal).applyQuaternion(pose.turn).y,
        )[0];
        expect(up?.value).toBe(value);
        expect(pose.position.distanceTo(new Vector3(1, 0.2, 3))).toBeLessThan(0.01);
      }
    });

  it('moves on its way, and not at all without motion', () => {
    const [early, late] = [newPose(), newPose()];
    const thrown = new DieThrow(2, 1, [0, 0, 0], style(2));
    thrown.pose(0, early);
    thrown.pose(thrown.duration, late);
    // Nothing teleports: it is taken from where it lay.
    expect(early.position.distanceTo(late.position)).toBeLessThan(0.01);
    expect(early.turn.angleTo(lying(0))).toBeLessThan(0.01);
    expect(late.turn.angleTo(lying(2))).toBeLessThan(0.01);
    thrown.pose(thrown.restsAt * 0.4, early);
    expect(early.position.distanceTo(late.position)).toBeGreaterThan(0.3);
    const still = new DieThrow(2, 1, [0, 0, 0], { ...style(2), still: true });
    still.pose(0, early);
    expect(early.position.distanceTo(late.position)).toBeLessThan(0.01);
  });
});

describe('the runner', () => {
  function run(still: boolean, frame = 40): { done: number[]; last: unknown; ticks: number; moments: string[] } {
    // A forest that others defend: a fight, losses, and tokens that walk home.
    const before = position({
      forces: [
        { race: 'ratmen', power: 'hill', hand: 9, at: { [farm]: 1 } },
        { race: 'humans', power: 'swamp', seat: 1, at: { [forest]: 2 } },
      ],
    });
    const step = apply(before, { type: 'conquer', region: forest });
    if (!step.ok) throw new Error(step.refusal.code);
    const stage: Stage = {
      id: 7,
      name: 'conquer',
      seat: 0,
      events: step.events,
      before: view(before, 0),
      after: view(step.state, 0),
    };
    const done: number[] = [];
    const moments: string[] = [];
    let last: unknown = null;
    const runner = new Runner(
      emptyBatch(),
      { board: boardGeometry(2), arrangement: 'wide', colours: [0, 1] },
      {
        step: (shown) => {
          last = shown;
        },
        moment: (_, moment) => moments.push(moment),
        done: (id) => done.push(id),
      },
      unseen,
      newShowStore(),
    );
    runner.start(stage, { still, last: true }, moves);
    let ticks = 0;
    for (; runner.running && ticks < 500; ticks++) runner.tick(frame);
    expect(last).toEqual(stage.after);
    return { done, last, ticks, moments };
  }

  it('shows a stage in time, reports it once, and ends with what the rules say', () => {
    const { done, ticks } = run(false);
    expect(done).toEqual([7]);
    expect(ticks).toBeGreaterThan(5);
    expect(ticks * 40).toBeLessThan(6000);
  });

  it('takes about as long where a frame takes half a second', () => {
    const smooth = run(false).ticks * 40;
    const slow = run(false, 500).ticks * 500;
    expect(slow).toBeGreaterThan(smooth - 500);
    expect(slow).toBeLessThan(smooth + 750);
  });

  it('tells when something begins to move and when it lands, without motion too', () => {
    const { moments } = run(false);
    expect(moments[0]).toBe('begins');
    expect(moments.at(-1)).toBe('lands');
    expect(run(true).moments).toEqual(expect.arrayContaining(['begins', 'lands']));
  });

  it('takes no time at all with reduced motion', () => {
    expect(run(true)).toMatchObject({ done: [7], ticks: 0 });
  });

  /** A runner, what it showed last, and the stages of two steps that follow each other. */
  function twoSteps() {
    const [one, two] = steps(4, 11);
    if (one === undefined || two === undefined) throw new Error('too short a game');
    const stageOf = ({ before, after, events }: typeof one, id: number): Stage => {
      return { id, name: 'conquer', seat: 0, events, before: view(before, 0), after: view(after, 0) };
    };
    const shown: unknown[] = [];
    const runner = new Runner(
      emptyBatch(),
      { board: boardGeometry(4), arrangement: 'wide', colours: [0, 1, 2, 3] },
      { step: (now) => shown.push(now), moment: () => undefined, done: () => undefined },
      unseen,
      newShowStore(),
    );
    const show = (stage: Stage, last: boolean) => {
      runner.start(stage, { still: true, last }, moves);
      while (runner.running) runner.tick(1000);
    };
    return { runner, shown, show, first: stageOf(one, 3), second: stageOf(two, 4) };
  }

  it('goes on from what it shows, from one stage of a step to the next', () => {
    const { shown, show, first, second } = twoSteps();
    show(first, false);
    const left = shown.at(-1);
    const from = shown.length;
    show(second, true);
    expect(shown[from]).toBe(left);
  });

  it('begins with what the chart says after a rest, for a step may have been taken back', () => {
    const { runner, shown, show, first, second } = twoSteps();
    show(first, true);
    runner.rest(first.before);
    const from = shown.length;
    show(second, true);
    expect(shown[from]).toBe(second.before);
  });
});
