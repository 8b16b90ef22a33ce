// @vitest-environment happy-dom
import { fireEvent, act as react, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useGame } from '../../../src/hud/frame/use-game.ts';
import { turnPictures } from '../../../src/hud/minute/MinutePicture.tsx';
import { phasesOf, pictureOf } from '../../../src/hud/turn-map/story.ts';
import TurnStory from '../../../src/hud/turn-map/TurnStory.tsx';
import minute from '../../../src/ui/locale/en/minute.json';
import { act, clear, playOver, tableFor } from '../support.tsx';

const ratmen = { players: 2, seed: 1, firstSeat: 0, banners: ['ratmen', 'humans'], badges: ['commando', 'hill'] };

function Shown(): JSX.Element | null {
  const game = useGame();
  return game ? <TurnStory game={game} /> : null;
}

afterEach(clear);

describe('the story of a turn', () => {
  it('is told first, in five pictures with words for those who cannot see them, and marks the present one', async () => {
    const table = await playOver(<Shown />, tableFor(ratmen));
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))).toEqual(
      turnPictures.map((name) => minute[`minute.${name}.alt`]),
    );
    expect(screen.queryByRole('list', { name: 'Phases of the turn' })).toBeNull();
    expect(document.querySelector('[aria-current="step"]')?.textContent).toMatch(/^Begin now/);
    await react(() => act(table, { type: 'pickCombo', index: 0 }));
    expect(document.querySelector('[aria-current="step"]')?.textContent).toMatch(/Conquer now/);
  });

  it('leads to the whole chart at one press, and back with the focus where it was', async () => {
    await playOver(<Shown />, tableFor(ratmen));
    fireEvent.click(screen.getByRole('button', { name: 'The whole chart' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pick, step 1, now' }));
    expect(screen.queryAllByRole('img')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Back to the five pictures' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'The whole chart' }));
  });

  it('has a picture for every phase of a turn, each picture for some, and none once the game is over', () => {
    const phases = [
      'pickCombo',
      'readyTroops',
      'decline',
      'ghouls',
      'conquer',
      'finalRoll',
      'redeploy',
      'treaty',
      'withdrawal',
      'score',
      'stout',
      'handOver',
    ] as const;
    for (const name of turnPictures) expect(phasesOf[name].map(pictureOf)).toEqual(phasesOf[name].map(() => name));
    expect([...new Set(phases.map(pictureOf))]).toEqual([...turnPictures]);
    expect(pictureOf('gameOver')).toBeNull();
  });
});
