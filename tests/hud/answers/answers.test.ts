import { describe, expect, it } from 'vitest';
import { changes, holdings, offers, standing } from '../../../src/hud/answers/answers.ts';
import { legalNow } from '../../../src/hud/answers/QuestionsPanel.tsx';
import { type Narration, neighbours, plainWords } from '../../../src/hud/log/narration.ts';
import { scope } from '../../support/at-table.tsx';
import '../../../src/ui/locale/hud.ts';
import { boards, legal, view } from '../../../src/rules/index.ts';
import { gameIn } from '../../browser/games.ts';

const seats = [{ name: 'Ada' }, { name: 'Bo' }];
const words = (told: readonly Narration[]) => told.map(plainWords);

/** A game of two in a phase, as the seat to decide sees it. */
function asked(phase: 'pickCombo' | 'readyTroops' | 'conquer' | 'redeploy') {
  const { state } = gameIn(phase);
  const seen = view(state, state.seat);
  const setup = { players: 2, seats: [], options: { curtain: false } };
  const naming = { board: state.board, content: state.content, seats };
  return { view: seen, naming, legal: legal(seen), phase, stage: null, setup, scope } as const;
}

describe('answers', () => {
  it('name every region a player holds, and lead to each', () => {
    const game = asked('redeploy');
    const held = holdings(game, game.view.seat);
    const count = game.view.regions.filter(
      ({ force }) => game.view.forces.find(({ id }) => id === force)?.seat === game.view.seat,
    ).length;
    expect(count).toBeGreaterThan(0);
    expect(held.length).toBe(count + 1);
    expect(held.slice(1).every(({ regions }) => regions.region !== undefined)).toBe(true);
    expect(words(held)[0]).toContain(`${count} region`);
  });

  it('MAP-2 name all neighbours of a region, with who holds them', () => {
    const game = asked('conquer');
    const told = neighbours(game, 4);
    expect(told.slice(1).map(({ regions }) => regions.region)).toEqual(boards[2].regions[4]?.neighbours);
    expect(
      words(told)
        .slice(1)
        .every((line) => /: (Held by|No player|Open water)/.test(line)),
    ).toBe(true);
  });

  it('tell all that is legal, each region once', () => {
    const game = asked('conquer');
    const { plain, regions } = legalNow(game);
    const open = new Set(game.legal.flatMap((command) => ('region' in command ? [command.region] : [])));
    expect(regions.map((told) => told.regions.region)).toEqual([...open].toSorted((a, b) => Number(a) - Number(b)));
    expect(plain).toContain('End conquests');
    expect(legalNow(asked('pickCombo')).plain.length).toBeGreaterThan(0);
    expect(legalNow({ ...game, legal: [], view: { ...game.view, viewer: 1 - game.view.seat } }).plain[0]).toContain(
      'is playing',
    );
  });

  it('tell what others did since the own last turn, and nothing of the own', () => {
    const game = asked('conquer');
    const [own, other] = [game.view.seat, 1 - game.view.seat];
    const entry = (seat: number, ...events: Parameters<typeof changes>[1][number]['events']) => ({
      command: { type: 'endConquests' as const },
      seat,
      round: 2,
      events,
    });
    const log = [
      entry(own, { type: 'scored', seat: own, amount: 9 }, { type: 'turnEnded', seat: own }),
      entry(other, { type: 'scored', seat: other, amount: 4 }, { type: 'turnEnded', seat: other }),
      entry(
        own,
        { type: 'turnBegan', seat: own, round: 3 },
        { type: 'declined', seat: own, force: 1, clause: 'DEC-1' },
      ),
    ];
    expect(words(changes(game, log))).toEqual([`${seats[other]?.name} scores 4 coins.`]);
    expect(words(changes(game, log.slice(0, 1)))).toEqual(['Nothing has happened since.']);
  });

  it('SCO-3 tell of coins only what is public', () => {
    const game = asked('conquer');
    const told = words(standing(game, []));
    expect(told.length).toBe(3);
    expect(told[2]).toContain('secret');
    // Another purse makes no difference to the answer.
    const richer = { ...game, view: { ...game.view, coins: game.view.coins.map(() => 99) } };
    expect(words(standing(richer, []))).toEqual(told);
  });

  it('COL-1 name the combos on offer with tokens and cost, the first one free', () => {
    const told = words(offers(asked('pickCombo')));
    expect(told.length).toBe(7);
    expect(told[0]).toMatch(/\d+ tokens, free/);
    expect(told[1]).toContain('costs 1 coin');
  });
});
