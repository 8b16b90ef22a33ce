// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CardComing, useCardOrder } from '../../src/hud/board/card-order.tsx';
import { Hud } from '../../src/hud/index.ts';
import { useAttention } from '../../src/table/attention/index.ts';
import '../support/boards.ts';
import { renderAt, scope } from '../support/at-table.tsx';
import { stateOf } from '../support/position.ts';
import { hearing } from '../support/said.ts';
import { goOn } from '../support/table-actor.ts';
import { clear, playOver, settle, type TableRef, tableFor } from './support.tsx';

const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 });
const held = 'board 2; round 6; tribes 12; seat 1 orcs+hill 4:3';
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

beforeAll(() => import('../../src/hud/region/RegionCard.tsx'));
afterEach(clear);

describe('the card of the region that keys are at', () => {
  const card = () => document.querySelector<HTMLElement>('[data-card]');
  const at = () => document.activeElement;
  const arrive = async (position: string, id: number) => {
    const table = await lay(position);
    press('Tab');
    region(id).focus();
    await vi.waitFor(() => expect(card()?.dataset.card).toBe(String(id)));
    return table;
  };

  it.each([
    ['that can be conquered', conquest, 6],
    ['out of reach', conquest, 20],
    ['of one’s own', conquest, 1],
    ['while troops are placed', redeployment, 4],
  ])('is next to it in the order of Tab: %s', async (_, position, id) => {
    await arrive(position, id);
    expect(press('Tab')).toBe(false);
    await settle();
    expect(at()?.tagName).toBe('H2');
    expect(at()?.closest('[data-card]')).toBe(card());
    expect(press('Tab', { shiftKey: true })).toBe(false);
    await settle();
    expect(focused()).toBe(String(id));
    expect(useAttention.of(scope).getState()).toMatchObject({ selected: null, hovered: id });
    // Escape leads back as well.
    press('Tab');
    await settle();
    press('Escape');
    await vi.waitFor(() => expect(focused()).toBe(String(id)));
    // Past its end one is past the board: the browser goes on from the region.
    press('Tab');
    await settle();
    const last = [...(card()?.querySelectorAll<HTMLElement>('button, summary') ?? [])].findLast(
      (one) => !one.closest('[popover], details:not([open]) > :not(summary)'),
    );
    last?.focus();
    expect(press('Tab')).toBe(true);
    expect(focused()).toBe(String(id));
    expect(useAttention.of(scope).getState().selected).toBe(null);
  });

  it('comes without a reproach: nothing was tried', async () => {
    await arrive(redeployment, 4);
    const ears = hearing();
    onTestFinished(ears.end);
    press('Tab');
    await settle();
    expect(document.querySelector('[data-card] .why-not')?.textContent).not.toBe('');
    await new Promise((done) => setTimeout(done, 200));
    expect([...ears.heard('alert'), ...ears.heard('status')]).toEqual([]);
    // Enter at the region is an attempt.
    region(4).focus();
    fireEvent.click(region(4));
    await vi.waitFor(() => expect(ears.heard('alert')).toHaveLength(1));
  });

  it('is waited for where its file is still being fetched, and Tab leads there once', async () => {
    const Cards = () => {
      useCardOrder();
      const [isThere, setThere] = useState(false);
      return (
        <>
          <div id="board">
            {[4, 6].map((id) => (
              <button key={id} type="button" data-region={id}>
                {id}
              </button>
            ))}
          </div>
          {isThere ? (
            <section data-card="4">
              <h2 tabIndex={-1}>Swamp 4</h2>
              <button type="button">Conquer</button>
            </section>
          ) : (
            <CardComing region={4} />
          )}
          <button type="button" onClick={() => setThere(true)}>
            It comes
          </button>
        </>
      );
    };
    const lay = () => {
      renderAt(<Cards />);
      region(4).focus();
    };
    const come = async () => {
      fireEvent.click(screen.getByText('It comes'));
      await settle();
    };
    lay();
    // Of another region, or backwards, nothing is to come.
    expect(press('Tab', { shiftKey: true })).toBe(true);
    region(6).focus();
    expect(press('Tab')).toBe(true);
    region(4).focus();
    expect(press('Tab')).toBe(false);
    expect(press('Tab')).toBe(false);
    await come();
    expect(at()?.textContent).toBe('Swamp 4');
    cleanup();
    // Who has gone elsewhere by then stays there.
    lay();
    expect(press('Tab')).toBe(false);
    region(6).focus();
    await come();
    expect(focused()).toBe('6');
  });

  it('is passed by where there is none, and by Shift+Tab', async () => {
    await arrive(conquest, 4);
    expect(press('Tab', { shiftKey: true })).toBe(true);
    document.querySelector<HTMLElement>('[data-choice="endConquests"]')?.focus();
    expect(press('Tab')).toBe(true);
  });
});
