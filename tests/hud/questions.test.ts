import { describe, expect, it } from 'vitest';
import { confirmation } from '../../src/hud/board/questions.ts';
import { type Command, type GameState, view } from '../../src/rules/index.ts';
import { farm, forest, swamp } from '../support/places.ts';
import { type ForceSpec, play, position } from '../support/position.ts';

const old: ForceSpec = { race: 'elves', power: null, declined: true, at: { [forest]: 1 } };

/** The race that may decline, beside one in decline. */
const beside = (power: string): GameState =>
  position({ phase: 'readyTroops', forces: [old, { race: 'orcs', power, at: { [farm]: 2 } }] });

/** What is asked of the seat before it gives the command. */
function asked(state: GameState, command: Command): string {
  const seen = view(state, state.seat);
  const seats = Array.from({ length: seen.players }, (_, seat) => ({ name: `P${seat + 1}` }));
  return confirmation(seen, command, { board: seen.board, content: seen.content, seats })?.().text ?? '';
}

describe('the question before', () => {
  it('a decline names the race that leaves for it (DEC-2), and none that a Spirit leaves alone (SPI-1)', () => {
    for (const power of ['swamp', 'spirit']) {
      const state = beside(power);
      const left = !play(state, { type: 'decline' }).state.forces.some(({ race }) => race === 'elves');
      expect(/Elves/.test(asked(state, { type: 'decline' })), power).toBe(left);
      expect(left).toBe(power !== 'spirit');
    }
  });

  it('a decline says how many tokens stay: one in each region (DEC-3), or all of Ghouls (GHO-1)', () => {
    for (const race of ['orcs', 'ghouls']) {
      const state = position({ phase: 'readyTroops', forces: [{ race, power: 'swamp', at: { [farm]: 3 } }] });
      const stay = play(state, { type: 'decline' }).state.regions[farm]?.tokens;
      expect(stay, race).toBe(race === 'orcs' ? 1 : 3);
      expect(asked(state, { type: 'decline' }), race).toMatch(stay === 1 ? /^One token stays/ : /^All your tokens/);
    }
  });

  it('a decline says what the turn pays: a coin for each region in decline (DEC-5)', () => {
    const state = position({
      phase: 'readyTroops',
      forces: [{ race: 'orcs', power: 'swamp', at: { [farm]: 1, [forest]: 1, [swamp]: 1 } }],
    });
    const paid = play(state, { type: 'decline' }).state.coins[0] ?? 0;
    expect(paid - (state.coins[0] ?? 0)).toBe(3);
    expect(asked(state, { type: 'decline' })).toMatch(
      /This turn you only score: 3 coins\. Next turn you pick a new race\.$/,
    );
  });

  it('a decline names what else leaves the map: Holes-in-the-Ground (HAL-3), and no Lair of Trolls (TRO-1)', () => {
    for (const [race, marker] of [
      ['halflings', 'hole'],
      ['trolls', 'lair'],
    ] as const) {
      const state = position({
        phase: 'readyTroops',
        forces: [{ race, power: 'swamp', at: { [farm]: 2, [forest]: 1 } }],
        markers: { [farm]: { [marker]: 1 }, [forest]: { [marker]: 1 } },
      });
      const stay = play(state, { type: 'decline' }).state.regions[farm]?.markers[marker] ?? 0;
      expect(asked(state, { type: 'decline' }).includes('Off the map as well: 2 '), race).toBe(stay === 0);
    }
  });

  it('the end of a turn names who is next, and says when it is one’s last (END-1)', () => {
    const ending = (round: number, seat: number) =>
      asked(
        position({
          phase: 'redeploy',
          round,
          seat,
          forces: [{ race: 'orcs', power: 'swamp', seat, at: { [farm]: 2 } }],
        }),
        { type: 'endRedeployment' },
      );
    expect(ending(5, 0)).toMatch(/P2/);
    expect(ending(5, 1)).toMatch(/P1/);
    expect(ending(5, 0)).not.toMatch(/last turn/);
    expect(ending(10, 0)).toMatch(/last turn/);
    expect(ending(10, 1)).not.toMatch(/P1/);
  });

  it('the end of a redeployment promises nobody the next turn where the seat may still choose (TRN-7)', () => {
    for (const [power, choice] of [
      ['diplomat', /peace/],
      ['stout', /decline/],
    ] as const)
      for (const round of [5, 10]) {
        const state = position({ phase: 'redeploy', round, forces: [{ race: 'orcs', power, at: { [farm]: 2 } }] });
        const text = asked(state, { type: 'endRedeployment' });
        expect(text).toMatch(choice);
        expect(text).not.toMatch(/P2|last turn/);
      }
  });

  it('the end of a turn says that others place first what was driven out (LOS-2)', () => {
    const ending = (hand: number, round = 5) =>
      asked(
        position({
          phase: 'redeploy',
          round,
          turn: { conquests: [{ force: 0, region: farm, nonEmpty: true }], attacked: [1] },
          forces: [
            { race: 'orcs', power: 'swamp', at: { [farm]: 2 } },
            { race: 'elves', power: 'hill', seat: 1, hand, at: { [forest]: 1, [swamp]: 1 } },
          ],
        }),
        { type: 'endRedeployment' },
      );
    expect(ending(1)).toMatch(/driven out.*P2/);
    expect(ending(0)).not.toMatch(/driven out/);
    // In one's last turn as well.
    expect(ending(1, 10)).toMatch(/driven out.*P2/);
  });

  it('a pass says where it costs a late decline (STO-1), and nothing of one elsewhere', () => {
    const extinct = (power: string) => position({ phase: 'readyTroops', forces: [{ race: 'orcs', power }] });
    expect(asked(extinct('stout'), { type: 'pass' })).toMatch(/After a pass it cannot decline late\./);
    expect(asked(extinct('swamp'), { type: 'pass' })).not.toMatch(/late/);
  });

  it('the end of conquests is there only where the race would hold nothing with tokens in hand: the turn passes at once', () => {
    const of = (at: Readonly<Record<number, number>>, hand: number) =>
      position({ phase: 'conquer', forces: [old, { race: 'orcs', power: 'swamp', at, hand }] });
    const end: Command = { type: 'endConquests' };
    expect(asked(of({}, 4), end)).toBe(
      'Your race would hold no region, with 4 tokens still in your hand. If you stop now, your turn is over.',
    );
    expect(play(of({}, 4), end).state.turnSeat).not.toBe(0);
    expect(asked(of({ [farm]: 1 }, 4), end)).toBe('');
    expect(play(of({ [farm]: 1 }, 4), end).state.turnSeat).toBe(0);
  });
});
