// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { JSX, ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../../src/hud/index.ts';
import type { Answered, Ask, RoomClient } from '../../../src/rooms/client/index.ts';
import { codeOfDevice } from '../../../src/rooms/protocol/index.ts';
import { RoomNotices } from '../../../src/screens/rooms/RoomNotices.tsx';
import { RoomPanel } from '../../../src/screens/rooms/RoomPanel.tsx';
import { type AtRoom, RoomContext } from '../../../src/screens/rooms/room-context.ts';
import { tableMachine } from '../../../src/session/turn/index.ts';
import { need } from '../../../src/ui/locale/language.ts';
import { known, roomOf } from '../../rooms/support/at-room.ts';
import { quietClient } from '../../rooms/support/quiet-client.ts';
import { AtTable } from '../../support/at-table.tsx';

beforeAll(() => need('rooms'));
afterEach(cleanup);

/** The panel of a table, with whatever else of it. */
const panel = (at: AtRoom, more?: ReactNode): JSX.Element => (
  <RoomContext value={at}>
    <AtTable logic={tableMachine}>
      {more}
      <RoomPanel game={{} as Game} />
    </AtTable>
  </RoomContext>
);

describe('people of one name', () => {
  it('are told apart: the host hears that whoever knocks has the name of somebody there, and watchers have numbers', async () => {
    const now = await known({ knocks: [{ knock: 1, name: ' ana', seat: null }] });
    const watcher = (device: number, name: string) => ({ device, name, isHere: true });
    const watchers = [watcher(5, 'Ana'), watcher(6, 'Bo'), watcher(7, 'bo'), watcher(8, 'Eva')];
    const { at } = roomOf({ ...now, roster: { ...now.roster, watchers } });
    render(panel(at, <RoomNotices />));
    const knock = document.querySelector('[data-room-notice="knock"]');
    expect(knock?.textContent).toMatch(/ ana knocks.*Somebody with that name is at the table already/);
    const lines = [...document.querySelectorAll('.room-people li')].map(({ textContent }) => textContent);
    const named = lines.filter((line) => / device \d\d/.test(line));
    expect(named).toHaveLength(2);
    expect(named[0]).toContain(`Bo · device ${codeOfDevice(6)}`);
    expect(named[1]).toContain(`bo · device ${codeOfDevice(7)}`);
  });
});

describe('the panel of a table', () => {
  const host = async (client: Partial<RoomClient>) => {
    const now = await known({});
    const { at } = roomOf({ ...now, you: { ...now.you, isHost: true } });
    const asks = { ...at.client, ...client };
    const ask = async (question: Ask) => (await asks.ask(question)).type !== 'refused';
    render(panel({ ...at, client: asks, ask }));
    return at;
  };

  it('says the code of the table so that no browser translates it', async () => {
    const { known } = await host({});
    const code = screen.getByText(known.room);
    expect(code.getAttribute('translate')).toBe('no');
    expect(code.closest('p')?.textContent).toMatch(`The code of this table: ${known.room}`);
  });

  it('says so where the table hands out no links, and waits for them no longer', async () => {
    await host({});
    expect(await screen.findByText(/does not hand it out just now/)).toBeTruthy();
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  it('goes on showing a code where there is another link, and says of that one nothing that was true of the first', async () => {
    let times = 0;
    const ask = async () => {
      const links = [{ seat: 1, passport: `ABCDEF.1.${times++}.ABCDEFGHIJKLMNOPQRS_` }];
      return { type: 'links', links } as unknown as Answered;
    };
    await host({ ask });
    fireEvent.click(await screen.findByText('Copy the link'));
    const said = document.querySelector('.room-link [data-said="true"]');
    await vi.waitFor(() => expect(said?.textContent).not.toBe(''));
    fireEvent.click(screen.getByText('QR code'));
    fireEvent.click(screen.getByText('New link'));
    await vi.waitFor(() => expect(document.querySelector('input')?.value).toContain('.1.1.'));
    expect(screen.getByText('QR code').getAttribute('aria-expanded')).toBe('true');
    expect(said?.isConnected && said.textContent).toBe('');
  });

  it('forgets a table that is deleted only once it is', async () => {
    let answer: () => void = () => undefined;
    const state = { ...roomOf(await known({})).at.state };
    const isDeleted = new Promise<Answered>((resolve) => {
      answer = () => resolve({ type: 'refused', why: { by: 'room', code: 'notNow' } });
    });
    const at = await host({
      get state() {
        return state;
      },
      ask: async (question) => (question.type === 'delete' ? isDeleted : quietClient().client.ask(question)),
    });
    const { room } = at.known;
    await at.kept.note(room, { at: 5 });
    location.hash = `#room=${room}`;
    fireEvent.click(screen.getByText('Delete the table'));
    fireEvent.click(document.querySelector('[data-out-sure="delete"]') ?? document.body);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect((await at.kept.at(room)).at).toBe(5);
    Object.assign(state, { connection: 'ended', ending: { how: 'closed', why: 'deleted' } });
    answer();
    await vi.waitFor(() => expect(location.hash).toBe(''));
    expect((await at.kept.list()).length).toBe(0);
  });

  it('asks before the game is ended for everybody: nobody else may be there to say no', async () => {
    const asked: string[] = [];
    await host({
      ask: async (question) => {
        if (question.type === 'propose') asked.push(question.type);
        return quietClient().client.ask(question);
      },
    });
    for (const what of ['end', 'goLocal']) {
      const button = document.querySelector<HTMLElement>(`[data-propose="${what}"]`);
      button?.focus();
      fireEvent.click(button ?? document.body);
      expect(asked).toEqual([]);
      expect(document.activeElement?.textContent).toBe('Stay');
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
      expect(document.querySelector('[data-out-sure]')).toBeNull();
      expect(document.activeElement).toBe(button);
    }
    fireEvent.click(document.querySelector('[data-propose="end"]') ?? document.body);
    fireEvent.click(document.querySelector('[data-out-sure="end"]') ?? document.body);
    await vi.waitFor(() => expect(asked).toEqual(['propose']));
  });
});
