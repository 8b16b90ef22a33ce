import { describe, expect, it } from 'vitest';
import { createSession } from '../../src/headless/index.ts';
import { apply, explain, type GameState, legal, newGame, prospect, view } from '../../src/rules/index.ts';
import { positionDigest } from '../../src/session/saves/index.ts';
import { playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';
import { asking, begin } from './ask.ts';

const game = playGame({ players: 3, seed: 5 }, randomPlayer(5));

function started(): GameState {
  const start = newGame({ players: 2, seed: 1, firstSeat: 0, banners: ['orcs'], badges: ['hill'] });
  if (!start.ok) throw new Error(start.refusal.code);
  return start.state;
}

describe('a session', () => {
  it('answers newGame, state, view and legal as the rules do', () => {
    const ask = asking();
    const state = started();
    expect(ask(begin)).toMatchObject({ ok: true, phase: 'pickCombo', seat: 0, round: 1, hash: positionDigest(state) });
    expect(ask({ request: 'state' })).toEqual({ ok: true, state });
    expect(ask({ request: 'view', seat: 1 })).toEqual({ ok: true, view: view(state, 1) });
    expect(ask({ request: 'view', seat: null })).toEqual({ ok: true, view: view(state, null) });
    expect(ask({ request: 'legal' }).legal).toEqual(legal(state));
  });

  it('starts newGame with the column, stacks, dice and first player that are given', () => {
    const ask = asking();
    const column = ['orcs', 'elves', 'trolls', 'humans', 'giants', 'dwarves'].map((race, index) => {
      return { race, power: ['hill', 'swamp', 'forest', 'stout', 'flying', 'wealthy'][index] };
    });
    const { state } = ask({
      request: 'newGame',
      players: 3,
      seed: 1,
      firstSeat: 2,
      column,
      banners: ['wizards', 'ratmen'],
      badges: ['spirit', 'mounted'],
      dice: [3, 0],
      state: true,
    });
    expect(state?.column).toEqual(column.map((combo) => ({ ...combo, coins: 0 })));
    expect(state?.hidden.banners.slice(0, 2)).toEqual(['wizards', 'ratmen']);
    expect(state?.hidden.badges.slice(0, 2)).toEqual(['spirit', 'mounted']);
    expect(state?.hidden.dice).toEqual([3, 0]);
    expect(state?.firstSeat).toBe(2);
  });

  it('explains cost, odds, refusal, facts, remedy and sentence without changing anything', () => {
    const ask = asking();
    ask(begin);
    ask({ request: 'apply', command: { type: 'pickCombo', index: 0 } });
    const { state } = ask({ request: 'state' });
    if (!state) throw new Error('no state');
    for (const region of state.regions.keys()) {
      const command = { type: 'conquer', region } as const;
      const refusal = explain(state, command);
      const told = ask({ request: 'explain', command });
      expect(told).toMatchObject({ ok: true, legal: refusal === null, refusal, prospect: prospect(state, region) });
      if (refusal) expect(told).toMatchObject({ words: { text: expect.stringContaining(' ') } });
    }
    expect(ask({ request: 'state' }).state).toEqual(state);
  });

  it('applies and undoes commands one by one and all at once', () => {
    const ask = asking();
    ask({ request: 'newGame', players: 3, seed: 5 });
    const hashes: (string | undefined)[] = [];
    let { state } = playGame(game.setup, randomPlayer(5), () => true);
    for (const command of game.commands) {
      const outcome = apply(state, command);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      ({ state } = outcome);
      const answer = ask({ request: 'apply', command });
      expect(answer.events).toEqual(outcome.events);
      expect(answer.hash).toBe(positionDigest(state));
      hashes.push(answer.hash);
    }
    expect(ask({ request: 'state' }).state).toEqual(game.state);
    expect(ask({ request: 'undo', steps: 10 }).hash).toBe(hashes.at(-11));
    const again = ask({ request: 'apply', commands: game.commands.slice(-10), state: true, legal: true });
    expect(again).toMatchObject({ ok: true, phase: 'gameOver', hash: hashes.at(-1), legal: [] });
    expect(again.state).toEqual(game.state);
    expect(ask({ request: 'undo', steps: 10_000 }).error?.code).toBe('nothingToUndo');
    expect(ask({ request: 'undo', steps: game.commands.length })).toMatchObject({ ok: true, undoable: 0 });
  });

  it('carries out several commands at once, or none of them', () => {
    const ask = asking();
    const { hash } = ask(begin);
    const commands = [{ type: 'pickCombo', index: 0 }, { type: 'expand' }];
    const answer = ask({ request: 'apply', commands });
    expect(answer.error).toMatchObject({ code: 'refused', at: 1, refusal: { code: 'notNow', clause: 'TRN-2' } });
    expect(ask({ request: 'hash' }).hash).toBe(hash);
  });

  it('loads a state to continue it, and refuses an impossible one', () => {
    const middle = playGame({ players: 4, seed: 2 }, randomPlayer(2), ({ round }) => round === 3).state;
    const ask = asking();
    expect(ask({ request: 'load', state: middle })).toMatchObject({ ok: true, hash: positionDigest(middle) });
    expect(ask({ request: 'legal' }).legal).toEqual(legal(middle));
    const wrong = { ...middle, coins: 'many', regions: middle.regions.map((region) => ({ ...region, colour: 1 })) };
    const { error } = ask({ request: 'load', state: wrong });
    expect(error?.code).toBe('badState');
    expect(error?.faults?.map(({ path }) => path)).toEqual(expect.arrayContaining(['state.coins', 'state.regions[3]']));
    expect(ask({ request: 'hash' }).hash).toBe(positionDigest(middle));
    expect(ask({ request: 'file' }).error?.code).toBe('noSetup');
  });

  it('speaks the position language in position and load', () => {
    const { state } = playGame({ players: 5, seed: 2 }, randomPlayer(2), ({ round }) => round === 4);
    const ask = asking();
    ask({ request: 'load', state });
    const written = ask({ request: 'position' });
    expect(ask({ request: 'load', position: written.position }).hash).toBe(positionDigest(state));
    const { error } = ask({ request: 'load', position: 'turn 0 conquer\nseat 0 orks+hill 5 hand:3' });
    expect(error).toMatchObject({ code: 'badState', faults: [{ path: 'position', line: 2, column: 8 }] });
    expect(ask({ request: 'load', state, position: '' }).error?.faults?.[0]?.path).toBe('state');
    expect(ask({ request: 'hash' }).hash).toBe(positionDigest(state));
  });

  it('SET-1 plays on the board made for that many players', () => {
    const ask = asking();
    const { error } = ask({ ...begin, players: 3 });
    expect(error).toMatchObject({ code: 'badRequest', faults: [{ path: 'board', clause: 'SET-1' }] });
  });

  it('keeps several games apart, lists them, and forgets them', () => {
    const ask = asking();
    ask({ ...begin, game: 'a' });
    ask({ ...begin, game: 'b', seed: 2 });
    ask({ request: 'apply', game: 'a', command: { type: 'pickCombo', index: 0 } });
    expect(ask({ request: 'games' })).toMatchObject({
      games: [
        { game: 'a', phase: 'conquer' },
        { game: 'b', phase: 'pickCombo' },
      ],
    });
    expect(ask({ request: 'close', game: 'a' })).toEqual({ ok: true });
    expect(ask({ request: 'state', game: 'a' }).error?.code).toBe('noGame');
    expect(ask({ request: 'state', game: 'b' }).ok).toBe(true);
  });

  it('has room for a thousand games, and for one more when one is closed', () => {
    const ask = asking();
    for (let number = 0; number < 1000; number++) ask({ ...begin, game: `g${number}`, events: false });
    expect(ask({ ...begin, game: 'more' }).error?.code).toBe('tooManyGames');
    expect(ask({ ...begin, game: 'g7', seed: 2 }).ok).toBe(true);
    ask({ request: 'close', game: 'g8' });
    expect(ask({ ...begin, game: 'more' }).ok).toBe(true);
  });

  it('ends with quit', () => {
    const session = createSession();
    expect(session.ended).toBe(false);
    expect(asking(session)({ id: 'q', request: 'quit' })).toEqual({ id: 'q', ok: true });
    expect(session.ended).toBe(true);
  });
});
