import { describe, expect, it, vi } from 'vitest';
import { contentOf } from '../../src/rules/index.ts';
import { playChecked } from '../../tools/checks/checked-game.ts';
import { pickTop } from '../../tools/checks/pick-top.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { mostTelling } from '../support/how-long.ts';
import { changelings, fey, gnomes, hermits, nimble, thrifty } from '../support/own.ts';

const { powers, races } = contentOf({});

const boxRaces = Object.keys(races);
const boxPowers = Object.keys(powers);
vi.mock('../../src/rules/boxes/index.ts', () => import('../support/test-boxes.ts'));

/** A whole game at random, dealt from this box and begun with this combo, everything checked after every command. */
function playOut(id: string, players: number, seed: number, race: string, power: string): void {
  const draw = drawFrom(seed);
  const choose = pickTop((state) => randomCommand(draw, state));
  const { state } = playChecked({
    setup: { players, seed, banners: [race], badges: [power], content: { id } },
    choose,
  });
  expect(state.phase).toBe('gameOver');
}

const someOf = (names: readonly string[]) => mostTelling([...names.entries()], ([index]) => index % 5 === 0);

describe('whole games with races and powers of one’s own', () => {
  for (const race of [gnomes, hermits, changelings]) {
    it(`OWN-3 works with every badge, in the long run, else with every fifth (${race.id})`, () => {
      for (const [index, badge] of someOf(boxPowers)) playOut(race.id, 2 + (index % 4), index, race.id, badge);
    });
  }

  for (const power of [nimble, thrifty, fey]) {
    it(`OWN-3 works with every banner, in the long run, else with every fifth (${power.id})`, () => {
      for (const [index, banner] of someOf(boxRaces)) playOut(power.id, 2 + (index % 4), index, banner, power.id);
    });
  }

  it('OWN-3 and with a race of one’s own', () => {
    for (const players of [2, 3, 4, 5]) playOut('wild', players, players, 'changelings', 'fey');
  });

  it('OWN-3 BIV-2 no more of a withdrawn marker come to the one region left than may lie in one', () => {
    playOut('gnomesFey', 5, 11, 'gnomes', 'fey');
  });
});
