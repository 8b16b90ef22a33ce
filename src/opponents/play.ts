import { apply, type Command, type GameState } from '../rules/index.ts';

export function after(state: GameState, commands: readonly Command[]): GameState {
  let now = state;
  for (const command of commands) {
    const outcome = apply(now, command);
    if (!outcome.ok) throw new Error(`opponents: ${command.type} is refused by ${outcome.refusal.clause}`);
    now = outcome.state;
  }
  return now;
}
