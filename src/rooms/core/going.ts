import { writePosition } from '../../positions/index.ts';
import { rulesOf, withGenerator } from '../../rules/index.ts';
import type { TableSetup } from '../../turn/types.ts';
import { diceBy } from '../chance/index.ts';
import { type Game, isOver } from './game.ts';
import { doStep, type Verdict } from './playing.ts';
import type { Table } from './table.ts';

/** A room's game as a game at one screen: it begins with the position in which it was left. */
export function localSetup({ holding: { setup, game, log }, key }: Game): TableSetup {
  const { banners: _banners, badges: _badges, dice: _dice, ...rest } = setup.game;
  const position = writePosition(withGenerator(game, diceBy(key, log.length)));
  const { content } = game;
  return { ...setup, game: { ...rest, rules: rulesOf(game), ...(content === undefined ? {} : { content }) }, position };
}

/** The table goes on at the host's screen: it gets the game, with everything hidden in it, and the room's is over. */
export function goLocal(table: Table, now: number): Verdict {
  const setup = localSetup(table.game);
  const verdict = isOver(table.game)
    ? null
    : doStep(table, { seat: null, key: null, at: now, act: { kind: 'end' } }, 'end');
  if (verdict !== null) return verdict;
  for (const line of table.linesOf(table.facts.host)) table.send(line, { type: 'local', setup, commands: [] });
  return null;
}
