// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Game } from '../../../src/hud/index.ts';
import { decide } from '../../../src/opponents/decide.ts';
import { verdictOf } from '../../../src/opponents/judgement/verdict.ts';
import { evenTemper } from '../../../src/opponents/types.ts';
import { apply, type GameState, legal, type Seat, view } from '../../../src/rules/index.ts';
import RegionAids from '../../../src/screens/learn/aids/RegionAids.tsx';
import TurnAids from '../../../src/screens/learn/aids/TurnAids.tsx';
import { said } from '../../../src/ui/locale/index.ts';
import { useSettings } from '../../../src/ui/look/settings.ts';
import { comboName } from '../../../src/ui/words/names.ts';
import { clear, tableFor } from '../../hud/support.tsx';
import { renderAt, scope } from '../../support/at-table.tsx';
import { farm, forest, peak, swamp } from '../../support/places.ts';
import { stateOf } from '../../support/position.ts';

/** The game as the panels show it to a seat. */
function shownTo(seat: Seat, state: GameState): Game {
  const { seats, options } = tableFor({ players: state.players, seed: 1 });
  const setup = { players: state.players, seats, options };
  const phase = state.phase;
  const naming = { board: state.board, content: state.content, seats: setup.seats };
  return {
    setup,
    view: view(state, seat),
    phase,
    legal: state.seat === seat ? legal(state) : [],
    stage: null,
    naming,
    scope,
  };
}

const facing = stateOf(
  `board 2; round 4; turn 0 readyTroops; seat 0 humans+swamp ${forest}:2 ${peak}; seat 1 orcs+hill ${farm}:5 ${swamp}:2`,
);
const text = () => document.body.textContent ?? '';

afterEach(clear);

describe('the line about who could take a region', () => {
  it('CON-1 gives the price and the tokens available', () => {
    renderAt(<RegionAids game={shownTo(0, facing)} region={forest} />);
    expect(text()).toContain('Bo’s Orcs could take this with 4 of 5 tokens.');
    expect(screen.getByRole('button', { name: /CON-1/ })).toBeTruthy();
  });

  it('DIE-1 gives the odds where the die would be needed', () => {
    const short = stateOf(
      `board 2; round 4; turn 0 readyTroops; seat 0 humans+swamp ${forest}:3; seat 1 orcs+hill ${farm}:4`,
    );
    renderAt(<RegionAids game={shownTo(0, short)} region={forest} />);
    expect(text()).toMatch(/Bo’s Orcs would need the die: 5 needed, 3 to attack with \(33\s?%\)/);
  });

  it('covers others’ regions too, and the player’s own race', () => {
    renderAt(<RegionAids game={shownTo(0, facing)} region={swamp} />);
    expect(text()).toMatch(/^Your Humans would need the die: 4 needed, 1 to attack with/);
  });

  it('says “nobody” for a safe region of the player’s own, and nothing for a free one', () => {
    const safe = stateOf(
      `board 2; round 4; turn 0 readyTroops; seat 0 humans+swamp ${forest}:9; seat 1 orcs+hill ${farm}`,
    );
    const { rerender } = renderAt(<RegionAids game={shownTo(0, safe)} region={forest} />);
    expect(text()).toBe('Nobody can take this before your next turn.');
    rerender(<RegionAids game={shownTo(0, safe)} region={peak} />);
    expect(text()).toBe('');
  });

  it('disappears when it is switched off where the reasons are given', () => {
    const game = shownTo(0, facing);
    const { rerender } = renderAt(<TurnAids game={game} />);
    expect(screen.getByRole('button', { name: 'Dangers: 2 of your 2 regions can be taken' })).toBeTruthy();
    const mark = screen.getByRole('checkbox', {
      name: 'Mark on the board what you could lose before your next turn; more than three are told in words',
    });
    expect(mark).toHaveProperty('checked', true);
    fireEvent.click(mark);
    expect(useSettings.getState().threats).toBe(false);
    expect(screen.queryByRole('button', { name: /^Dangers/ })).toBeNull();
    rerender(<RegionAids game={game} region={forest} />);
    expect(text()).toBe('');
  });
});

/** Opens what explains: the test environment has no popovers of its own. */
function open(what: string): void {
  const reasons = document.querySelector(what) ?? expect.fail(`no ${what}`);
  fireEvent(reasons, Object.assign(new Event('beforetoggle'), { newState: 'open', oldState: 'closed' }));
}

