// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { usePanels } from '../../src/hud/frame/panels.ts';
import { Hud } from '../../src/hud/index.ts';
import { PlanBoard } from '../../src/hud/plan/PlanBoard.tsx';
import type { GameState, GameView } from '../../src/rules/index.ts';
import type { TableSetup } from '../../src/session/turn/index.ts';
import { attend, useAttention } from '../../src/table/attention/index.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { stateOf } from '../support/position.ts';
import { chartWith, goOn, withOpponents } from '../support/table-actor.ts';
import { clear, playOver, settle, type TableRef, tableFor } from './support.tsx';

const hud = <Hud onLeave={() => {}} />;
const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 });

/** Opponents that think for ever. */
const thinking = chartWith(() => new Promise(() => undefined));

beforeAll(async () => {
  // What is fetched late is there from the first click on.
  await Promise.all([import('../../src/hud/region/RegionCard.tsx'), import('../../src/hud/troops/Troops.tsx')]);
});
afterEach(clear);

async function lay(table: TableRef, game: GameState, seats: TableSetup = setup): Promise<void> {
  table.send({ type: 'leave' });
  table.send(goOn({ setup: seats, game, log: [] }));
  attend(scope, { hovered: null, selected: null });
  usePanels.of(scope).setState({ asking: null, told: null });
  await settle();
}

/** What the person is told: in the region's card, or in a notice. */
/** What is read there, and what "Why?" leads to. */
const wordsIn = (place: Element | null) =>
  `${place?.textContent ?? ''} ${place?.querySelector('.clause')?.getAttribute('aria-label') ?? ''}`.trim();
const answer = () => wordsIn(document.querySelector('.card .why-not, .speaker .notice'));

/** What came of it: something was done, is asked, is offered (by a card, or by − and +), or was said. */
function comeOf(table: TableRef, before: GameView): string {
  if (table.getSnapshot().context.present !== before) return 'done';
  if (usePanels.of(scope).getState().asking) return 'asked';
  if (document.querySelector('.card .buttons button, .region-stepper')) return 'offered';
  return answer() === '' ? 'nothing' : 'answered';
}

const board = 'board 2; round 4;';
const two = 'seat 0 dwarves declined 11 16; seat 0 humans+merchant';
const phases: Readonly<Record<string, string>> = {
  pickCombo: `${board} turn 0 pickCombo; seat 1 orcs+hill 4:3`,
  readyTroops: `${board} turn 0 readyTroops; ${two} 1:3 2; seat 1 orcs+hill 4:3`,
  ghouls: `${board} turn 0 ghouls; seat 0 ghouls declined 11:1 hand:4; seat 0 humans+merchant 1; seat 1 orcs+hill 4:3`,
  conquer: `${board} turn 0 conquer; ${two} 1 2 hand:3; seat 1 orcs+hill 4:3 9:5; tribes 12`,
  'conquer, begun': `${board} turn 0 conquer; ${two} 1 2:2 hand:1; conquered humans 2; seat 1 orcs+hill 4:3`,
  redeploy: `${board} turn 0 redeploy; ${two} 1:3 2 hand:2; seat 1 orcs+hill 4:3`,
  'redeploy, all placed': `${board} turn 0 redeploy; ${two} 1:3 2; seat 1 orcs+hill 4:3`,
  treaty: `${board} turn 0 treaty; seat 0 humans+diplomat 1:3 2; seat 1 orcs+hill 4:3`,
  stout: `${board} turn 0 stout; seat 0 humans+stout 1:3 2; seat 1 orcs+hill 4:3`,
  withdrawal: `${board} turn 1 withdrawal 0; seat 0 humans+hill 1 2 hand:2; seat 1 orcs+swamp 5; conquered orcs 5!; attacked 0`,
  gameOver: 'board 2; round 10; turn 1 gameOver; seat 0 humans+hill 1 2; seat 1 orcs+swamp 5',
};

it('whoever only points at a region is not reproached with what cannot be done now', async () => {
  const table = await playOver(hud, setup);
  for (const [phase, region] of [
    ['pickCombo', 4],
    ['readyTroops', 4],
    ['redeploy, all placed', 4],
  ] as const) {
    await lay(table, stateOf(phases[phase] ?? ''));
    attend(scope, { hovered: region });
    await settle();
    expect(document.querySelector('.card'), phase).not.toBeNull();
    expect(document.querySelector('.card .why-not'), phase).toBeNull();
    attend(scope, { selected: region });
    await settle();
    expect(answer(), phase).not.toBe('');
  }
  // What the rules say of the region itself is told at once.
  await lay(table, stateOf(phases.conquer ?? ''));
  attend(scope, { hovered: 20 });
  await settle();
  expect(answer()).not.toBe('');
});

