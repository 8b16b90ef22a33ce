// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import LinkDialog, { linkedId } from '../../../src/screens/links/LinkDialog.tsx';
import { beginSession, type Session } from '../../../src/screens/set-up/session.ts';
import { makeLink } from '../../../src/session/links/link.ts';
import { openSaves, SaveError, type Saves } from '../../../src/session/saves/index.ts';
import { gameOfOpponents } from '../../../tools/bench/link/games.ts';
import { setup } from '../../session/saves/build.ts';
import '../../support/boards.ts';

const made = makeLink(gameOfOpponents(2, 21));
const link = made.ok ? made.link : '';
let count = 0;

function show(saves: Saves | SaveError, present: Session | null = null, text = link): { sat: Session[] } {
  const sat: Session[] = [];
  render(<LinkDialog link={text} saves={saves} present={present} onSit={(session) => sat.push(session)} />);
  return { sat };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

afterEach(cleanup);

describe('what has come by a link', () => {
  it('is kept once, under a name of its own, and the next time is known', async () => {
    const saves = await openSaves({ name: `linked-${count++}` });
    const { sat } = show(saves);
    press('See the result');
    await waitFor(() => expect(sat).toHaveLength(1));
    expect(sat[0]?.id).toBe(linkedId(link));
    sat[0]?.end();
    cleanup();

    const again = show(saves);
    await waitFor(() => expect(screen.getByText(/You already have this game/)).toBeTruthy());
    press('See the result');
    await waitFor(() => expect(again.sat).toHaveLength(1));
    expect(await saves.list()).toHaveLength(1);
  });

  it('without a store is looked at all the same', async () => {
    const { sat } = show(new SaveError('unavailable'));
    expect(screen.queryByText('Only keep it')).toBeNull();
    press('See the result');
    await waitFor(() => expect(sat).toHaveLength(1));
    expect(sat[0]?.table.record().game.phase).toBe('gameOver');
  });

  it('never takes the place of a game that is not saved without saying so', async () => {
    const unsaved = new SaveError('unavailable');
    show(unsaved, await beginSession(unsaved, setup));
    await waitFor(() => expect(screen.getByText(/is not saved/)).toBeTruthy());
    expect(screen.getByText('Save to a file')).toBeTruthy();
    cleanup();
    const saves = await openSaves({ name: `linked-${count++}` });
    show(saves, await beginSession(saves, setup));
    await waitFor(() => expect(screen.getByText(/stays among your saved games/)).toBeTruthy());
    expect(screen.queryByText(/is not saved/)).toBeNull();
  });

  it('that cannot be opened says why', async () => {
    const saves = await openSaves({ name: `linked-${count++}` });
    show(saves, null, link.slice(0, 40));
    expect(screen.getByText(/The end of this link is missing/)).toBeTruthy();
    cleanup();
    show(saves, null, `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
    expect(screen.getByText(/This link is damaged/)).toBeTruthy();
    expect(await saves.list()).toEqual([]);
  });
});
