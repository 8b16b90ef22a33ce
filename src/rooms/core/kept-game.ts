import {
  type Command,
  canonical,
  type GameEvent,
  type GameState,
  rulesOf,
  view,
  withGenerator,
} from '../../rules/index.ts';
import { writePosition } from '../../rules/positions/index.ts';
import { playAgain } from '../../session/turn/step.ts';
import type { TableSetup } from '../../session/turn/types.ts';
import { diceBy } from '../chance/index.ts';
import { type Game, startOf } from './game.ts';

/** A game as it is kept at one screen: its set-up, and the commands that lead from there to where it stands. */
export interface Kept {
  readonly setup: TableSetup;
  readonly commands: readonly Command[];
}

/**
 * A room's game as a game that needs no room. Its chance was drawn in the room; at one screen a seed brings it. So the set-up is given the stacks as they came
 * up and the dice as they fell. Null where that leads elsewhere: badges were shuffled again, or a banner came back out of its turn.
 */
export function keptGame(room: { readonly game: Game; letters: number }): Kept | null {
  const { game } = room;
  const known = written.get(game);
  if (known !== undefined) return known;
  // To play it from its beginning is work, for whoever has asked: about as much as to send so many letters.
  room.letters += game.holding.log.length * played;
  const kept = keptAs(game);
  written.set(game, kept);
  return kept;
}

/** Letters that take as long to send as a command takes to be played again. */
const played = 64;

/** Found once: everybody who comes to a game that is over asks for it, and it is played again for that. */
const written = new WeakMap<Game, Kept | null>();

function keptAs({ holding: { setup, game, log } }: Game): Kept | null {
  if (setup.position !== undefined) return null;
  const start = startOf(setup);
  if (start === null) return null;
  const events = log.flatMap((entry) => entry.events);
  const { players, seed, rules, content } = setup.game;
  const kept: TableSetup = {
    ...setup,
    game: { players, seed, firstSeat: start.firstSeat, rules, content, ...chanceIn(start, game, events) },
  };
  const commands = log.map(({ command }) => command);
  const again = startOf(kept);
  const played = again === null ? null : playAgain(again, commands);
  const isSame = played !== null && 'game' in played && seen(played.game) === seen(game);
  return isSame ? { setup: kept, commands } : null;
}

/** The stacks in the order in which they came up, then what still lies in them; and the dice that were thrown. */
function chanceIn({ column, hidden: first }: GameState, { hidden }: GameState, events: readonly GameEvent[]) {
  const revealed = events.filter((event) => event.type === 'comboRevealed');
  const banners = [...column, ...revealed].map(({ race }) => race);
  const badges = [...column, ...revealed].map(({ power }) => power);
  const dice = events.filter((event) => event.type === 'dieRolled').map(({ value }) => value);
  // What came back to a stack comes up there by itself.
  const known = (stack: readonly string[], all: readonly string[]) => all.filter((id) => stack.includes(id));
  return {
    banners: [...new Set([...banners, ...known(first.banners, hidden.banners)])],
    badges: [...new Set([...badges, ...known(first.badges, hidden.badges)])],
    dice,
  };
}

function seen(game: GameState): string {
  return canonical([view(game, null), game.coins]);
}

/** A room's game that begins, at one screen, with the position in which the room left it. */
export function leftGame({ holding: { setup, game, log }, key }: Game): Kept {
  const { banners: _banners, badges: _badges, dice: _dice, ...rest } = setup.game;
  const position = writePosition(withGenerator(game, diceBy(key, log.length)));
  const { content } = game;
  const dealt = { ...rest, rules: rulesOf(game), ...(content === undefined ? {} : { content }) };
  return { setup: { ...setup, game: dealt, position }, commands: [] };
}
