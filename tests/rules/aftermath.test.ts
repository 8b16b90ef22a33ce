import { describe, expect, it } from 'vitest';
import { aftermath } from '../../src/rules/ahead.ts';
import { legal, newGame, view } from '../../src/rules/index.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { farm, forest, hill, innerHill, peak, swamp } from '../support/places.ts';
import { coinsOf, play, stateOf } from '../support/position.ts';
import { only } from '../support/read.ts';

const attacking = (line: string, rest = '') => stateOf(`board 2; round 4; turn 0 conquer; ${line}; ${rest}`);

describe('what comes of a conquest', () => {
  it('SCO-1, HUM-1 coins of the turn before and after', () => {
    const state = attacking(`seat 0 humans+merchant ${forest} hand:5`);
    expect(aftermath(state, farm)?.coins).toEqual({ before: 2, after: 5 });
    expect(aftermath(state, swamp)?.coins).toEqual({ before: 2, after: 4 });
  });

  it('ORC-1 counts what the conquest itself earns; CON-7 and what one’s own race in decline no longer does', () => {
    const state = attacking(
      `seat 0 dwarves declined ${peak}; seat 0 orcs+pillaging ${farm} hand:9; tribes ${innerHill}`,
    );
    expect(aftermath(state, innerHill)?.coins).toEqual({ before: 3, after: 6 });
    // The mountain has a mine: the Dwarves lose two coins there, the Orcs earn three.
    expect(aftermath(state, peak)?.coins).toEqual({ before: 3, after: 4 });
  });

  it('LOS-1 a token of the loser is lost, the others come back; LOS-4 a lone one is lost', () => {
    const state = attacking(`seat 0 ratmen+hill ${farm} hand:9; seat 1 humans+swamp ${forest}:3 ${peak}`);
    expect(aftermath(state, forest)?.loser).toMatchObject({
      race: 'humans',
      seat: 1,
      lost: 1,
      withdrawn: 2,
      clause: 'LOS-1',
    });
    expect(aftermath(state, peak)).toMatchObject({
      loser: { lost: 1, withdrawn: 0, clause: 'LOS-4' },
      lostTribe: false,
    });
  });

  it('ELF-1 Elves lose none', () => {
    const state = attacking(`seat 0 ratmen+hill ${farm} hand:9; seat 1 elves+swamp ${forest}:3`);
    expect(aftermath(state, forest)?.loser).toMatchObject({ lost: 0, withdrawn: 3, clause: 'ELF-1', leaves: false });
  });

  it('GHO-5 Ghouls in decline lose one and withdraw the others, as an active race does, and stay without a region', () => {
    const state = attacking(`seat 0 ratmen+hill ${farm} hand:9; seat 1 ghouls declined ${forest}:3`);
    expect(aftermath(state, forest)?.loser).toMatchObject({
      race: 'ghouls',
      declined: true,
      lost: 1,
      withdrawn: 2,
      leaves: false,
    });
  });

  it('DEC-7 says when the last of a race in decline goes', () => {
    const state = attacking(
      `seat 0 ratmen+hill ${farm} hand:9; seat 1 dwarves declined ${forest}; seat 1 elves+swamp ${hill}`,
    );
    expect(aftermath(state, forest)?.loser).toMatchObject({ race: 'dwarves', lost: 1, declined: true, leaves: true });
  });

  it('CON-10 a Lost Tribe goes', () => {
    const state = attacking(`seat 0 ratmen+hill ${farm} hand:9; tribes ${innerHill}`);
    expect(aftermath(state, innerHill)).toMatchObject({ lostTribe: true, loser: null, markers: [] });
  });

  it('CON-10, BIV-2 markers go to the box or back to their owner; TRO-1, HAL-2 one’s own come; CON-9 Mountains stay', () => {
    const fortress = attacking(
      `seat 0 trolls+hill ${farm} hand:9; seat 1 elves+fortified ${peak}:2[fortress]; seat 1 dwarves declined ${hill}`,
    );
    expect(aftermath(fortress, peak)?.markers).toEqual([
      { marker: 'fortress', count: 1, to: 'box', clause: 'CON-10' },
      { marker: 'lair', count: 1, to: 'here', clause: 'TRO-1' },
    ]);
    const camps = attacking(`seat 0 halflings+hill hand:9; seat 1 elves+bivouacking ${farm}:2[encampment:2]`);
    expect(aftermath(camps, farm)?.markers).toEqual([
      { marker: 'encampment', count: 2, to: 'owner', clause: 'CON-10' },
      { marker: 'hole', count: 1, to: 'here', clause: 'HAL-2' },
    ]);
  });

  it('CON-3, CON-8 is nothing where the region may not be attacked, or nobody asks', () => {
    const state = attacking(`seat 0 ratmen+hill ${farm} hand:9; seat 1 halflings+swamp ${forest}[hole]`);
    expect(aftermath(state, forest)).toBeNull();
    expect(aftermath(state, hill)).toBeNull();
    expect(aftermath(state, farm)).toBeNull();
    expect(aftermath(state, 999)).toBeNull();
    expect(aftermath(stateOf('board 2; round 4; turn 0 pickCombo'), farm)).toBeNull();
  });

  it('CON-1 is told of a region that the tokens in hand do not suffice for', () => {
    const state = attacking(`seat 0 ratmen+hill ${farm} hand:1; seat 1 elves+swamp ${forest}:3`);
    expect(aftermath(state, forest)).toMatchObject({ coins: { before: 1, after: 2 }, loser: { withdrawn: 3 } });
  });

  it('is what `apply` then does, in random games, from what a player sees', () => {
    let asked = 0;
    for (const seed of [1, 2, 3, 4]) {
      const start = newGame({ players: 2 + (seed % 4), seed });
      if (!start.ok) throw new Error(start.refusal.code);
      const draw = drawFrom(seed);
      let { state } = start;
      for (let step = 0; state.phase !== 'gameOver' && step < 1500; step++) {
        for (const command of legal(state)) {
          if (command.type !== 'conquer') continue;
          const told = aftermath(view(state, state.seat), command.region);
          const seat = state.turnSeat;
          const { state: after, events } = play(state, command);
          expect(told?.coins).toEqual({ before: coinsOf(state, seat), after: coinsOf(after, seat) });
          const moved = only(events, 'tokensMoved');
          const count = (why: string) => moved.reduce((sum, event) => (event.why === why ? sum + event.count : sum), 0);
          expect([told?.loser?.lost ?? 0, told?.loser?.withdrawn ?? 0]).toEqual([count('lost'), count('withdrawn')]);
          asked++;
        }
        ({ state } = play(state, randomCommand(draw, state)));
      }
    }
    expect(asked).toBeGreaterThan(300);
  });
});
