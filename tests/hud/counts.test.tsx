// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Dock } from '../../src/hud/dock/Dock.tsx';
import type { Game } from '../../src/hud/index.ts';
import { PlanRegion } from '../../src/hud/plan/PlanRegion.tsx';
import RegionCard from '../../src/hud/region/RegionCard.tsx';
import Troops from '../../src/hud/troops/Troops.tsx';
import {
  explain,
  type Force,
  forcesOf,
  type GameState,
  heldRegions,
  isDeployment,
  legal,
  type Phase,
  tokensLeft,
  view,
} from '../../src/rules/index.ts';
import { layout, type TableState } from '../../src/table/layout/index.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
import { regionWords } from '../../src/table/regions-shown.ts';
import { opponentPlayer, tableOf } from '../../tools/checks/opponent-player.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { playGame } from '../../tools/players/game.ts';
import '../support/boards.ts';
import { AtTable, scope } from '../support/at-table.tsx';
import { isLong } from '../support/how-long.ts';
import { stateOf } from '../support/position.ts';
import { clear, tableFor } from './support.tsx';

afterEach(clear);

/** The game as the panels show it to the seat that is to decide. */
function gameOf(state: GameState): Game {
  const { seats, options } = tableFor({ players: state.players, seed: 1 });
  return {
    setup: { players: state.players, seats, options },
    view: view(state, state.seat),
    phase: state.phase,
    legal: legal(state),
    stage: null,
    naming: { board: state.board, content: state.content, seats },
    scope,
  };
}

const numberIn = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0);

/** What the page and the table say about tokens, as numbers; each list names where it says so. */
function shown(state: GameState) {
  const game = gameOf(state);
  const seen = game.view;
  cleanup();
  const isPlacing = isDeployment(state.phase) && game.legal.length > 0;
  render(
    <AtTable>
      <Dock game={game} />
      {isPlacing ? <Troops game={game} /> : null}
    </AtTable>,
  );
  const table: TableState = {
    view: seen,
    board: boardGeometry(state.board),
    arrangement: 'wide',
    colours: [0, 1, 2, 3, 4],
  };
  const pieces = layout(table).map(({ id }) => id);
  const chips = (force: Force, place: string | number) =>
    pieces.filter((id) => id.startsWith(`chip/${force.id}/${place}/`)).length;
  const labels = regionWords(table, game.legal);
  const hands = [...document.querySelectorAll<HTMLElement>('.dock [data-hand]')].map((row) => ({
    race: row.dataset.hand ?? '',
    badge: numberIn(row.querySelector('.chip-count')?.textContent),
    heard: numberIn(row.querySelector('.unseen')?.textContent),
    aside: numberIn([...row.querySelectorAll('small')].find((note) => /set aside/.test(note.textContent))?.textContent),
  }));
  const steppers = new Map(
    [...document.querySelectorAll<HTMLElement>('.troops .post')].map((row) => [
      Number(row.dataset.region),
      numberIn(row.querySelector('.stepper-count')?.textContent),
    ]),
  );
  const prompt = document.querySelector('.dock .prompt')?.textContent ?? '';
  return { game, hands, steppers, prompt, chips, labels };
}

// What is in hand is fetched when a dock first shows it.
beforeAll(() =>
  vi.waitFor(() => {
    if (
      shown(stateOf('board 2; round 4; turn 0 redeploy; seat 0 amazons+hill 1 2 hand:6; seat 1 orcs+swamp 16')).hands
        .length === 0
    )
      throw new Error('nothing in hand yet');
  }),
);

