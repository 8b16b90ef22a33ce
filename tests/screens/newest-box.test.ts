import { describe, expect, it, vi } from 'vitest';
import { contentOf, newestBox } from '../../src/rules/index.ts';
import { firstGameSetup } from '../../src/screens/learn/first-game/setup.ts';
import { freshDraft } from '../../src/screens/set-up/draft.ts';
import { nextSetup } from '../../src/screens/set-up/next-game.ts';
import { setupOf } from '../../src/screens/set-up/set-up.ts';
import { usualOptions } from '../../src/screens/showcase/options.ts';
import { gameOf } from '../../src/screens/showcase/use-games.ts';
import { revive } from '../../src/session/saves/index.ts';
import { makeRecord } from '../../src/session/saves/record.ts';
import { openingOf } from '../../src/session/saves/revive.ts';
import { readRecord } from '../../src/session/saves/save-text.ts';
import type { TableSetup } from '../../src/session/turn/index.ts';
import { playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';

// As it will be when a box with one race and one power more has been released.
vi.mock('../../src/rules/boxes/index.ts', async () => {
  const { boxes } = await import('../support/test-boxes.ts');
  return { boxes: boxes.slice(0, 2) };
});

const fresh = () => setupOf(freshDraft(false), 7);

/** A whole game of that set-up as a record, read again from its text. */
function saved(setup: TableSetup) {
  const { commands, state } = playGame(setup.game, randomPlayer(3));
  const record = makeRecord({ id: 'a', savedAt: 1, setup, commands, game: state });
  return readRecord(JSON.parse(JSON.stringify(record)));
}

describe('once a second box is released', () => {
  it('the page and the showcase deal new games from it, with its new race and power', () => {
    expect(newestBox()).toEqual({ content: { id: 'second' } });
    const shown = gameOf(0, 7, usualOptions, () => 'Sorrel');
    for (const { game } of [fresh(), shown, nextSetup('wanderer', fresh(), 9)]) {
      const { races, powers } = contentOf(game);
      expect([Object.keys(races).length, Object.keys(powers).length]).toEqual([15, 21]);
    }
  });

  it('a rematch of a game from the first box is dealt from it, a lesson and a box of one’s own stay as they are', () => {
    const { content: _newest, ...game } = fresh().game;
    const old: TableSetup = { ...fresh(), game };
    expect(nextSetup('again', old, 9).game.content).toEqual({ id: 'second' });
    const content = { id: 'base', own: { powers: ['hill'] } };
    expect(nextSetup('again', { ...old, game: { ...game, content } }, 9).game.content).toEqual(content);
    expect(nextSetup('again', firstGameSetup(1), 9)).toEqual(firstGameSetup(9));
  });

  it('a save says which box it is from, and one of the first box still opens from the first', async () => {
    const record = saved(fresh());
    expect(record.setup.game.content?.id).toBe('second');
    expect(revive(record, await openingOf(record.setup)).game.phase).toBe('gameOver');
    const { content: _newest, ...game } = fresh().game;
    const old = saved({ ...fresh(), game });
    expect(old.setup.game.content).toBeUndefined();
    expect(revive(old, await openingOf(old.setup)).game.content).toBeUndefined();
  });
});
