// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { nextTarget } from '../../src/hud/board/board-keys.ts';
import { regionBeyond } from '../../src/hud/board/geography.ts';
import HelpPanel from '../../src/hud/help/HelpPanel.tsx';
import { Hud } from '../../src/hud/index.ts';
import { deviceOf } from '../../src/hud/keys/input-kind.ts';
import { chosenKey, shortcuts, whyNotKey } from '../../src/hud/keys/shortcut-keys.ts';
import { ShortcutSettings } from '../../src/hud/settings/ShortcutSettings.tsx';
import { askOf } from '../../src/screens/replay/keys.ts';
import { useAttention } from '../../src/table/attention/index.ts';
import { lastSaid } from '../../src/ui/look/index.ts';
import { hearing } from '../support/said.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { stateOf } from '../support/position.ts';
import { goOn } from '../support/table-actor.ts';
import { clear, playOver, settle, type TableRef, tableFor } from './support.tsx';

const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 });
const held = 'board 2; round 6; tribes 12; seat 1 orcs+hill 4:3';
const ready = `${held}; seat 0 giants+fortified 1:3 2:2; turn 0 readyTroops`;
const conquest = `${held}; seat 0 giants+fortified 1:3 2 hand:4; turn 0 conquer`;
const redeployment = `${held}; seat 0 giants+fortified 1:3 2 hand:2; turn 0 redeploy`;

async function lay(position: string): Promise<TableRef> {
  const table = await playOver(<Hud onLeave={() => {}} />, setup);
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: stateOf(position), log: [] }));
  await settle();
  await settle();
  return table;
}

const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const region = (id: number) =>
  document.querySelector<HTMLElement>(`#board [data-region="${id}"]`) ?? expect.fail(`no region ${id}`);
const focused = () => document.activeElement?.getAttribute('data-region');
const dialog = () => document.querySelector<HTMLElement>('dialog[open]');
const notice = () => document.querySelector('.speaker')?.textContent;
const phase = (table: TableRef) => table.getSnapshot().context.present?.phase;

beforeAll(() => import('../../src/hud/board/RegionNumber.tsx'));
afterEach(clear);

describe('arrows at the edge of the board', () => {
  const ways = [
    ['left', 'ArrowLeft'],
    ['right', 'ArrowRight'],
    ['up', 'ArrowUp'],
    ['down', 'ArrowDown'],
  ] as const;
  /** Every region at which an arrow leads to no other. */
  const edges = [...Array(23).keys()].flatMap((from) =>
    ways.flatMap(([way, key]) => (regionBeyond(2, from, way) === null ? [[from, key] as const] : [])),
  );
  /** Those at which an arrow may lead off the board: the page is left to do what it likes with it. */
  const left = () =>
    edges.filter(([from, key]) => {
      region(from).focus();
      const isLeft = press(key);
      expect(focused()).toBe(String(from));
      return isLeft;
    });

  it('stop with a keyboard, as soon as it has shown a key that no remote has', async () => {
    await lay(conquest);
    expect(edges.length).toBeGreaterThan(8);
    expect(left()).toEqual(edges);
    press('Tab');
    expect(left()).toEqual([]);
  });

  it('lead on for the remote of a television, that has a key of its own to go back', async () => {
    await lay(conquest);
    press('b');
    press('GoBack');
    for (const key of ['ArrowUp', 'Enter', '7', 'Escape', 'PageDown', 'MediaPlayPause']) press(key);
    expect(left()).toEqual(edges);
  });

  it.each([
    ['keyboard', ['Tab', 'a', 'Я', ' ', '?', '+']],
    ['remote', ['GoBack', 'BrowserBack', 'XF86Back']],
    [null, ['ArrowLeft', 'Enter', 'Escape', '0', '9', 'ColorF0Red', 'Unidentified', 'Process']],
  ])('are known to be of a %s by its keys', (device, keys) => {
    for (const key of keys) expect(deviceOf(key), key).toBe(device);
  });
});

