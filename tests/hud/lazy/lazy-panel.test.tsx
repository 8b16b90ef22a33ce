// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/hud/frame/Dialog.tsx';
import { lazyPanel, PanelBoundary } from '../../../src/hud/lazy/lazy-panel.tsx';
import { allSaid, said } from '../../support/said.ts';

let isBroken = false;

function Broken() {
  if (isBroken) throw new Error('broken');
  return <p>mended</p>;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const settle = () => act(() => new Promise((done) => setTimeout(done)));

it('a part that cannot be fetched says so in its place, is fetched anew when asked, and leaves the rest alone', async () => {
  let isUp = false;
  const load = vi.fn(async () => {
    if (!isUp) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: ({ name }: { readonly name: string }) => <button type="button">{name}</button> };
  });
  const Rules = lazyPanel(load);
  render(
    <>
      <p>The game</p>
      <Dialog title="Rules" onClose={() => {}}>
        <Rules name="Clause" />
      </Dialog>
    </>,
  );
  await settle();
  const words = said('now');
  expect(words.textContent).toMatch(/could not be loaded. Everything else works/);
  expect(screen.getByText('The game')).toBeTruthy();

  const again = screen.getByText('Try again');
  again.focus();
  fireEvent.click(again);
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  // Who cannot be helped by asking is told what may help.
  expect(said('now').textContent).toMatch(/reload the page/);
  expect(document.activeElement).toBe(again);

  isUp = true;
  fireEvent.click(again);
  await settle();
  expect(screen.getByText('Clause')).toBeTruthy();
  expect(allSaid('now')).toHaveLength(0);
  // The focus stays in the panel.
  expect(document.activeElement?.closest('dialog')).not.toBeNull();
});

it('a part that fails says so in its place, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  isBroken = true;
  const Fetched = lazyPanel(async () => ({ default: Broken }), { around: (words) => <aside>{words}</aside> });
  render(
    <>
      <p>The game</p>
      <PanelBoundary>
        <Broken />
      </PanelBoundary>
      <Fetched />
    </>,
  );
  await settle();
  expect(screen.getByText('The game')).toBeTruthy();
  expect(document.querySelectorAll('[data-missing="failed"]')).toHaveLength(2);
  expect(document.querySelectorAll('aside [data-missing="failed"]')).toHaveLength(1);
  isBroken = false;
  for (const button of screen.getAllByText('Try again')) fireEvent.click(button);
  expect(screen.getAllByText('mended')).toHaveLength(2);
});
