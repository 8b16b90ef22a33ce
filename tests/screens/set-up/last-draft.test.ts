// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { freshDraft, withColour, withPlayers, withSeat } from '../../../src/screens/set-up/draft.ts';
import { keepDraft, lastDraft, openLastDraft, readDraft } from '../../../src/screens/set-up/last-draft.ts';
import { oddTexts } from '../../support/damage.ts';

afterEach(() => localStorage.clear());

describe('the set-up that was played last', () => {
  it('comes back but for its seed', () => {
    const named = withSeat(withColour(withPlayers(freshDraft(true), 4), 0, 3), 1, { name: 'Bo', player: 'warlord' });
    const draft = { ...named, firstSeat: 2 };
    keepDraft({ ...draft, seed: '7' });
    expect(lastDraft(true)).toEqual(draft);
  });

  it('comes back with its own rules, race and board once what reads them is there, and without them before', async () => {
    const usual = freshDraft(true);
    const gnomes = { id: 'gnomes', tokens: 6, borrows: 'amazons', parts: [{ part: 'income', amount: 1 }] } as const;
    keepDraft({ ...usual, board: 5, house: { draft: true }, own: { ownRaces: [gnomes] } });
    expect(lastDraft(true)).toEqual(usual);
    await openLastDraft();
    expect(lastDraft(true)).toEqual({ ...usual, board: 5, house: { draft: true }, own: { ownRaces: [gnomes] } });
  });

  it('is a fresh one where nothing was kept, or nothing that makes sense', () => {
    expect(lastDraft(false)).toEqual(freshDraft(false));
    for (const text of oddTexts) {
      localStorage.setItem('small-world-table.last', text);
      expect(lastDraft(false)).toEqual(freshDraft(false));
    }
  });

  it('is believed field by field', () => {
    const usual = freshDraft(true);
    const found = {
      players: 9,
      firstSeat: 4,
      curtain: 'no',
      seats: [{ name: 'x'.repeat(99), colour: 1, player: 'dragon', temper: { greed: 7 } }, null, 3],
    };
    const read = readDraft(found, usual);
    expect(read.players).toBe(2);
    expect(read.firstSeat).toBeNull();
    expect(read.seats[0]).toEqual({ ...usual.seats[0], name: 'x'.repeat(20) });
    expect(read.seats.slice(1)).toEqual(usual.seats.slice(1));
  });
});