describe('the turn by keys', () => {
  it('is begun by E, which expands; held down it does no more', async () => {
    const table = await lay(ready);
    press('e');
    await settle();
    expect(phase(table)).toBe('conquer');
    table.send({ type: 'skip' });
    await settle();
    press('e', { repeat: true });
    await settle();
    expect(phase(table)).toBe('conquer');
  });

  it('is begun by D, which asks before the race declines', async () => {
    await lay(ready);
    press('d');
    await vi.waitFor(() => expect(dialog()?.querySelector('h2')?.textContent).toBe('Put your Giants in decline?'));
  });

  it('says why not where there is nothing to decline', async () => {
    await lay(conquest);
    press('d');
    await vi.waitFor(() => expect(notice()).toMatch(/^You cannot do that now/));
  });
});

describe('the next target', () => {
  it('is come to by N, the one before by H, each marked region once in the order of their numbers', async () => {
    const table = await lay(conquest);
    const { present, legal } = table.getSnapshot().context;
    if (!present) expect.fail('no view');
    press('n');
    const first = Number(focused());
    const seen = [first];
    for (;;) {
      press('n');
      if (Number(focused()) === first) break;
      seen.push(Number(focused()));
    }
    const targets = new Set(legal.flatMap((one) => (one.type === 'conquer' ? [one.region] : [])));
    expect(seen.toSorted((a, b) => a - b)).toEqual([...targets].toSorted((a, b) => a - b));
    expect(seen.filter((one, place) => place > 0 && one < (seen[place - 1] ?? 0)).length).toBeLessThan(2);
    press('h');
    expect(Number(focused())).toBe(seen.at(-1));
    expect(useAttention.of(scope).getState().hovered).toBe(seen.at(-1));
    expect(nextTarget(present, legal, seen[0] ?? 0, -1)).toBe(seen.at(-1));
  });

  it('is conquered by Enter, which a region picked before does not hinder', async () => {
    const table = await lay(conquest);
    useAttention.of(scope).setState({ selected: 1 });
    press('n');
    expect(useAttention.of(scope).getState().selected).toBe(null);
    const there = Number(focused());
    const giants = table.getSnapshot().context.present?.regions[1]?.force;
    fireEvent.click(document.activeElement ?? document.body);
    await settle();
    expect(table.getSnapshot().context.present?.regions[there]?.force).toBe(giants);
  });

  it('is one of one’s own where troops are placed', async () => {
    await lay(redeployment);
    press('n');
    expect(['1', '2']).toContain(focused());
  });

  it('is none before anything can be conquered: the rules say why', async () => {
    await lay(ready);
    press('n');
    await vi.waitFor(() => expect(notice()).toMatch(/^Not just now/));
  });
});

describe('a region by its number', () => {
  it('is come to by G, the number and Enter', async () => {
    await lay(conquest);
    press('g');
    await vi.waitFor(() => expect(dialog()?.querySelector('h2')?.textContent).toBe('Go to a region'));
    const field = screen.getByLabelText('Its number, 1 to 23');
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: '17' } });
    fireEvent.submit(field);
    expect(dialog()).toBe(null);
    expect(document.activeElement?.textContent).toMatch(/^Swamp 17/);
  });

  it('has all that is typed while its dialog is still on its way, and none of it goes to the board', async () => {
    const table = await lay(redeployment);
    region(1).focus();
    const before = table.getSnapshot().context.present;
    // Faster than anything is drawn.
    const type = (...keys: readonly string[]) => {
      const at = document.activeElement ?? document.body;
      for (const key of keys) at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    };
    type('g', '1', '7');
    fireEvent.submit(await screen.findByDisplayValue('17'));
    expect(document.activeElement?.textContent).toMatch(/^Swamp 17/);
    // With Enter one is there as soon as there is a way.
    type('g', '4', 'Enter');
    await vi.waitFor(() => expect(focused()).toBe('3'));
    expect(dialog()).toBe(null);
    // Nothing typed is left over for the next time.
    press('g');
    expect(await screen.findByDisplayValue('')).toBe(screen.getByLabelText('Its number, 1 to 23'));
    expect(table.getSnapshot().context.present).toBe(before);
  });

  it.each([
    ['0', 'There is no region 0: the numbers go from 1 to 23.'],
    ['24', 'There is no region 24: the numbers go from 1 to 23.'],
    ['3.5', 'There is no region 3.5: the numbers go from 1 to 23.'],
    ['swamp', 'There is no region swamp: the numbers go from 1 to 23.'],
    [' ', 'Type the number of a region, from 1 to 23.'],
  ])('is asked for again if there is none: “%s”', async (typed, words) => {
    await lay(conquest);
    press('g');
    const field = await screen.findByLabelText('Its number, 1 to 23');
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.submit(field);
    expect(dialog()?.querySelector('[data-said="now"]')?.textContent).toBe(words);
    expect(document.activeElement).toBe(field);
  });
});

