import { describe, expect, it } from 'vitest';
import { comboHere, regionsWorthToCombo, signsWorthTo, signsWorthToCombo } from '../../src/rules/ahead.ts';
import { apply, boards, contentOf, type GameState, newGame, view } from '../../src/rules/index.ts';

const { races, powers } = contentOf({});

/** A new game of three with these on top of the column. */
function offering(race: string, power: string): GameState {
  const start = newGame({ players: 3, seed: 1, firstSeat: 0, banners: [race], badges: [power] });
  if (!start.ok) throw new Error(start.refusal.code);
  return start.state;
}

type Facts = (typeof boards)[3]['regions'][number];

const hereFor = (race: string, power: string) => comboHere(view(offering(race, power), 0), 0, 0);
const numberOf = (fits: (region: Facts) => boolean) => boards[3].regions.filter(fits).length;

describe('what a combo would do on the board as it lies', () => {
  it('counts the regions that pay more, and says what they have in common', () => {
    const hills = numberOf(({ terrain }) => terrain === 'hill');
    const mines = numberOf(({ symbols }) => symbols.includes('mine'));
    const here = hereFor('dwarves', 'hill');
    const paid = (count: number, kind: object) => ({ is: 'coinsHeld', coins: count, regions: { count, kind } });
    expect(here?.power).toEqual([paid(hills, { terrains: [{ terrain: 'hill', count: hills }] })]);
    expect(here?.race).toEqual([paid(mines, { symbol: 'mine' })]);
    // A mine pays in decline as well (DWA-1), a hill does not.
    expect(here?.decline.coins).toEqual([paid(mines, { symbol: 'mine' })]);
  });

  it('counts the regions that are cheaper, those that are not empty, and the ways that others have not', () => {
    const coast = numberOf(({ coastal }) => coastal);
    const inhabited = numberOf(({ lostTribe }) => lostTribe);
    const water = numberOf(({ terrain }) => terrain === 'sea' || terrain === 'lake');
    expect(hereFor('tritons', 'pillaging')).toMatchObject({
      race: [{ is: 'saves', tokens: 1, regions: { count: coast, kind: { all: 'coast' } } }],
      power: [{ is: 'coinsTaken', coins: inhabited, regions: { count: inhabited } }],
    });
    expect(hereFor('skeletons', 'seafaring')).toMatchObject({
      race: [{ is: 'tokensTaken', tokens: Math.floor(inhabited / 2) }],
      power: [{ is: 'sails', regions: { count: water, kind: { all: 'water' } } }],
    });
    expect(hereFor('ratmen', 'wealthy')).toMatchObject({ race: [], power: [{ is: 'coinsPick', coins: 7 }] });
  });

  it('tries out a first turn that the rules would play just so, for every race and every power', () => {
    const ids = Object.keys(powers);
    for (const [at, race] of Object.keys(races).entries())
      for (const power of [ids[at], ids[(at + 7) % ids.length]]) {
        let state = offering(race, power ?? '');
        const here = comboHere(view(state, 0), 0, 0);
        if (!here?.firstTurn) throw new Error('no first turn');
        const { conquests, coins, left } = here.firstTurn;
        const steps = [
          { type: 'pickCombo', index: 0 } as const,
          ...conquests.map(({ region }) => ({ type: 'conquer', region }) as const),
          { type: 'endConquests' } as const,
        ];
        for (const command of steps) {
          const outcome = apply(state, command);
          if (!outcome.ok) throw new Error(`${power} ${race}: ${outcome.refusal.code}`);
          if (command.type === 'pickCombo') expect(outcome.state.forces[0]?.hand).toBe(here.tokens);
          state = outcome.state;
          if (command.type === 'conquer' && command.region === conquests.at(-1)?.region)
            expect(state.forces[0]?.hand, `${power} ${race}`).toBe(left);
        }
        const spent = conquests.reduce((sum, { cost }) => sum + cost, left);
        expect(spent, `${power} ${race}`).toBe(here.tokens);
        expect(coins.regions).toBe(conquests.length);
      }
  });

  it('tells what stays in decline, and is silent about combos that are not there', () => {
    expect(hereFor('ghouls', 'spirit')?.decline).toMatchObject({ keepsTokens: true, acts: true, lingers: true });
    expect(hereFor('trolls', 'stout')?.decline).toMatchObject({ late: true, stay: ['lair'], keepsTokens: false });
    expect(hereFor('ratmen', 'bivouacking')?.decline).toMatchObject({ leave: ['encampment'] });
    expect(comboHere(view(offering('orcs', 'hill'), 0), 9, 0)).toBeNull();
  });

  it('changes nothing and asks nothing hidden: a spectator is told the same', () => {
    const state = offering('giants', 'underworld');
    const before = JSON.stringify(state);
    expect(comboHere(view(state, null), 0, 0)).toEqual(comboHere(view(state, 0), 0, 0));
    expect(JSON.stringify(state)).toBe(before);
  });

  it('says what mines, magic sources and caverns are worth to a combo, and to whoever has it (DWA-1, WIZ-1, UND-1)', () => {
    const state = offering('dwarves', 'underworld');
    const worth = [
      ['cavern', { coins: 0, tokens: 1 }],
      ['mine', { coins: 1, tokens: 0 }],
    ];
    expect([...signsWorthToCombo(view(state, null), 0, 0)].sort()).toEqual(worth);
    expect(signsWorthTo(view(state, 0), 0).size).toBe(0);
    const picked = apply(state, { type: 'pickCombo', index: 0 });
    if (!picked.ok) throw new Error(picked.refusal.code);
    expect([...signsWorthTo(view(picked.state, 0), 0)].sort()).toEqual(worth);
    // In decline a mine still pays, and the badge is gone (DEC-4).
    const forces = picked.state.forces.map((force) => ({ ...force, declined: true, power: null }));
    expect([...signsWorthTo(view({ ...picked.state, forces }, 0), 0)]).toEqual([['mine', { coins: 1, tokens: 0 }]]);
    const magic = signsWorthToCombo(view(offering('wizards', 'hill'), 0), 0, 0);
    expect([...magic]).toEqual([['magic', { coins: 1, tokens: 0 }]]);
    // Hills pay as well, whatever lies there: that is said of hills.
    expect(signsWorthToCombo(view(offering('tritons', 'hill'), 0), 0, 0).size).toBe(0);
  });

  it('names the regions that pay a combo or are cheaper to it, and none where all land is (TRI-1, HIL-1, MER-1, COM-1)', () => {
    const regions = (race: string, power: string) => {
      const state = offering(race, power);
      return regionsWorthToCombo(view(state, 0), 0, 0).toSorted((a, b) => a - b);
    };
    const where = (is: (facts: Facts) => boolean) =>
      boards[3].regions.flatMap((one, region) => (is(one) ? [region] : []));
    const isLand = ({ terrain }: Facts) => terrain !== 'sea' && terrain !== 'lake';
    expect(regions('tritons', 'hill')).toEqual(where((one) => isLand(one) && (one.coastal || one.terrain === 'hill')));
    expect(regions('dwarves', 'underworld')).toEqual(
      where(({ symbols }) => symbols.includes('mine') || symbols.includes('cavern')),
    );
    expect(regions('ratmen', 'merchant')).toEqual([]);
    expect(regions('ratmen', 'commando')).toEqual([]);
  });
});
