// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import RegionAids from '../../src/screens/learn/aids/RegionAids.tsx';
import { attend } from '../../src/table/attention/index.ts';
import { isComing } from '../../src/ui/lazy/fetch-now.ts';
import { useSettings } from '../../src/ui/look/settings.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { stateOf } from '../support/position.ts';
import { goOn } from '../support/table-actor.ts';
import { clear, playOver, settle, tableFor } from './support.tsx';

afterEach(clear);

const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 });

/** Regions are counted from 0 in the position language: its 5 is Mountain 6 of the board. */
const conquer =
  'board 2; round 4; turn 0 conquer; seat 0 amazons+hill 2 5:2 hand:4; seat 1 orcs+swamp 4:3 6:3 13; tribes 3';

/** Positions, and the most words that a region takes in them on average. */
const positions: readonly (readonly [string, number])[] = [
  ['board 2; round 4; turn 0 pickCombo; seat 1 orcs+hill 4:3 9; tribes 3 11', 9],
  ['board 2; round 4; turn 0 readyTroops; seat 0 amazons+hill 2:3 5:2; seat 1 orcs+swamp 4:4 6:1; tribes 3 11', 18],
  ['board 2; round 4; turn 0 conquer; seat 0 amazons+hill 2:3 5:2; seat 1 orcs+swamp 4:3 6:1; tribes 3 11', 21],
  [conquer, 23],
  [
    'board 2; round 4; turn 0 conquer; seat 0 dwarves+underworld 2:1 5:2 hand:4; seat 1 orcs+swamp 4:3 6:1; tribes 3 11',
    25,
  ],
];

/** Everything that is fetched has come, and is drawn. */
async function arrived(): Promise<void> {
  do await settle();
  while (isComing());
  await settle();
}

/** Shows a position, with all that is told of it. */
async function show(position: string): Promise<void> {
  const table = await playOver(<Hud onLeave={() => {}} slots={{ regionAids: RegionAids }} />, setup);
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: stateOf(position), log: [] }));
  await arrived();
}

/** What is heard of each region, by its place on the board: its name, and its description. */
function heard() {
  const board = screen.getByRole('group', { name: 'The board' });
  return within(board)
    .getAllByRole('button')
    .map((one) => ({ name: one.textContent ?? '', detail: one.getAttribute('aria-description') ?? '' }));
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
const sentencesOf = (text: string) => text.split(/(?<=[.!?]) /).filter((one) => one !== '');

describe('what is heard of a region', () => {
  it('is first what decides: cost, holder, danger, how it lies, coins, losses', async () => {
    await show(conquer);
    const [, farmland, own, , , peak, orcs, , rock, , , , , far] = heard();
    expect(farmland?.name).toBe(
      'Farmland 2 · magic source. Conquer with 2 tokens. No player holds it. Border region, coastal. Coins this turn: 3 instead of 2.',
    );
    expect(own?.name).toMatch(
      /^Forest 3 · mine\. (Abandon\. )?Held by you, 1 Amazon\. Bo’s Orcs could take this with 3 of 4 tokens\. .*Border region/,
    );
    expect(peak?.name).toMatch(/^Mountain 6 .*Held by you, 2 Amazons\. .*Border region, coastal\.$/);
    expect(orcs?.name).toBe(
      'Hill 7. Costs 5, 4 in hand. Final roll: 50% chance. Held by Bo, 3 Orcs. Coastal. Coins this turn: 4 instead of 2. Orcs: lose 1, 2 back in hand.',
    );
    expect(orcs?.detail).toBe('Cost: 2 + 3 Orcs.');
    expect(rock?.name).toMatch(/^Mountain 9\. Conquer with 3 tokens\. No player holds it\. /);
    expect(far?.name).toMatch(
      /^Farmland 14 · magic source\. Costs 3\. Not next to a region of yours\. Held by Bo, 1 Orc\. /,
    );
  });

  it('is what its signs are worth to whoever sits here', async () => {
    await show('board 2; round 4; turn 0 conquer; seat 0 dwarves+underworld 5:2 hand:4; seat 1 orcs+swamp 4:3 6:1');
    for (const { name } of heard()) {
      const [title = ''] = name.split('.');
      expect([name, /\+1 coin\b/.test(name)]).toEqual([name, title.includes('mine')]);
      expect([name, /one fewer token/i.test(name)]).toEqual([name, title.includes('cavern')]);
    }
  });

  it.each(positions)('is short, said once, and all that its card shows to the eye: %s', async (position, most) => {
    await show(position);
    const all = heard();
    expect(all).toHaveLength(23);
    for (const { name, detail } of all) {
      const [title = ''] = name.split(/[.·]/);
      expect(`${name} ${detail}`.split(title.trim()), name).toHaveLength(2);
      // Why nothing can be done is said to who tries.
      expect(`${name} ${detail}`).not.toMatch(/cannot do that|not now|nothing to do|no token|holds it,|needs/i);
      expect(name.match(/Costs|Conquer with/g) ?? []).not.toHaveLength(2);
      expect(sentencesOf(name).filter((one) => sentencesOf(detail).includes(one))).toEqual([]);
    }
    const words = all.reduce((sum, { name, detail }) => sum + wordsIn(`${name} ${detail}`), 0);
    expect(words / all.length).toBeLessThan(most);
    for (const region of [1, 2, 4, 5, 13]) {
      const control = document.querySelector<HTMLElement>(`#board [data-region="${region}"]`);
      control?.focus();
      attend(scope, { hovered: region });
      await arrived();
      const card = document.querySelector('.card');
      const lines = card?.querySelectorAll('.card-lies, .consequences li > span, .threats > ul > li, p.threats');
      const told = `${control?.textContent} ${control?.getAttribute('aria-description')}`.toLowerCase();
      const shown = [...(lines ?? [])].flatMap((line) => (line.textContent ?? '').trim().toLowerCase().split(' · '));
      expect(shown.filter((line) => !told.includes(line.replace(/\.$/, '')))).toEqual([]);
      const coins = card?.querySelector('[data-coins]')?.getAttribute('data-coins') ?? null;
      if (coins !== null) expect(told).toMatch(new RegExp(`coins this turn: ${coins} |no more coins`));
    }
  });

  it('is no danger to who wants none told', async () => {
    useSettings.setState({ threats: false });
    await show(conquer);
    for (const { name, detail } of heard()) expect(`${name} ${detail}`).not.toMatch(/could take|before your next/);
  });
});
