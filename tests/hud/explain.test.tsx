// @vitest-environment happy-dom

import { createEvent, fireEvent, act as settled } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Explain, { spotBeside } from '../../src/hud/explain/Explain.tsx';
import { explained } from '../../src/hud/explain/elements.ts';
import { signWords, wordsOf } from '../../src/hud/explain/explanations.ts';
import { usePanels } from '../../src/hud/frame/panels.ts';
import { type Game, useGame } from '../../src/hud/frame/use-game.ts';
import { Hud } from '../../src/hud/index.ts';
import { useInput } from '../../src/hud/keys/input-kind.ts';
import { PlanBoard } from '../../src/hud/plan/PlanBoard.tsx';
import { showThings, type Thing } from '../../src/table/attention/index.ts';
import { layout } from '../../src/table/layout/index.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
import { thingOfPiece } from '../../src/table/Things.tsx';
import { signs } from '../../src/ui/look/glyphs.tsx';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { stateOf } from '../support/position.ts';
import { allSaid } from '../support/said.ts';
import { goOn } from '../support/table-actor.ts';
import { clear, playOver, settle, tableFor } from './support.tsx';

const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 });
let game: Game | null = null;

function Both() {
  game = useGame();
  return (
    <>
      <PlanBoard />
      <Hud onLeave={() => {}} flat />
      {game ? <Explain game={game} /> : null}
    </>
  );
}

const two = 'board 2; round 4; tribes 12; seat 0 dwarves declined 11 16; seat 0 giants+fortified';
const phases: Readonly<Record<string, string>> = {
  pickCombo: 'board 2; round 4; turn 0 pickCombo; seat 1 orcs+hill 4:3',
  readyTroops: `${two} 1:3[fortress] 2; turn 0 readyTroops; seat 1 halflings+dragonMaster 4:3[hole] 5:2[dragon]`,
  conquer: `${two} 1:3[fortress] 2 hand:4; turn 0 conquer; seat 1 trolls+heroic 4:3[hero] 9:2`,
  redeploy: `${two} 1:3 2 hand:2; turn 0 redeploy; seat 1 orcs+bivouacking 4:3[encampment:2]`,
  gameOver: 'board 2; round 10; turn 1 gameOver; seat 0 humans+hill 1 2; seat 1 orcs+swamp 5',
};

async function lay(position: string): Promise<Game> {
  const table = await playOver(<Both />, setup);
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: stateOf(position), log: [] }));
  await settle();
  await settle();
  return game ?? expect.fail('no game');
}

const bubble = () => document.querySelector('.explained')?.textContent ?? '';

beforeAll(async () => {
  await Promise.all([import('../../src/hud/region/RegionCard.tsx'), import('../../src/hud/troops/Troops.tsx')]);
});
afterEach(() => {
  vi.useRealTimers();
  clear();
  usePanels.of(scope).setState({ explaining: false });
});

describe.each(Object.entries(phases))('in %s', (_, position) => {
  it('every sign, badge and number of the panels and of the plan says what it is', async () => {
    const now = await lay(position);
    const all = document.querySelectorAll(
      '.hud :is(.glyph, .chip, .swatch, .coins, .stepper-count, .peek, .earned), #board :is([data-sign], [data-thing])',
    );
    expect(all.length).toBeGreaterThan(20);
    const mute = [...all].filter((sign) => !explained(sign, now)?.words);
    expect(
      mute.map((sign) => `${sign.outerHTML.slice(0, 80)} in ${sign.parentElement?.outerHTML.slice(0, 80)}`),
    ).toEqual([]);
  });

  it('no sign names a key to who plays with fingers', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)', media: query }) as MediaQueryList,
    );
    const now = await lay(position);
    const words = [...document.querySelectorAll('.hud *, #board *')].map((sign) => explained(sign, now)?.words ?? '');
    expect(words.filter((said) => /\(.\)$|\b(?:Esc|Escape|Ctrl|Shift|Tab|keys?)\b/.test(said))).toEqual([]);
  });

  it('no number is read from its digits, which a browser may have translated', async () => {
    const now = await lay(position);
    const all = [...document.querySelectorAll('.hud .coins')];
    const before = all.map((sign) => explained(sign, now)?.words);
    for (const sign of all)
      for (const text of sign.querySelectorAll('span:not(.unseen)'))
        text.textContent = text.textContent?.replace(/\d/g, '٣') ?? '';
    expect(all.map((sign) => explained(sign, now)?.words)).toEqual(before);
  });

  it('every piece on the table says what it is', async () => {
    const now = await lay(position);
    const board = boardGeometry(now.view.board);
    const pieces = layout({ view: now.view, board, arrangement: 'wide', colours: [0, 1] });
    const furniture = new Set(['cloth', 'well']);
    const mute = pieces.filter(({ id }) => {
      const thing = thingOfPiece(id, now.view);
      return !furniture.has(id.split('/')[0] ?? '') && (thing === null || !wordsOf(thing, now));
    });
    expect(mute.map(({ id }) => id)).toEqual([]);
  });
});