describe('the word about danger', () => {
  const chip = () => document.querySelector('[data-aid="threats"]');
  const said = (line: string) => {
    clear();
    renderAt(<TurnAids game={shownTo(0, stateOf(line))} />);
    return [
      chip()?.getAttribute('data-grade'),
      (chip()?.querySelector('.danger-words') ?? chip()?.querySelector('.unseen'))?.textContent?.replace('\u00a0', ' '),
    ];
  };
  const own = `board 2; round 4; turn 0 redeploy; seat 0 humans+swamp ${forest}`;

  it('comes in grades, each with words of its own', () => {
    expect(said(`${own}; seat 1 orcs+hill ${farm}:4`)).toEqual(['certain', 'Your region can be taken']);
    expect(said(`${own}:2; seat 1 orcs+hill ${farm}:3`)).toEqual(['chance', 'Your region can be taken with luck: 33%']);
    expect(said(`${own}:2; seat 1 elves declined ${farm}`)).toEqual(['new', 'Only a new race could take a region']);
    expect(said(`${own}:3; seat 1 orcs+hill ${farm} ${swamp} ${peak}`)).toEqual([
      'remote',
      'Nobody can take a region directly',
    ]);
    expect(said(`${own}:8; seat 1 orcs+hill ${farm}`)).toEqual(['safe', 'Safe until your next turn']);
  });

  it('is not said while the player conquers: where the tokens will stand is not known yet', () => {
    const line = own.replace('redeploy', 'conquer');
    expect(said(`${line}:2 hand:3; seat 1 orcs+hill ${farm}:3`)).toEqual([undefined, undefined]);
  });

  it('END-1 is not said in the last turn: what is lost after it costs no coins', () => {
    const inRound = (round: number) =>
      `board 2; round ${round}; turn 0 redeploy; seat 0 humans+swamp ${forest}; seat 1 orcs+hill ${farm}:4`;
    expect(said(inRound(9))[0]).toBe('certain');
    said(inRound(10));
    expect(chip()).toBeNull();
  });

  it('gives the reason on asking: region by region who, how, with how many tokens; or that nobody can', () => {
    renderAt(
      <TurnAids game={shownTo(0, stateOf(`${own}:2; seat 1 elves declined ${farm}; column ratmen+merchant`))} />,
    );
    expect(screen.getByTitle('Who could take what')).toBeTruthy();
    expect(text()).not.toContain('could pick');
    open('.danger-reasons');
    expect(text()).toMatch(/Bo could pick .* and take this with \d+ of \d+\./);
    clear();
    renderAt(<TurnAids game={shownTo(0, stateOf(`${own}:8; seat 1 orcs+hill ${farm}`))} />);
    open('.danger-reasons');
    expect(text()).toContain('they can take no region of yours before your next turn');
  });

  it('speaks of an attack while it is going on', () => {
    const before = stateOf(
      `board 2; round 4; turn 1 conquer; seat 0 humans+swamp ${forest} ${peak}:7; seat 1 orcs+hill ${farm} hand:6`,
    );
    const outcome = apply(before, { type: 'conquer', region: forest });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const [seen, after] = [view(before, 0), view(outcome.state, 0)];
    const stage = { id: 1, name: 'conquer', seat: 1, events: outcome.events, before: seen, after } as const;
    renderAt(<TurnAids game={{ ...shownTo(0, outcome.state), stage }} />);
    expect(chip()?.getAttribute('data-grade')).toBe('attack');
    expect(chip()?.textContent).toContain('Under attack: Forest 3');
  });
});

describe('the forecast of expanding against declining', () => {
  it('TRN-2, DEC-5 is short while the player chooses, with the rest on request', () => {
    renderAt(<TurnAids game={shownTo(0, facing)} />);
    expect(document.querySelector('[data-forecast]')).toBeNull();
    open('.forecast-reasons');
    expect(document.querySelector('[data-forecast="expand"]')?.textContent).toMatch(
      /^1 spare token · not enough for a region · 2 coins$/,
    );
    expect(document.querySelector('[data-forecast="decline"]')?.textContent).toBe(
      '2 coins now, the same each later turn while held',
    );
    expect(text()).toContain('Expanding without a conquest pays 2 coins.');
    const [offered] = facing.column;
    expect(text()).toContain(`On offer now: ${offered && said(comboName({}, offered))}`);
  });

  it('is not shown to onlookers, in other phases, or when it is switched off', () => {
    const { rerender } = renderAt(<TurnAids game={shownTo(1, facing)} />);
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
    const conquering = stateOf(`board 2; round 4; turn 0 conquer; seat 0 humans+swamp ${forest} hand:2`);
    rerender(<TurnAids game={shownTo(0, conquering)} />);
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
    useSettings.setState({ forecast: false });
    rerender(<TurnAids game={shownTo(0, facing)} />);
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
  });

  const judged = (state: GameState, level: 'planner' | 'warlord') =>
    verdictOf(decide(view(state, 0), { level, temper: evenTemper, seed: 0 }));

  // The planner is asked; by the warlord, who plays games on, it is held to be right.
  it.each(['planner', 'warlord'] as const)(
    'advises decline for a spent race, and not for a fresh one (%s)',
    (level) => {
      const spent = stateOf(
        `board 2; round 4; turn 0 readyTroops; seat 0 humans+swamp 1 2 3 4 9; seat 1 elves+hill 16:6 17:3 11`,
      );
      expect(judged(spent, level)?.choice).toBe('decline');
      const fresh = stateOf(
        'board 2; round 4; turn 0 readyTroops; seat 0 ratmen+merchant 1:9 2:2; seat 1 elves+hill 18:4 19:3',
      );
      expect(judged(fresh, level)?.choice).toBe('expand');
    },
  );

  it('calls the two even where they differ by less than the judge’s error', () => {
    const weigh = (expand: number, decline: number, isLastRound = false) =>
      verdictOf(
        {
          commands: [],
          weighed: [
            { command: { type: 'expand' }, coins: expand, share: null },
            { command: { type: 'decline' }, coins: decline, share: null },
          ],
        },
        isLastRound,
      );
    expect(weigh(5, 4)).toEqual({ choice: 'even', coins: 1 });
    expect(weigh(0, 6.2)).toEqual({ choice: 'decline', coins: 6 });
    expect(weigh(9, 0)).toEqual({ choice: 'expand', coins: 9 });
    // In the last round a coin is a coin.
    expect(weigh(12, 11, true)).toEqual({ choice: 'expand', coins: 1 });
    expect(weigh(11, 11, true)).toEqual({ choice: 'even', coins: 0 });
    expect(verdictOf({ commands: [], weighed: [] })).toBeNull();
  });
});
