// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { type JSX, useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Picture, type PictureState } from '../../../src/screens/at-table/Picture.tsx';
import { useTableHost } from '../../../src/table/host.ts';
import '../../support/boards.ts';
import { clear, playOver, settle, tableFor } from '../../hud/support.tsx';

/** A picture that can be told to say that it is drawn, and to fail. */
let tell: (moment: 'drawn' | 'fails') => void = () => undefined;

function FragileTable(): JSX.Element {
  const { onDrawn } = useTableHost();
  const [fails, setFails] = useState(false);
  useEffect(() => {
    tell = (moment) => (moment === 'drawn' ? onDrawn?.() : setFails(true));
  }, [onDrawn]);
  if (fails) throw new Error('the picture fails');
  return <canvas />;
}

vi.mock('../../../src/table/index.ts', () => ({ Table: FragileTable }));
vi.mock('../../../src/ui/platform/canvas.ts', () => ({ hasWebGL: () => true }));

function Shown({ says }: { readonly says: (state: PictureState) => void }): JSX.Element {
  const [state, setState] = useState<PictureState>('drawn');
  useEffect(() => says(state), [says, state]);
  return <Picture state={state} onState={setState} rate={1} onShown={() => undefined} onMoment={() => undefined} />;
}

afterEach(() => {
  clear();
  vi.restoreAllMocks();
});

it.each([
  ['fails at once counts as one that this browser cannot draw', [], 'none'],
  ['fails after it was drawn counts as lost, and may come back', ['drawn'], 'lost'],
] as const)('a picture that %s', async (_, before, after) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const said: PictureState[] = [];
  const says = (state: PictureState) => void said.push(state);
  await playOver(<Shown says={says} />, tableFor({ players: 2, seed: 1, firstSeat: 0 }));
  await vi.waitFor(() => expect(document.querySelector('canvas')).not.toBeNull());
  await act(async () => {
    for (const moment of before) tell(moment);
    tell('fails');
    await settle();
  });
  expect(said).toEqual(['drawn', after]);
  // The game goes on, on the plan.
  await vi.waitFor(() => expect(document.querySelector('.plan, #board')).not.toBeNull(), 10_000);
});
