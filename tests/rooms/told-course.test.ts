import { describe, expect, it } from 'vitest';
import { toldCourse } from '../../src/rooms/client/course.ts';
import type { Known, Opening } from '../../src/rooms/protocol/index.ts';
import type { LogEntry } from '../../src/rules/course.ts';
import { apply, type GameState, type GameView, legal, newGame, view } from '../../src/rules/index.ts';
import { corePlace } from './support/core-place.ts';
import type { Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { chanceOf, playOn, someMove } from './support/playing.ts';

/** Plays a game and notes what seat 1 saw after so many commands. */
async function watched(opening: Opening, steps: number, seed: number) {
  const { guests } = await seated(corePlace(), opening);
  const guest = guests[1] as Guest;
  const saw = new Map<number, GameView>();
  const note = () => saw.set(guest.now.log.length, guest.sight(1).view);
  note();
  for (let step = 0; step < steps && !guest.now.isOver; step++) {
    if (step === 20) await guest.ask<'share'>({ type: 'share', value: 'c'.repeat(64) });
    await playOn(guests, 1, seed + step * 31);
    note();
  }
  return { guest, saw };
}

function courseOf(known: Known) {
  const course = toldCourse(known);
  if (course === null) throw new Error('no course');
  return course;
}

describe('a game as a device was told it', () => {
  it('leads everywhere to what its seat saw there, though nobody told it the stacks and purses', async () => {
    for (const [people, seed] of [
      [2, 3],
      [5, 1],
    ] as const) {
      const { guest, saw } = await watched(openingOf(new Array<'human'>(people).fill('human')), 70, seed);
      const course = courseOf(guest.now);
      expect(course.log).toEqual(guest.now.log);
      for (const [played, seen] of saw) expect(view(course.at(played), 1)).toEqual(seen);
    }
  });

  it('brings badges that were shuffled again in the order in which they came', async () => {
    const { guest } = await watched(openingOf(), 0, 1);
    const game = newGame({ players: 2, seed: 4 });
    if (!game.ok) throw new Error('no game');
    const [last = '', ...discard] = game.state.hidden.badges;
    const hidden = { ...game.state.hidden, badges: [last] };
    const start: GameState = { ...game.state, hidden, badgesLeft: 1, discard };
    const below = chanceOf(7);
    const states = [start];
    const log: LogEntry[] = [];
    let state = start;
    while (!log.some(({ events }) => events.some(({ type }) => type === 'badgesReshuffled')) || log.length % 20 !== 0) {
      const command = someMove(legal(state), below);
      const outcome = apply(state, command);
      if (!outcome.ok) throw new Error('refused');
      log.push({ command, seat: state.seat, round: state.round, events: outcome.events });
      state = outcome.state;
      states.push(state);
    }
    const now = view(state, null);
    const known: Known = { ...guest.now, start: view(start, null), log, length: log.length, view: now, coins: [] };
    const course = courseOf(known);
    for (const [played, then] of states.entries()) expect(view(course.at(played), null)).toEqual(view(then, null));
  });

  it('knows no purses of a laid game but its own, and those only as they were', async () => {
    const position = ['board 2', 'round 2', 'turn 0 pickCombo', 'coins 3 12'].join('\n');
    const opening = openingOf();
    const { guest, saw } = await watched({ ...opening, setup: { ...opening.setup, position } }, 40, 5);
    const course = courseOf(guest.now);
    for (const [played, seen] of saw) expect(view(course.at(played), 1)).toEqual(seen);
  });

  it('is not told otherwise than it came to: a room of other rules is not guessed at', async () => {
    const { guest } = await watched(openingOf(), 12, 2);
    const { now } = guest;
    expect(toldCourse({ ...now, view: { ...now.view, nextForce: 99 } })).toBeNull();
    expect(toldCourse({ ...now, start: null })).toBeNull();
    expect(toldCourse({ ...now, log: now.log.slice(1) })).toBeNull();
  });
});
