import { describe, expect, it } from 'vitest';
import { phaseChoices, regionChoices } from '../../src/hud/board/choices.ts';
import { type Post, postsOf } from '../../src/hud/board/deployment.ts';
import {
  boardIds,
  type Command,
  commandTypes,
  type GameState,
  type GameView,
  legal,
  view,
} from '../../src/rules/index.ts';
import type { Naming } from '../../src/ui/words/names.ts';
import { playChecked } from '../../tools/checks/checked-game.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { isLong } from '../support/how-long.ts';
import { position } from '../support/position.ts';

const numbersUpTo = (most: number) => Array.from({ length: most }, (_, before) => before + 1);

/** The commands of a post's steppers: tokens and markers, there and back. */
function steps({ region, place, lift, markers }: Post): readonly Command[] {
  return [
    ...numbersUpTo(place).map((count) => ({ type: 'place', region, count }) as const),
    ...numbersUpTo(lift).map((count) => ({ type: 'lift', region, count }) as const),
    ...markers.filter((one) => one.place).map(({ id }) => ({ type: 'placeMarker', marker: id, region }) as const),
    ...markers.filter((one) => one.lift).map(({ id }) => ({ type: 'liftMarker', marker: id, region }) as const),
  ];
}

/** Everything the panels and regions offer: the column, the buttons of the phase, those of each region, and the steppers. */
function offered(seen: GameView, commands: readonly Command[], naming: Naming): readonly Command[] {
  return [
    ...seen.column.map((_, index) => ({ type: 'pickCombo', index }) as const),
    ...phaseChoices(seen, commands, naming).flatMap((choice) => choice.commands),
    ...seen.regions.flatMap((_, region) =>
      regionChoices(seen, commands, region, naming).flatMap((choice) => choice.commands),
    ),
    ...postsOf(seen, commands).flatMap(steps),
  ];
}

/** Two commands are the same, however their fields are ordered. */
const keyOf = (command: Command) => JSON.stringify(Object.entries(command).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The legal commands that nothing on the page offers. */
function withoutControl(state: GameState): readonly Command[] {
  const commands = legal(state);
  const naming = {
    board: state.board,
    content: state.content,
    seats: numbersUpTo(state.players).map((number) => ({ name: `P${number}` })),
  };
  const controls = new Set(offered(view(state, state.seat), commands, naming).map(keyOf));
  return commands.filter((command) => !controls.has(keyOf(command)));
}

describe('the page', () => {
  const met = new Set<Command['type']>();
  const look = (state: GameState) => {
    for (const { type } of legal(state)) met.add(type);
    return withoutControl(state);
  };

  it.each(boardIds)('offers every legal command of whole games of %s', (players) => {
    const draw = drawFrom(players);
    for (const seed of isLong ? [1, 2, 3] : [1, 2])
      playChecked({
        setup: { players, seed },
        choose(state) {
          expect(look(state)).toEqual([]);
          return randomCommand(draw, state);
        },
      });
  });

  it('offers the pass of a race without tokens', () => {
    expect(look(position({ phase: 'readyTroops', forces: [{ race: 'orcs', power: 'swamp' }] }))).toEqual([]);
  });

  it('was asked for every kind of command in these tests', () => {
    expect([...met].sort()).toEqual([...commandTypes].sort());
  });
});
