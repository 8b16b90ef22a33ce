// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type JSX, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useGame } from '../../../src/hud/frame/use-game.ts';
import { useInput } from '../../../src/hud/keys/input-kind.ts';
import FirstGame from '../../../src/screens/learn/first-game/FirstGame.tsx';
import { useLesson } from '../../../src/screens/learn/first-game/lesson-state.ts';
import { TableActor } from '../../../src/table/actor.ts';
import { useGrasp } from '../../../src/table/attention/grasp.ts';
import { clear, playOver, settle } from '../../hud/support.tsx';
import { scope } from '../../support/at-table.tsx';
import { goOn } from '../../support/table-actor.ts';
import { begun, setup } from './first-game-play.ts';

/** Nothing has a size here. */
function measured(face: HTMLElement | null): void {
  if (face) face.getBoundingClientRect = () => new DOMRect(900, 80, 40, 40);
}

/** The coach over the beginning of the first game, and the face of the first combo. */
function Screen(): JSX.Element {
  const game = useGame();
  const actor = TableActor.useActorRef();
  useEffect(() => {
    const { state, log } = begun();
    actor.send({ type: 'leave' });
    actor.send(goOn({ setup, game: state, log }));
  }, [actor]);
  return (
    <div className="hud">
      <div data-combo="0">
        <span className="combo-still" ref={measured} />
        <button type="button" data-open-combo="0">
          Pick
        </button>
      </div>
      {game?.setup.lesson === undefined ? null : <FirstGame game={game} known />}
    </div>
  );
}

async function show(): Promise<void> {
  await playOver(<Screen />, setup);
  await settle();
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** What is to be read before anything is done. */
function readOn(notes: number): void {
  for (let read = 0; read < notes; read++) press('Next');
}

const line = () => document.querySelector('.coach-line')?.textContent ?? '';
const hand = () => document.querySelector('.ghost-hand');

beforeEach(() => {
  useLesson.setState({ run: null, skipped: [], left: false });
  useInput.setState({ byKeyboard: false });
  useGrasp.of(scope).setState({ isOffered: true });
});
afterEach(() => {
  clear();
  localStorage.clear();
  useGrasp.of(scope).setState({ isOffered: false });
});

describe('the first game, by hand', () => {
  it('tells whoever points how a combo is taken, and shows the way once', async () => {
    await show();
    readOn(2);
    expect(line()).toMatch(/^You begin with 5 coins/);
    expect(hand()).toBeNull();
    press('Next');
    expect(line()).toMatch(/^Pick a race.*Drag its figure/);
    await waitFor(() => expect(hand()).not.toBeNull());
    // Whoever presses anything has seen it.
    act(() => void fireEvent.pointerDown(document.body));
    expect(hand()).toBeNull();
    press('Explain again');
    await waitFor(() => expect(hand()).not.toBeNull());
  });

  it('tells keys and pads their own way, as soon as one is pressed', async () => {
    await show();
    readOn(3);
    expect(line()).toMatch(/Drag its figure/);
    act(() => useInput.setState({ byKeyboard: true }));
    expect(line()).toMatch(/^Pick a race/);
    expect(line()).not.toMatch(/Drag/);
    await settle();
    expect(hand()).toBeNull();
  });

  it('says nothing of hands where there is no picture to take from', async () => {
    useGrasp.of(scope).setState({ isOffered: false });
    await show();
    readOn(3);
    expect(line()).not.toMatch(/Drag/);
  });
});
