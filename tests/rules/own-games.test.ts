import { afterEach, describe, expect, it } from 'vitest';
import {
  bringOwn,
  type Command,
  type GameState,
  type OwnRace,
  type Power,
  powers,
  races,
} from '../../src/rules/index.ts';
import { playChecked } from '../support/checked-game.ts';
import { changelings, fey, gnomes, hermits, nimble, thrifty } from '../support/own.ts';
import { drawFrom, randomCommand } from '../support/random-player.ts';

const boxRaces = Object.keys(races);
const boxPowers = Object.keys(powers);
let takeOut = () => {};

/** Puts them into the box for one test. */
function bring(own: { race?: OwnRace; power?: Power }): void {
  const brought = bringOwn(own);
  if (!brought.ok) throw new Error(brought.refusal.code);
  takeOut = brought.takeOut;
}

afterEach(() => {
  takeOut();
  takeOut = () => {};
});

/** A whole game at random, begun with this combo, everything checked after every command. */
function playOut(players: number, seed: number, race: string, power: string): void {
  const draw = drawFrom(seed);
  let isFirst = true;
  const choose = (state: GameState): Command => {
    if (!isFirst) return randomCommand(draw, state);
    isFirst = false;
    return { type: 'pickCombo', index: 0 };
  };
  const { state } = playChecked({ setup: { players, seed, banners: [race], badges: [power] }, choose });
  expect(state.phase).toBe('gameOver');
}

describe('whole games with races and powers of one’s own', () => {
  for (const race of [gnomes, hermits, changelings]) {
    it(`OWN-3 works with every badge (${race.id})`, () => {
      bring({ race });
      for (const [index, badge] of boxPowers.entries()) playOut(2 + (index % 4), index, race.id, badge);
    });
  }

  for (const power of [nimble, thrifty, fey]) {
    it(`OWN-3 works with every banner (${power.id})`, () => {
      bring({ power });
      for (const [index, banner] of boxRaces.entries()) playOut(2 + (index % 4), index, banner, power.id);
    });
  }

  it('OWN-3 and with a race of one’s own', () => {
    bring({ race: changelings, power: fey });
    for (const players of [2, 3, 4, 5]) playOut(players, players, 'changelings', 'fey');
  });

  it('OWN-3 BIV-2 no more of a withdrawn marker come to the one region left than may lie in one', () => {
    bring({ race: gnomes, power: fey });
    playOut(5, 11, 'gnomes', 'fey');
  });
});
