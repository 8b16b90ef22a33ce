import { describe, expect, it } from 'vitest';
import { afterEvents, type GameEvent, type GameView, newGame, view } from '../../src/rules/index.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { farm, forest } from '../support/places.ts';
import { play, stateOf } from '../support/position.ts';

/** What lies on the table: no more than events tell of. */
const onTable = ({ regions, column, tray, nextForce, forces }: GameView) => ({
  regions,
  column,
  tray,
  nextForce,
  forces: forces.map(({ memory: _memory, ...force }) => force),
});

describe('a table as it lies after events', () => {
  it('is as the state says, turn by turn, and the table before is as it was', () => {
    for (const seed of [1, 2]) {
      const start = newGame({ players: 2 + seed, seed });
      if (!start.ok) throw new Error(start.refusal.code);
      const draw = drawFrom(seed);
      let { state } = start;
      while (state.phase !== 'gameOver') {
        const [{ turnSeat }, before, was] = [state, view(state, null), structuredClone(view(state, null))];
        const told: GameEvent[] = [];
        while (state.phase !== 'gameOver' && state.turnSeat === turnSeat) {
          const outcome = play(state, randomCommand(draw, state));
          told.push(...outcome.events);
          ({ state } = outcome);
        }
        expect(onTable(afterEvents(before, told))).toEqual(onTable(view(state, null)));
        expect(before).toEqual(was);
      }
    }
  });

  it('shows pieces on their way, whichever of the events it knows already', () => {
    const state = stateOf(`board 2; turn 0 conquer; seat 0 orcs+hill ${farm} hand:5; seat 1 elves+swamp ${forest}:2`);
    const { state: taken, events } = play(state, { type: 'conquer', region: forest });
    const at = (shown: GameView) => [shown.regions[forest], shown.forces.map(({ hand }) => hand)];
    const [withdrawn, conquered] = events.filter(({ type }) => type === 'tokensMoved');
    const since = (seen: GameView, ...told: readonly (GameEvent | undefined)[]) =>
      at(
        afterEvents(
          seen,
          told.filter((event) => event !== undefined),
        ),
      );
    const [before, after] = [view(state, null), view(taken, null)];
    expect(since(before, withdrawn)).toEqual([{ force: null, tokens: 0, lostTribe: false, markers: {} }, [5, 2]]);
    // Whoever comes before the others have gone stands there alone.
    expect(since(before, conquered)).toMatchObject([{ force: 0, tokens: 4 }, [1, 0]]);
    // What is not there cannot go, and nothing is said of a region or a race that is not on this table.
    expect(since(after, conquered)).toMatchObject([{ force: 0, tokens: 8 }, [0, 2]]);
    const elsewhere = { type: 'lostTribeRemoved', region: 999, clause: 'CON-10' } as const;
    const far = { ...conquered, to: { at: 'region', region: 999 } } as GameEvent;
    const gone = { ...after, forces: [] };
    expect(since(gone, elsewhere, withdrawn, far)).toMatchObject([{ tokens: 2 }, []]);
  });

  it('COL-5 shows a combo picked once, and a new one where it is revealed', () => {
    const state = stateOf('board 2; turn 0 pickCombo');
    const { state: picked, events } = play(state, { type: 'pickCombo', index: 2 });
    const pick = events.filter(({ type }) => type === 'comboPicked');
    expect(afterEvents(view(picked, null), pick).forces).toHaveLength(1);
    expect(afterEvents(view(state, null), pick).forces).toHaveLength(1);
    const revealed = { type: 'comboRevealed', index: 1, race: 'gnomes', power: 'nimble', clause: 'COL-5' } as const;
    const races = afterEvents(view(state, null), [revealed]).column.map(({ race }) => race);
    expect(races).toEqual(state.column.map(({ race }) => race).toSpliced(1, 0, 'gnomes'));
  });
});
