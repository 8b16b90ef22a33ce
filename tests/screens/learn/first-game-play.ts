import { expect } from 'vitest';
import { phaseChoices } from '../../../src/hud/board/choices.ts';
import { spreadRest } from '../../../src/hud/board/deployment.ts';
import { decide } from '../../../src/opponents/decide.ts';
import type { LogEntry } from '../../../src/rules/course.ts';
import { apply, type Command, type GameState, legal, newGame, view } from '../../../src/rules/index.ts';
import { type Saying, sayingAt } from '../../../src/screens/learn/first-game/Lines.tsx';
import type { Target } from '../../../src/screens/learn/first-game/lesson.ts';
import type { LessonMoment } from '../../../src/screens/learn/first-game/lesson-moment.ts';
import { momentOf } from '../../../src/screens/learn/first-game/lesson-moment.ts';
import { firstGameSetup } from '../../../src/screens/learn/first-game/setup.ts';
import type { TableSetup } from '../../../src/session/turn/index.ts';

/** The first game as the kernel plays it, and what the learner sees of it. */
export interface Played {
  state: GameState;
  readonly log: LogEntry[];
}

export const setup = firstGameSetup(7);
const naming = { board: 2 as const, content: undefined, seats: setup.seats };

/** A first turn as the lesson leads it, up to the throw of the die; and to its end. */
const upToTheDie: readonly Command[] = [
  { type: 'pickCombo', index: 0 },
  { type: 'conquer', region: 1 },
  { type: 'conquer', region: 5 },
  { type: 'conquer', region: 6 },
  { type: 'finalRoll', region: 2 },
];
export const firstTurn: readonly Command[] = [
  ...upToTheDie,
  { type: 'lift', region: 5, count: 1 },
  { type: 'place', region: 2, count: 1 },
  { type: 'endRedeployment' },
];

/** The beginning; with other combos on top of the column, where some are given: `ghouls+diplomat amazons+stout`. */
export function begun(combos = ''): Played {
  const given = combos.split(' ').filter((combo) => combo !== '');
  const { banners = [], badges = [] } = setup.game;
  const before = (place: number, others: readonly string[]) => {
    const first = given.map((combo) => combo.split('+')[place] ?? '');
    return [...first, ...others.filter((id) => !first.includes(id))];
  };
  const start = newGame({ ...setup.game, banners: before(0, banners), badges: before(1, badges) });
  if (!start.ok) throw new Error(start.refusal.code);
  return { state: start.state, log: [] };
}

/** A lesson as older versions began it, halfway, and saved it: it has to go on. */
export const olderSetup: TableSetup = {
  ...setup,
  game: { players: 2, seed: 7, firstSeat: 0 },
  position: `
board 2; round 6; first 0; turn 0
coins 5 5
tribes 6 11 12 13 16 18
seat 1 wizards+forest 3 9:3 10:2
column orcs+swamp dwarves+alchemist ratmen+commando giants+hill skeletons+underworld tritons+pillaging
dice 2 3 1 2
`,
};

/** What the learner has before the eyes. */
export function momentIn({ state, log }: Played) {
  const seen = view(state, 0);
  return momentOf({ view: seen, legal: state.seat === 0 ? legal(state) : [], naming, log, me: 0 });
}

/** Plays commands of whoever is to decide. */
export function act(game: Played, commands: readonly Command[]): void {
  for (const command of commands) {
    const { seat, round } = game.state;
    const outcome = apply(game.state, command);
    if (!outcome.ok) throw new Error(`${command.type}: ${outcome.refusal.code}`);
    game.log.push({ command, seat, round, events: outcome.events });
    game.state = outcome.state;
  }
}

/** The opponent's next step. */
export function answer(game: Played): void {
  const control = setup.seats[1]?.control;
  if (control === undefined || control === 'human') throw new Error('no opponent');
  act(game, decide(view(game.state, 1), control).commands);
}

/** The commands that pressing what is pointed at comes to. */
export function pressed({ view, legal: open, naming }: LessonMoment, target: Target | undefined): readonly Command[] {
  switch (target?.at) {
    case 'region':
      return open.filter(
        (command) => (command.type === 'conquer' || command.type === 'finalRoll') && command.region === target.region,
      );
    case 'combo':
      return open.filter((command) => command.type === 'pickCombo' && command.index === target.index);
    case 'choice':
      if (target.choice === 'spread') return spreadRest(view, open);
      return phaseChoices(view, open, naming).find(({ id }) => id === target.choice)?.commands ?? [];
    case undefined:
      return [];
  }
}

/** Notes are read: what the coach says once they are. */
export function afterNotes(moment: LessonMoment, skipped: string[], heard: (saying: Saying) => void): Saying | null {
  for (;;) {
    const saying = sayingAt(moment, skipped);
    if (saying) heard(saying);
    if (!saying?.step.note) return saying;
    skipped.push(saying.name);
  }
}

/** Plays the first game as the coach says, but for the first combo, where another is named; gives what was said, in order. */
export function obedient(
  first = 0,
  game = begun(),
): {
  game: Played;
  said: string[];
  sayings: Saying[];
  presses: number;
} {
  const skipped: string[] = [];
  const said: string[] = [];
  const sayings: Saying[] = [];
  let presses = 0;
  while (game.state.phase !== 'gameOver') {
    const moment = momentIn(game);
    const saying = afterNotes(moment, skipped, (each) => {
      const { step } = each;
      said.push(step.id);
      sayings.push(each);
    });
    if (game.state.seat === 1) answer(game);
    else {
      const isFirst = game.log.length === 0;
      const commands = isFirst ? [{ type: 'pickCombo', index: first } as const] : pressed(moment, saying?.line.target);
      expect(commands.length, saying?.step.id).toBeGreaterThan(0);
      act(game, commands);
      presses += 1;
    }
  }
  return { game, said, sayings, presses };
}

/** How many regions the opponent took in each of its turns. */
export function takenBy({ log }: Played): readonly number[] {
  const taken = new Map<number, number>();
  for (const { seat, round, events } of log) {
    if (seat !== 1) continue;
    const count = events.filter((event) => event.type === 'conquered' && event.seat === 1).length;
    taken.set(round, (taken.get(round) ?? 0) + count);
  }
  return [...taken.values()];
}