describe('a click', () => {
  it.each(Object.entries(phases))('on any region is answered: %s', async (_, text) => {
    const table = await playOver(hud, setup);
    const game = stateOf(text);
    await lay(table, game);
    const came = new Set<string>();
    for (let region = 0; region < game.regions.length; region++) {
      const before = table.getSnapshot().context.present;
      if (!before) throw new Error('no game');
      const control = document.querySelector(`#board [data-region="${region}"]`);
      if (!control) throw new Error('no control');
      fireEvent.click(control);
      await settle();
      // What is drawn for the first time comes a little later.
      const what = await vi.waitFor(
        () => {
          const come = comeOf(table, before);
          expect(come, `region ${region}`).not.toBe('nothing');
          return come;
        },
        { timeout: 10_000 },
      );
      came.add(what);
      if (what === 'done' || what === 'asked') await lay(table, game);
      else attend(scope, { hovered: null, selected: null });
    }
    expect(came.has('answered')).toBe(true);
  });

  it('while an opponent thinks is answered by whose turn it is', async () => {
    const seats = withOpponents(setup, [1]);
    const table = await playOver(hud, seats, thinking);
    await lay(table, stateOf(`${board} turn 1 readyTroops; ${two} 1:3 2; seat 1 orcs+hill 4:3`), seats);
    fireEvent.click(document.querySelector('#board [data-region="1"]') ?? document.body);
    await settle();
    expect(answer()).toContain('Bo is playing');
    fireEvent.keyDown(document.body, { key: 'e' });
    await settle();
    expect(document.querySelector('.speaker')?.textContent).toContain('Bo is playing');
  });

  it('while something is shown is answered as at any other time', async () => {
    const table = await playOver(hud, setup);
    await lay(table, stateOf(phases.conquer ?? ''));
    table.send({ type: 'do', commands: [{ type: 'conquer', region: 6 }] });
    await settle();
    expect(table.getSnapshot().context.stages.length).toBeGreaterThan(0);
    fireEvent.click(document.querySelector('#board [data-region="15"]') ?? document.body);
    await settle();
    expect(answer()).toMatch(/Mountain 16 is not next to/);
  });

  it('on the plan is answered as well', async () => {
    const table = await playOver(
      <>
        <PlanBoard />
        <Hud flat onLeave={() => {}} />
      </>,
      setup,
    );
    await lay(table, stateOf(phases.readyTroops ?? ''));
    fireEvent.click(document.querySelector('#board [data-region="20"]') ?? document.body);
    await settle();
    expect(answer()).toContain('First choose: expand, or decline.');
  });
});

describe('an attempt that fails', () => {
  const told = async () => {
    await settle();
    const words = wordsIn(document.querySelector('.speaker'));
    const dismiss = screen.queryByRole('button', { name: 'Got it' });
    if (dismiss) fireEvent.click(dismiss);
    await settle();
    return words;
  };

  it('says why when it was made by a button: +, −, a combo too dear', async () => {
    const table = await playOver(hud, setup);
    await lay(table, stateOf(phases['redeploy, all placed'] ?? ''));
    await screen.findByRole('button', { name: 'Place one in Farmland 2' });
    fireEvent.click(screen.getByRole('button', { name: 'Place one in Farmland 2' }));
    expect(await told()).toMatch(/only 0 in hand\.(?! First).*RED-1/);
    fireEvent.click(screen.getByRole('button', { name: 'Place one in Forest 3' }));
    expect(await told()).toMatch(/only 0 in hand\. First take a token from elsewhere.*RED-1/);
    fireEvent.click(screen.getByRole('button', { name: 'Empty Forest 3' }));
    expect(await told()).toMatch(/One token must stay in Forest 3\..*RED-3/);
    // What is called disabled is not pressed, and says why before.
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo.getAttribute('aria-disabled')).toBe('true');
    expect(undo.title).toMatch(/^Undo: There is nothing to undo\./);
    fireEvent.click(undo);
    await settle();
    expect(screen.queryByText('Not just now')).toBeNull();
    await lay(
      table,
      stateOf(
        'board 2; round 1; turn 0 pickCombo; coins 1 9; tribes all; column orcs+hill elves+swamp:0 trolls+forest',
      ),
    );
    for (const card of screen.getAllByRole('button', { name: /Costs \d coins\)$/ })) {
      fireEvent.click(card);
      await settle();
      fireEvent.click(screen.getByRole('button', { name: /^Pick for/ }));
      expect(await told()).toMatch(/you have 1\. Pick a combo nearer the free one/);
    }
  });

  it('says why when it was made by a key: E, U, S, + and numbers', async () => {
    const table = await playOver(hud, setup);
    await lay(table, stateOf(phases.redeploy ?? ''));
    for (const [key, says] of [
      ['e', /Still in hand: 2 of your Humans\. Place the rest.*RED-2/],
      ['u', /nothing to undo/],
      ['s', /nothing to skip/],
    ] as const) {
      fireEvent.keyDown(document.body, { key });
      expect(await told(), key).toMatch(says);
    }
    const press = (region: number, key: string) => {
      const control = document.querySelector<HTMLElement>(`#board [data-region="${region}"]`);
      control?.focus();
      fireEvent.keyDown(control ?? document.body, { key });
    };
    press(4, '+');
    expect(await told()).toMatch(/does not hold Hill 5/);
    press(11, '3');
    expect(await told()).toMatch(/Dwarves in decline do not move/);
    press(2, '-');
    expect(await told()).toMatch(/must stay in Forest 3/);
    await lay(table, stateOf(phases.conquer ?? ''));
    press(1, '5');
    expect(await told()).toMatch(/cannot do that now.*conquer/);
    expect(useAttention.of(scope).getState().hovered).toBe(1);
  });

  it('RED-2 says why when it was made by dragging a stack onto another race', async () => {
    const table = await playOver(hud, setup);
    await lay(
      table,
      stateOf(
        `${board} turn 0 redeploy; seat 0 ghouls declined 11:2; seat 0 humans+merchant 1:3 2; seat 1 orcs+hill 4:3`,
      ),
    );
    const grip = await drawn(() => document.querySelector('.post[data-region="1"] .grip'));
    const goal = await drawn(() => document.querySelector('.post[data-region="11"]'));
    document.elementFromPoint = () => goal;
    fireEvent.pointerDown(grip, { button: 0, clientX: 1, clientY: 1 });
    fireEvent.pointerUp(document.body, { clientX: 5, clientY: 5 });
    expect(await told()).toMatch(/Races do not mix.*RED-2/);
  });
});

/** Waits for an element that is drawn late. */
async function drawn(find: () => Element | null): Promise<Element> {
  for (let tries = 0; tries < 50; tries++) {
    const found = find();
    if (found) return found;
    await settle();
  }
  throw new Error('not drawn');
}
