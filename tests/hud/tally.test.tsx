// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { standing } from '../../src/hud/answers/answers.ts';
import { Hud } from '../../src/hud/index.ts';
import { PlayersLine } from '../../src/hud/players/PlayersLine.tsx';
import { tallyOf } from '../../src/hud/players/tally.ts';
import SettingsPanel from '../../src/hud/settings/SettingsPanel.tsx';
import type { LogEntry } from '../../src/rules/course.ts';
import { apply, type GameState, newGame, view } from '../../src/rules/index.ts';
import { seenSetup } from '../../src/session/turn/holding.ts';
import { localTable } from '../../src/session/turn/index.ts';
import { defaultSettings, readSettings, useSettings } from '../../src/ui/look/settings.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { scope } from '../support/at-table.tsx';
import { hunterCommand } from '../support/hunter.ts';
import '../support/boards.ts';
import { act, clear, playOver, tableFor } from './support.tsx';

afterEach(clear);

/** Plays a game and gives, after each step, the truth and all that was seen of it. */
function* played(players: number, seed: number): Generator<{ state: GameState; log: readonly LogEntry[] }> {
  const start = newGame({ players, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  let { state } = start;
  let log: readonly LogEntry[] = [];
  const draw = drawFrom(seed);
  while (state.phase !== 'gameOver') {
    const command = seed % 2 ? hunterCommand(draw, state) : randomCommand(draw, state);
    const outcome = apply(state, command);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    log = [...log, { command, seat: state.seat, round: state.round, events: outcome.events }];
    ({ state } = outcome);
    yield { state, log };
  }
}

const hud = <Hud onLeave={() => {}} />;
const setup = tableFor({ players: 2, seed: 1, firstSeat: 0, banners: ['ratmen'], badges: ['alchemist'] });

/** Ada has taken the second combo and one region, and been paid; Bo is to move. */
async function afterAda() {
  const table = await playOver(hud, setup);
  await act(table, { type: 'pickCombo', index: 1 });
  const { legal } = table.getSnapshot().context;
  const region = legal.flatMap((command) => (command.type === 'conquer' ? [command.region] : []))[0] ?? 0;
  await act(table, { type: 'conquer', region }, { type: 'endConquests' });
  const hand = table.getSnapshot().context.view?.forces[0]?.hand ?? 0;
  await act(table, { type: 'place', region, count: hand }, { type: 'endRedeployment' });
  return table;
}

const held = () => [...document.querySelectorAll('.player .coins')].map(({ textContent }) => textContent ?? '');

describe('SCO-3 the tally of everybody’s coins', () => {
  it('is exact at every step of any game, from nothing but what all could see', () => {
    for (const [players, seed] of [
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [5, 5],
    ] as const) {
      let steps = 0;
      for (const { state, log } of played(players, seed)) {
        expect(tallyOf({ players }, log, []), `step ${log.length} of ${players}`).toEqual(state.coins);
        steps++;
      }
      expect(steps).toBeGreaterThan(50);
    }
  });

  it('is the same for whoever looks, a spectator too: no view is asked for coins', () => {
    const [last] = [...played(3, 2)].slice(-40);
    if (!last) throw new Error('no game');
    const seen = view(last.state, null);
    expect(seen.coins).toEqual([null, null, null]);
    expect(tallyOf({ players: 3 }, last.log, [])).toEqual(last.state.coins);
  });

  it('counts nothing before it has been shown', () => {
    const steps = [...played(2, 1)];
    const at = steps.findIndex(({ log }) => log.at(-1)?.events.some(({ type }) => type === 'scored'));
    const [before, after] = [steps[at - 1], steps[at]];
    if (!before || !after) throw new Error('nothing was paid');
    const seen = view(after.state, 0);
    const events = after.log.at(-1)?.events ?? [];
    const stage = { name: 'score', seat: 0, before: seen, after: seen } as const;
    const stages = [
      { ...stage, id: 1, events: [] },
      { ...stage, id: 2, events },
    ];
    expect(tallyOf({ players: 2 }, after.log, stages)).toEqual(before.state.coins);
    expect(tallyOf({ players: 2 }, after.log, stages.slice(1))).toEqual(after.state.coins);
  });

  it('is not guessed in a game whose beginning nobody saw', () => {
    const seen = seenSetup({ ...setup, position: 'board 2; coins 3 9' });
    expect(tallyOf(seen, [], [])).toBeNull();
    expect(tallyOf(seenSetup(setup), [], [])).toEqual([5, 5]);
  });

  it('is off unless it is wanted, and kept with the settings', () => {
    expect(defaultSettings.tally).toBe(false);
    expect(readSettings({ tally: true }).tally).toBe(true);
    expect(readSettings({ tally: 'yes' }).tally).toBe(false);
    render(<SettingsPanel />);
    fireEvent.click(screen.getByLabelText(/Count everybody’s coins/));
    expect(useSettings.getState().tally).toBe(true);
  });

  it('stands beside every name once it is wanted, read out in words, and no longer hides one’s own', async () => {
    const table = await afterAda();
    expect(held()).toEqual([]);
    useSettings.setState({ tally: true });
    await act(table);
    await screen.findByText(/^Ada has \d+ coins$/);
    // Ada paid one for the second combo, and has been paid for her region.
    const paid = table
      .getSnapshot()
      .context.log.flatMap(({ events }) => events)
      .find((event) => event.type === 'scored');
    const ada = 5 - 1 + (paid?.type === 'scored' ? paid.amount : 0);
    expect(held().map((text) => Number(/\d+/.exec(text)?.[0]))).toEqual([ada, 5]);
    expect(screen.queryByRole('button', { name: 'See your coins' })).toBeNull();
    useSettings.setState({ tally: false });
    await screen.findByRole('button', { name: 'See your coins' });
    expect(held()).toEqual([]);
  });

  it('stands in the one line of a phone too', async () => {
    useSettings.setState({ tally: true });
    const made = localTable({ setup, game: await stateAtFirst(), log: [] });
    const sight = await made.look(0);
    const game = {
      setup: sight.setup,
      view: sight.view,
      phase: 'pickCombo',
      legal: [],
      stage: null,
      naming: { board: sight.view.board, content: sight.view.content, seats: setup.seats },
      scope,
    } as const;
    await playOver(<PlayersLine game={game} list="list" coins={[5, 5]} />, setup);
    const line = document.querySelector('.players-line');
    expect(line?.textContent).toContain('Ada has 5 coins');
    expect(line?.querySelectorAll('.coins')).toHaveLength(2);
  });

  it('answers the question about coins, which otherwise says that they are secret', async () => {
    const seen = view(await stateAtFirst(), 0);
    const game = { view: seen, naming: { board: seen.board, content: seen.content, seats: setup.seats } };
    const said = (tally: readonly number[] | null) => JSON.stringify(standing(game, [], tally));
    expect(said(null)).toContain('answer.secret');
    expect(said([5, 7])).toContain('players.has');
    expect(said([5, 7])).not.toContain('answer.secret');
  });
});

async function stateAtFirst(): Promise<GameState> {
  const start = newGame(setup.game);
  if (!start.ok) throw new Error(start.refusal.code);
  return start.state;
}

describe('numbers of coins', () => {
  it('look different where they are different things: what would be paid has no coin of its own', async () => {
    useSettings.setState({ tally: true });
    const table = await playOver(hud, setup);
    await act(table, { type: 'pickCombo', index: 0 });
    const would = document.querySelector('.player.turn .outlook');
    expect(would?.textContent).toMatch(/If the turn ended now.*\+\d/);
    expect(would?.querySelector('.glyph')).toBeNull();
  });
});