it('every sign of a thing the rules know has words of its own', async () => {
  const now = await lay(phases.conquer ?? '');
  for (const kind of ['race', 'power', 'terrain', 'symbol', 'marker', 'phase'] as const)
    for (const id of Object.keys(signs[kind])) expect(signWords(`${kind}.${id}`, now), `${kind}.${id}`).toBeTruthy();
  expect(signWords('marker.fortress', now)).toBe('Fortress: the region takes 1 token more.');
  expect(signWords('marker.hole', now)).toBe('Hole-in-the-Ground: nobody can conquer the region.');
});

describe('what is said', () => {
  it('comes to a mouse that rests, goes when it moves on, and the browser says nothing beside it', async () => {
    await lay(phases.conquer ?? '');
    vi.useFakeTimers();
    const undo = document.querySelector('[data-choice="undo"]') ?? expect.fail('no button');
    fireEvent.pointerOver(undo, { pointerType: 'mouse' });
    fireEvent.pointerMove(undo, { pointerType: 'mouse', clientX: 50, clientY: 50 });
    expect(undo.hasAttribute('title')).toBe(false);
    expect(bubble()).toBe('');
    settled(() => void vi.advanceTimersByTime(500));
    expect(bubble()).toMatch(/^Undo: There is nothing to undo\./);
    fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 90, clientY: 50 });
    fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
    expect(bubble()).toBe('');
    expect(undo.getAttribute('title')).toMatch(/^Undo: /);
  });

  it.each([
    ['', 100],
    [', also of a page that was busy', 700],
  ])('comes to a finger that holds, whose press is a question and no press; a short one is%s', async (_, how) => {
    await lay(phases.conquer ?? '');
    const end = document.querySelector('[data-choice="endConquests"]') ?? expect.fail('no button');
    const asked = () => usePanels.of(scope).getState().asking !== null || game?.phase !== 'conquer';
    vi.useFakeTimers();
    /** A press of a finger that lasts so long, in milliseconds, and that the page hears of for so long. */
    const press = (lasts: number, heard = lasts) => {
      for (const [make, at] of [
        [createEvent.pointerDown, 0],
        [createEvent.pointerUp, lasts],
      ] as const) {
        if (make === createEvent.pointerUp) settled(() => void vi.advanceTimersByTime(heard));
        const event = make(end, { pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 });
        Object.defineProperty(event, 'timeStamp', { value: at });
        fireEvent(end, event);
      }
      fireEvent.click(end, { detail: 1 });
    };
    press(700);
    expect(bubble()).toBe('End conquests');
    expect(asked()).toBe(false);
    press(100, how);
    expect(bubble()).toBe('');
    vi.useRealTimers();
    await settle();
    expect(asked()).toBe(true);
  });

  it('comes by keyboard: arrows lead from sign to sign until Escape, and a focused sign is explained', async () => {
    await lay(phases.conquer ?? '');
    const thing: Thing = { of: 'tribe', region: 12 };
    const hide = showThings(scope, {
      at: () => null,
      all: () => [{ thing, box: { left: 9000, right: 9020, top: 300, bottom: 320 } }],
    });
    const canvas = document.createElement('canvas');
    vi.spyOn(document, 'elementFromPoint').mockReturnValue(canvas);
    fireEvent.keyDown(document.body, { key: 'w', code: 'KeyW' });
    await settle();
    expect(allSaid().some(({ textContent }) => /arrows lead/.test(textContent ?? ''))).toBe(true);
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await settle();
    expect(bubble()).toMatch(/^Lost Tribe/);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await settle();
    expect(bubble()).toBe('');
    hide();
    vi.restoreAllMocks();
  });

  it('is nothing at the focus of a control on which it is written, in whatever words a translated page has there', async () => {
    await lay(phases.conquer ?? '');
    const undo = document.querySelector<HTMLElement>('[data-choice="undo"]') ?? expect.fail('no button');
    const label = undo.querySelector('[data-label]') ?? expect.fail('no label');
    vi.useFakeTimers();
    for (const words of ['Undo', 'Anuluj']) {
      label.innerHTML = `<font>${words}</font>`;
      useInput.setState({ byKeyboard: true });
      undo.blur();
      undo.focus();
      settled(() => void vi.advanceTimersByTime(500));
      expect(bubble(), words).toBe('');
    }
    // Where there is room for its sign alone, it is said.
    label.innerHTML = '';
    undo.blur();
    undo.focus();
    settled(() => void vi.advanceTimersByTime(500));
    expect(bubble()).toMatch(/^Undo: There is nothing to undo\./);
  });

  it('is nothing at a heading that the focus was led to, whatever its words become', async () => {
    await lay(phases.conquer ?? '');
    const heading = document.querySelector<HTMLElement>('[data-heading="phase"]') ?? expect.fail('no heading');
    // As a browser says it that lays out each part in a line of its own.
    Object.defineProperty(heading, 'innerText', { value: 'Your turn, Ada\nConquer regions' });
    vi.useFakeTimers();
    useInput.setState({ byKeyboard: true });
    heading.focus();
    settled(() => void vi.advanceTimersByTime(500));
    expect(bubble()).toBe('');
  });

  it('goes with Escape, which closes nothing else, and when what is pressed may be called otherwise', async () => {
    await lay(phases.conquer ?? '');
    const undo = document.querySelector<HTMLElement>('[data-choice="undo"]') ?? expect.fail('no button');
    const label = undo.querySelector('[data-label]') ?? expect.fail('no label');
    label.innerHTML = '';
    useInput.setState({ byKeyboard: true });
    usePanels.of(scope).setState({ open: 'log' });
    await settle();
    vi.useFakeTimers();
    const come = () => {
      undo.blur();
      undo.focus();
      settled(() => void vi.advanceTimersByTime(500));
      expect(bubble()).toMatch(/^Undo/);
    };
    come();
    fireEvent.keyDown(undo, { key: 'Escape' });
    expect(bubble()).toBe('');
    expect(usePanels.of(scope).getState().open).toBe('log');
    come();
    fireEvent.click(undo);
    expect(bubble()).toBe('');
  });
});

it('what is said lies in the window and over nothing of what it is about, or nowhere', () => {
  const window = { width: 640, height: 360 };
  const size = (most: number) => fc.integer({ min: 1, max: most });
  fc.assert(
    fc.property(size(640), size(360), size(400), size(300), size(640), size(360), (x, y, w, h, left, top) => {
      const box = { left, top, right: left + w, bottom: top + h };
      const spot = spotBeside(box, { width: Math.min(x, 624), height: Math.min(y, 344) }, window);
      const [width, height] = [Math.min(x, 624), Math.min(y, 344)];
      if (spot === null) {
        // Neither above nor below nor at a side is room enough.
        expect(
          [top - height, 360 - box.bottom - height, left - width, 640 - box.right - width].every((n) => n < 16),
        ).toBe(true);
        return;
      }
      expect(Math.min(spot.x, spot.y, 640 - spot.x - width, 360 - spot.y - height)).toBeGreaterThanOrEqual(8);
      const isOver = spot.x < box.right && spot.x + width > left && spot.y < box.bottom && spot.y + height > top;
      expect(isOver).toBe(false);
    }),
  );
});