/** Everything that does not agree in a position. */
function disagreements(state: GameState): string[] {
  const { game, hands, steppers, prompt, chips, labels } = shown(state);
  const { view: seen } = game;
  const found: string[] = [];
  const same = (what: string, ...numbers: readonly number[]) => {
    if (new Set(numbers).size > 1) found.push(`${state.phase}: ${what}: ${numbers.join(' ≠ ')}`);
  };
  for (const force of forcesOf(seen, seen.seat)) {
    const row = hands.find(({ race }) => race === force.race);
    const [hand, aside] = [chips(force, 'hand'), chips(force, 'aside')];
    if (row) {
      same(`${force.race} in hand: badge, read aloud, on the table`, row.badge, row.heard, hand);
      same(`${force.race} set aside: in the dock, on the table`, row.aside, aside);
    }
    const held = heldRegions(seen, force);
    const onMap = held.reduce((sum, region) => sum + (seen.regions[region]?.tokens ?? 0), 0);
    same(
      `${force.race} in all: hand, aside and map, and what it has left`,
      hand + aside + onMap,
      tokensLeft(seen, force),
    );
    for (const region of held) {
      const { tokens } = seen.regions[region] ?? { tokens: 0 };
      const stepper = steppers.get(region);
      same(
        `${force.race} in region ${region}: label, stack${stepper === undefined ? '' : ', list of troops'}`,
        tokens,
        labels[region]?.holder?.tokens ?? 0,
        chips(force, `r${region}`),
        stepper ?? tokens,
      );
    }
  }
  const refusal = isDeployment(state.phase) ? explain(seen, { type: 'endRedeployment' }) : null;
  const open = hands.filter(({ race }) => {
    const force = forcesOf(seen, seen.seat).find((one) => one.race === race);
    return force && heldRegions(seen, force).length > 0;
  });
  if (refusal?.code === 'tokensInHand') {
    const row = open.find(({ race }) => race === refusal.facts.race);
    same(`still in hand, by the text “${prompt}” and the badge`, numberIn(prompt), row?.badge ?? -1);
  } else if (isDeployment(state.phase))
    for (const row of open)
      same(`nothing to place, by the text “${prompt}” and the badge of the ${row.race}`, 0, row.badge);
  return found;
}

/** What a region says of its tokens: on its card, on the plan. */
function cardAndPlan(state: GameState, region: number): readonly number[] {
  const game = gameOf(state);
  const { outline, seat, inradius, spots } = boardGeometry(state.board).regions[region] ?? expect.fail('no region');
  cleanup();
  render(
    <AtTable>
      <RegionCard game={game} region={region} />
      <svg role="presentation">
        <PlanRegion
          game={game}
          region={region}
          path={`M${outline.map(({ x, y }) => `${x} ${y}`).join('L')}Z`}
          seat={seat}
          inradius={inradius}
          spots={spots}
          isCarried={false}
          haunted={false}
          danger={undefined}
        />
      </svg>
    </AtTable>,
  );
  return [
    numberIn(document.querySelector('.card .content .chip-count')?.textContent),
    numberIn(document.querySelector('.plan-count')?.textContent),
  ];
}

/** Positions of games that opponents play, and that are played at random: of each part of a turn so many for each number of players. */
function positions(each: number): GameState[] {
  const kept = new Map<string, GameState[]>();
  const keep = (state: GameState) => {
    const name = `${state.phase} ${state.players}`;
    const list = kept.get(name) ?? [];
    kept.set(name, list);
    if (list.length < each) list.push(state);
    return false;
  };
  for (const players of [2, 3, 4, 5])
    for (const seed of [1, 2]) {
      playGame({ players, seed }, opponentPlayer(tableOf('raider', players, seed)), keep);
      const draw = drawFrom(seed);
      // The race that keeps tokens back is among the first to be picked.
      playGame({ players, seed, banners: ['amazons'] }, (state) => randomCommand(draw, state), keep);
    }
  return [...kept.values()].flat();
}

describe('one number has one meaning', { timeout: 60_000 }, () => {
  const met = positions(isLong ? 40 : 5);

  it('in every phase of played games, all that tells of tokens in hand, set aside and on the map agrees', () => {
    const phases = new Set<Phase>(met.map(({ phase }) => phase));
    for (const phase of ['readyTroops', 'conquer', 'redeploy', 'withdrawal', 'treaty'] as const)
      expect(phases).toContain(phase);
    const found = met.filter(({ phase }) => phase !== 'gameOver').flatMap(disagreements);
    expect([...new Set(found)]).toEqual([]);
  });

  it('AMA-2 tokens that have to leave the map are not among those to be placed', () => {
    const amazons = (hand: number) =>
      stateOf(`board 2; round 4; turn 0 redeploy; seat 0 amazons+hill 1 2 hand:${hand}; seat 1 orcs+swamp 16`);
    for (const hand of [6, 4, 2]) expect(disagreements(amazons(hand)), `${hand} in hand`).toEqual([]);
    expect(shown(amazons(6)).hands).toEqual([{ race: 'amazons', badge: 2, heard: 2, aside: 4 }]);
    expect(shown(amazons(4)).hands).toEqual([{ race: 'amazons', badge: 0, heard: 0, aside: 4 }]);
  });

  it('the card of a region and its stack on the plan count what stands there', () => {
    for (const state of met.filter((_, place) => place % 9 === 0))
      for (const [region, { force, tokens }] of state.regions.entries())
        if (force !== null && region % 3 === 0)
          expect(cardAndPlan(state, region), `${state.phase} ${region}`).toEqual([tokens, tokens]);
  });
});