describe('what a key says', () => {
  const aloud = lastSaid;

  it.each([
    [ready, 'Round 6 of 10. Your turn, Ada: Ready the troops, or decline. 2 coins if the turn ended now.'],
    [
      conquest,
      'Round 6 of 10. Your turn, Ada: Conquer regions. Giants: 4 tokens in hand. 2 coins if the turn ended now.',
    ],
    [
      redeployment,
      'Round 6 of 10. Your turn, Ada: Redeploy the troops. 2 coins if the turn ended now. 2 left to place: press a region.',
    ],
    [
      `${held}; seat 0 amazons+swamp 1:4 2:4 hand:2; turn 0 redeploy`,
      'Round 6 of 10. Your turn, Ada: Redeploy the troops. 2 coins if the turn ended now. In all, 4 must leave the map. 2 are set aside: take 2 more.',
    ],
    [
      `${held}; seat 0 ghouls declined 11:1 hand:2; seat 0 humans+heroic 1:2 2:2 hand:1; turn 0 redeploy`,
      'Round 6 of 10. Your turn, Ada: Redeploy the troops. Ghouls: 2 tokens in hand. Humans: 1 token in hand. 4 coins if the turn ended now. 3 left to place: press a region.',
    ],
    [
      'board 2; round 4; turn 1 withdrawal 0; seat 0 humans+hill 1 2 hand:2; seat 1 orcs+swamp 5; conquered orcs 5!; attacked 0',
      'Round 4 of 10. Ada, in Bo’s turn: Place withdrawn troops. Driven out by Bo. Press a region for a token: 2 left.',
    ],
  ])('is where one stands, each number with its thing: %s', async (position, words) => {
    await lay(position);
    press('y');
    await vi.waitFor(() => expect(aloud()?.replace(/ You have \d+ coins\./, '')).toBe(words));
    expect(aloud()).toMatch(/ You have \d+ coins\./);
  });

  it('is said again, from anew, and forgotten with the game', async () => {
    await lay(conquest);
    press('a');
    await vi.waitFor(() => expect(aloud()).toMatch(/^Your turn, Ada, Conquer regions/));
    press('y');
    await vi.waitFor(() => expect(aloud()).toMatch(/^Round 6 of 10/));
    const ears = hearing();
    press('a');
    await vi.waitFor(() => expect(ears.heard('status')).toEqual([aloud()]));
    expect(aloud()).toMatch(/^Round 6 of 10/);
    ears.end();
    clear();
    expect(lastSaid()).toBe(null);
  });
});

describe('the one list of keys', () => {
  const settings = { shortcuts: true, keys: {} };

  it('gives each key to one thing, and none that regions, a replay or the browser need', () => {
    for (const shortcut of shortcuts) {
      const key = chosenKey(shortcut, settings);
      expect(whyNotKey(shortcut, key, {}), shortcut).toBe(null);
      const plain = { key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
      expect(askOf(plain, { isTaken: false, isControl: false, isClicked: false }), shortcut).toBe(null);
    }
  });

  it.each([
    ['help', <HelpPanel key="help" />, 'dd'],
    ['settings', <ShortcutSettings key="settings" />, 'li'],
  ])('is all in the %s', async (_, panel, line) => {
    await playOver(panel, setup);
    const keys = [...document.querySelectorAll('.keys kbd')].map(({ textContent }) => textContent);
    for (const shortcut of shortcuts) expect(keys, shortcut).toContain(chosenKey(shortcut, settings).toUpperCase());
    expect(document.querySelectorAll(`.keys ${line}`).length).toBeGreaterThanOrEqual(shortcuts.length);
  });
});
