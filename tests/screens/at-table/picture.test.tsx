// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { type JSX, useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Picture, type PictureState } from '../../../src/screens/at-table/Picture.tsx';
import { nowShowing } from '../../../src/session/turn/index.ts';
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

it('a press on the table ends what is shown there; turning the table does not, nor the second of two presses', async () => {
  const picture = <Picture state="drawn" onState={() => undefined} onMoment={() => undefined} />;
  const actor = await playOver(picture, tableFor({ players: 2, seed: 1, firstSeat: 0 }));
  await vi.waitFor(() => expect(document.querySelector('canvas')).not.toBeNull());
  actor.send({ type: 'do', commands: [{ type: 'pickCombo', index: 0 }] });
  await settle();
  const canvas = document.querySelector('canvas') ?? expect.fail('no picture');
  const press = (to: number, detail: number) => {
    fireEvent.pointerDown(canvas, { clientX: 10, clientY: 10 });
    fireEvent.click(canvas, { clientX: to, clientY: 10, detail });
    return nowShowing(actor.getSnapshot());
  };
  expect(press(80, 1)).not.toBeNull();
  expect(press(10, 2)).not.toBeNull();
  expect(press(10, 1)).toBeNull();
});
