// @vitest-environment happy-dom

import { act } from '@testing-library/react';
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
import { begun, act as play, setup } from './first-game-play.ts';

/** The coach over the first game, with the first combo picked. */
function Screen(): JSX.Element {
  const game = useGame();
  const actor = TableActor.useActorRef();
  useEffect(() => {
    const game = begun();
    play(game, [{ type: 'pickCombo', index: 0 }]);
    const { state, log } = game;
    actor.send({ type: 'leave' });
    actor.send(goOn({ setup, game: state, log }));
  }, [actor]);
  return <div className="hud">{game?.setup.lesson === undefined ? null : <FirstGame game={game} known />}</div>;
}

async function show(): Promise<void> {
  await playOver(<Screen />, setup);
  await settle();
}

const line = () => document.querySelector('.coach-line')?.textContent ?? '';

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
  it('tells whoever points how a region is taken', async () => {
    await show();
    expect(line()).toMatch(/Drag your figure there/);
  });

  it('tells keys and pads their own way, as soon as one is pressed', async () => {
    await show();
    act(() => useInput.setState({ byKeyboard: true }));
    expect(line()).not.toBe('');
    expect(line()).not.toMatch(/Drag/);
  });

  it('says nothing of hands where there is no picture to take from', async () => {
    useGrasp.of(scope).setState({ isOffered: false });
    await show();
    expect(line()).not.toBe('');
    expect(line()).not.toMatch(/Drag/);
  });
});
