// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import '../support/boards.ts';
import { act, clear, playOver, settle, tableFor } from './support.tsx';

afterEach(clear);

const setup = tableFor({ players: 2, seed: 1, firstSeat: 0, banners: ['ratmen'], badges: ['alchemist'] });

it('whoever comes to a table is at its heading', async () => {
  await playOver(<Hud onLeave={() => {}} />, setup);
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-heading')).toBe('phase'));
});

it('whoever presses what can be pressed no more is led on, and not lost', async () => {
  const table = await playOver(<Hud onLeave={() => {}} />, setup);
  await act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region: 1 }, { type: 'endConquests' });
  const spread = await screen.findByText('Spread the rest');
  fireEvent.keyDown(spread, { key: 'Enter' });
  spread.focus();
  fireEvent.click(spread);
  await settle();
  await settle();
  // The heading tells what is to be done next, once what was done has been shown.
  table.send({ type: 'skip' });
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-heading')).toBe('phase'));
});

it('whoever goes on with the coach by a key stays at what goes on', async () => {
  const Coached = () => {
    const [step, setStep] = useState(1);
    return (
      <section className="coach">
        {step < 3 ? (
          <button key={step} type="button" className="primary" onClick={() => setStep(step + 1)}>
            Next {step}
          </button>
        ) : (
          <button type="button">Skip hint</button>
        )}
      </section>
    );
  };
  await playOver(
    <>
      <Coached />
      <Hud onLeave={() => {}} />
    </>,
    setup,
  );
  for (const step of [1, 2]) {
    const next = await screen.findByText(`Next ${step}`);
    fireEvent.keyDown(next, { key: 'Enter' });
    next.focus();
    fireEvent.click(next);
    // What is to be done next is done elsewhere: nothing is skipped by the same key.
    const heir = () =>
      step === 1 ? screen.getByText('Next 2') : document.querySelector<HTMLElement>('[data-heading="phase"]');
    await vi.waitFor(() => expect(document.activeElement).toBe(heir()));
  }
});
