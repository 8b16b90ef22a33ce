import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/opponents/decide.ts';
import { view } from '../../../src/rules/index.ts';
import { cutOf } from '../../../src/screens/showcase/Presenter.tsx';
import { askOf, finds, type Goal, opensPresenter } from '../../../src/screens/showcase/presses.ts';
import { playedAgain } from '../../../src/screens/showcase/running-show.ts';
import { gameOf } from '../../../src/screens/showcase/use-games.ts';
import { opponentIn, type Stage } from '../../../src/session/turn/index.ts';
import { recordOf } from './watch.ts';

const asked = gameOf(0, 5, { players: 2, levels: ['wanderer', 'raider'] }, String);
const stages: Stage[] = [];
const record = await recordOf(asked, (stage) => stages.push(stage));
// As it is written down: with the version of the rules it is played by.
const { log, game, setup } = record;

describe('going on', () => {
  it.each<[Goal, (stage: Stage) => boolean]>([
    ['step', () => true],
    ['conquest', ({ events }) => events.some(({ type }) => type === 'conquered')],
    ['die', ({ events }) => events.some(({ type }) => type === 'dieRolled')],
    ['score', ({ name }) => name === 'score'],
    ['decline', ({ name }) => name === 'decline'],
  ])('finds the next %s, never what it began at', (goal, isWanted) => {
    const found = stages.filter((stage) => finds({ goal, from: null }, stage));
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(stages.filter(isWanted));
    for (const stage of found) expect(finds({ goal, from: stage }, stage)).toBe(false);
  });

  it('steps through a turn phase by phase', () => {
    const [first] = stages;
    if (first === undefined) throw new Error('nothing shown');
    const next = stages.find((stage) => finds({ goal: 'phase', from: first }, stage));
    expect(next?.name).not.toBe(first.name);
  });
});

describe('going back', () => {
  it('goes back step by step, each time to where the step was decided, and the same is decided again', () => {
    const commands = log.map(({ command }) => command);
    let cuts = 0;
    for (let at = log.length; at > 0; cuts++) {
      const cut = cutOf(log.slice(0, at), 'step');
      const then = playedAgain(setup, commands.slice(0, cut))?.game;
      const opponent = then && opponentIn(setup, then.seat);
      if (!then || !opponent) throw new Error('nobody to decide');
      expect(decide(view(then, then.seat), opponent).commands).toEqual(commands.slice(cut, at));
      at = cut;
    }
    expect(cuts).toBeLessThan(log.length);
    expect(cutOf([], 'step')).toBe(0);
  });

  it('goes to the beginning of the turn', () => {
    expect(cutOf(log.slice(0, 2), 'turn')).toBe(0);
    const ends = log.flatMap(({ events }, at) => (events.some(({ type }) => type === 'turnBegan') ? [at] : []));
    const [first = 0, second = 0] = ends;
    expect(cutOf(log.slice(0, first + 3), 'turn')).toBe(first + 1);
    // A turn that has only just begun: back to the one before.
    expect(cutOf(log.slice(0, second + 1), 'turn')).toBe(first + 1);
  });

  it('continues from there as the game went before', async () => {
    const half = log.slice(0, Math.floor(log.length / 2));
    const commands = half.slice(0, cutOf(half, 'turn')).map(({ command }) => command);
    expect(commands.length).toBeGreaterThan(5);
    expect((await recordOf(setup, undefined, playedAgain(setup, commands))).log).toEqual(log);
  });

  it('plays the log again to any entry of it', () => {
    const commands = log.map(({ command }) => command);
    expect(playedAgain(setup, commands)).toMatchObject({ game, log });
    const half = Math.floor(log.length / 2);
    expect(playedAgain(setup, commands.slice(0, half))?.log).toEqual(log.slice(0, half));
    expect(playedAgain(setup, commands.slice(1))).toBe(null);
  });
});

it('the presenter hears keys, remote controls and gamepads, and opens at few of them only', () => {
  expect(askOf({ of: 'key', key: 'ArrowRight' })).toBe('step');
  expect(askOf({ of: 'key', key: 'GoBack' })).toBe('close');
  expect(askOf({ of: 'pad', wish: 'press' })).toBe('toggle');
  expect(askOf({ of: 'tap' })).toBe('toggle');
  expect(askOf({ of: 'key', key: 'x' })).toBe(null);
  expect(opensPresenter({ of: 'key', key: 'p' })).toBe(true);
  expect(opensPresenter({ of: 'pad', wish: 'menu' })).toBe(true);
  expect(opensPresenter({ of: 'key', key: 'x' })).toBe(false);
  expect(opensPresenter({ of: 'tap' })).toBe(false);
});
