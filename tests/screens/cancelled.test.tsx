// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropSession, useAttempt } from '../../src/screens/page/use-attempt.ts';
import { useBestTurn } from '../../src/screens/puzzles/best-turn.tsx';
import Film from '../../src/screens/share/Film.tsx';
import Snapshot from '../../src/screens/share/Snapshot.tsx';
import { useTableHost } from '../../src/table/host.ts';
import { renderAt } from '../support/at-table.tsx';
import '../../src/ui/locale/games.ts';
import { askBestTurn } from '../../src/opponents/puzzle-search/ask-best-turn.ts';
import { gameOfOpponents } from '../../tools/bench/link/games.ts';
import { setup } from '../session/saves/build.ts';
import '../support/boards.ts';
import { said } from '../support/said.ts';

const picture = vi.hoisted(() => ({ come: (): void => undefined, fail: (): void => undefined, frames: 0 }));
vi.mock('../../src/screens/share/frames.ts', () => ({
  // It comes when the test says so.
  loadFrames: () =>
    new Promise((resolve, reject) => {
      picture.fail = () => reject(new Error('no such file'));
      picture.come = () =>
        resolve({
          afterFrames: () => {
            picture.frames += 1;
            return () => {
              picture.frames -= 1;
            };
          },
        });
    }),
}));
vi.mock('../../src/table/index.ts', () => ({
  TableView() {
    const { onDrawn } = useTableHost();
    useEffect(() => onDrawn?.(), [onDrawn]);
    return <canvas />;
  },
}));

/** Recorders that were begun, and have not ended. */
const running = new Set<object>();
const workers: { isEnded: boolean; fail: () => void }[] = [];

beforeEach(() => {
  running.clear();
  workers.length = 0;
  HTMLCanvasElement.prototype.captureStream = () => ({ getTracks: () => [] }) as unknown as MediaStream;
  const pen = new Proxy({}, { get: () => () => undefined });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.stubGlobal(
    'MediaRecorder',
    class extends EventTarget {
      static readonly isTypeSupported = () => true;
      readonly start = () => running.add(this);
      readonly stop = () => {
        running.delete(this);
        this.dispatchEvent(new Event('stop'));
      };
    },
  );
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      readonly mine = { isEnded: false, fail: () => this.dispatchEvent(new Event('error')) };
      readonly postMessage = () => workers.push(this.mine);
      readonly terminate = () => {
        this.mine.isEnded = true;
      };
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

describe('a film', () => {
  const played = gameOfOpponents(2, 21);

  async function begun() {
    renderAt(<Film played={played} />);
    fireEvent.click(screen.getByRole('button', { name: 'Film of the last turn' }));
    await vi.waitFor(() => expect(document.querySelector('canvas')).not.toBeNull());
    await settled();
  }

  it('that was stopped before it began stays stopped, and nothing is said to have failed', async () => {
    await begun();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    picture.come();
    await settled();
    expect([running.size, picture.frames]).toEqual([0, 0]);
    expect(said().textContent).toBe('');
    expect(screen.getByRole('button', { name: 'Film of the last turn' })).toBeTruthy();
  });

  it('whose panel was closed meanwhile is not made', async () => {
    await begun();
    cleanup();
    picture.come();
    await settled();
    expect([running.size, picture.frames]).toEqual([0, 0]);
  });

  it('begins, and ends by its button', async () => {
    await begun();
    picture.come();
    await settled();
    expect([running.size, picture.frames]).toEqual([1, 1]);
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await settled();
    expect([running.size, picture.frames]).toEqual([0, 0]);
  });
});

describe('what makes a picture or a film', () => {
  it('says that it could not be fetched, and nothing of the browser, and is asked for again', async () => {
    const table = document.createElement('div');
    table.className = 'game-table';
    table.innerHTML = '<div class="table-surroundings"><canvas></canvas></div>';
    document.body.append(table);
    renderAt(<Snapshot words="the table" />);
    await settled();
    for (let time = 0; time < 2; time++) {
      await act(async () => picture.fail());
      const again = await screen.findByRole('button', { name: 'Try again' });
      expect(said('now').textContent).toContain('could not be loaded');
      fireEvent.click(again);
      await settled();
    }
    cleanup();
    table.remove();
    renderAt(<Film played={gameOfOpponents(2, 21)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Film of the last turn' }));
    await vi.waitFor(() => expect(document.querySelector('canvas')).not.toBeNull());
    await settled();
    await act(async () => picture.fail());
    await vi.waitFor(() => expect(said().textContent).toContain('could not be loaded'));
    expect(screen.getByRole('button', { name: 'Film of the last turn' })).toBeTruthy();
  });
});

describe('the search for a best turn', () => {
  const puzzle = { ...setup, position: 'turn 0 conquer' };

  it('that was not wanted to begin with is not begun, and one that is not wanted any more ends', async () => {
    const gone = new AbortController();
    gone.abort();
    await expect(askBestTurn(puzzle, gone.signal)).rejects.toThrow();
    expect(workers).toHaveLength(0);
    const later = new AbortController();
    const asked = askBestTurn(puzzle, later.signal);
    later.abort();
    await expect(asked).rejects.toThrow();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  });

  it('that has failed can be tried again', async () => {
    const { result } = renderHook(() => useBestTurn(puzzle));
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    act(() => workers[0]?.fail());
    await vi.waitFor(() => expect(result.current[0]).toBe('failed'));
    act(() => result.current[1]());
    await vi.waitFor(() => expect(workers).toHaveLength(2));
    expect(result.current[0]).toBe('working');
  });
});

describe('a game that was asked for', () => {
  it('is got up from where whoever asked has left meanwhile', async () => {
    const session = { end: vi.fn() };
    const sat = vi.fn();
    let come = (_: typeof session): void => undefined;
    const asked = new Promise<typeof session>((resolve) => {
      come = resolve;
    });
    const { result, unmount } = renderHook(() => useAttempt());
    const done = result.current.attempt(() => asked, sat, dropSession);
    unmount();
    come(session);
    await done;
    expect(sat).not.toHaveBeenCalled();
    expect(session.end).toHaveBeenCalledOnce();
  });
});
