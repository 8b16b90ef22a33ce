import { decide } from '../../../src/opponents/decide.ts';
import { evenTemper } from '../../../src/opponents/types.ts';
import { apply, type Command, view } from '../../../src/rules/index.ts';
import type { Played } from '../../../src/session/turn/index.ts';
import { tableFor } from '../../hud/support.tsx';
import { courseAt } from '../../support/courses.ts';
import { stateOf } from '../../support/position.ts';

/** The last round of two, in which seat 0 might still take a region and does not. */
const position = `board 2; round 10; turn 0 conquer
  seat 0 giants+alchemist 13 hand:4
  seat 1 tritons+merchant 14 18:3 12:3 20:3`;

/** Ends its conquests at once, then plays as raiders do. */
function commandsToTheEnd(): readonly Command[] {
  const commands: Command[] = [{ type: 'endConquests' }];
  let state = stateOf(position);
  for (let at = 0; state.phase !== 'gameOver'; at++) {
    if (at === commands.length)
      commands.push(...decide(view(state, state.seat), { level: 'raider', temper: evenTemper, seed: 1 }).commands);
    const command = commands[at];
    const outcome = command && apply(state, command);
    if (!outcome?.ok) throw new Error(JSON.stringify(command));
    state = outcome.state;
  }
  return commands;
}

const course = courseAt(position, commandsToTheEnd());

/** A game that is over, of two people, with few decisions. */
export const played: Played = {
  setup: { ...tableFor({ players: 2, seed: 1 }), position },
  log: course.log,
  game: course.at(course.log.length),
};
