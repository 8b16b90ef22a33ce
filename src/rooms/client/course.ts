import { type Course, courseOf } from '../../rules/course.ts';
import {
  afterEvents,
  apply,
  type Command,
  canonical,
  contentOf,
  type GameEvent,
  type GameState,
  type GameView,
  type Outcome,
  startingCoinsOf,
  view,
} from '../../rules/index.ts';
import type { Known } from '../protocol/index.ts';

/** Coins taken for a purse that nobody has shown, in a laid game: enough for all it paid; never shown. */
const enough = 10_000;

/**
 * A room's game as this device was told it, from its beginning to where it stands: one can go anywhere in it. The rules play the told commands again; what
 * chance brought is taken from the told events, and what nobody has told (what still lies in the stacks, others' coins) is made up and never shown: look
 * at its states by `view` of a seat of this device. Null where that does not lead to what is on the table: the room's rules are others than this page's.
 */
export function toldCourse({ start, log, view: now, coins, setup }: Known): Course | null {
  if (start === null) return null;
  const events = log.map((entry) => entry.events);
  const play = (state: GameState, command: Command, played: number) => playTold(state, command, events[played] ?? []);
  const commands = log.map(({ command }) => command);
  const purses = start.coins.map((own, seat) => own ?? (setup.isLaid === true ? enough : startingCoinsOf(start, seat)));
  const first = courseOf(begun(start, purses), commands, play);
  if ('refusal' in first) return null;
  const end = first.at(log.length);
  // What is known of the purses now says what was in them at first.
  const known = (seat: number) => coins.find(([own]) => own === seat)?.[1] ?? now.coins[seat] ?? null;
  const off = end.coins.map((found, seat) => (known(seat) ?? found) - found);
  const course = off.every((by) => by === 0)
    ? first
    : courseOf(
        begun(
          start,
          purses.map((purse, seat) => purse + (off[seat] ?? 0)),
        ),
        commands,
        play,
      );
  if ('refusal' in course) return null;
  return seen(course.at(log.length)) === seen({ ...end, ...now, coins: end.coins }) ? course : null;
}

function seen(state: GameState): string {
  const { coins: _coins, viewer: _viewer, ...open } = view(state, null);
  return canonical(open);
}

/** A first position of which only what everybody saw is known. */
function begun({ viewer: _viewer, ...open }: GameView, coins: number[]): GameState {
  const { races, powers } = contentOf(open);
  const any = (ids: readonly string[], count: number) =>
    Array.from({ length: count }, (_, at) => ids[at % ids.length] ?? '');
  const banners = any(Object.keys(races), open.bannersLeft);
  const badges = any(Object.keys(powers), open.badgesLeft);
  return { ...open, coins, hidden: { banners, badges, random: [1, 2, 3, 4], dice: [] } };
}

/** Carries a command out as it was told: dice and stacks bring what its events say. */
function playTold(state: GameState, command: Command, events: readonly GameEvent[]): Outcome {
  const revealed = events.filter((event) => event.type === 'comboRevealed');
  const { hidden } = state;
  const given = (ids: readonly string[], stack: readonly string[]) => [...ids, ...stack].slice(0, stack.length);
  const outcome = apply(
    {
      ...state,
      hidden: {
        ...hidden,
        banners: given(
          revealed.map(({ race }) => race),
          hidden.banners,
        ),
        badges: given(
          revealed.map(({ power }) => power),
          hidden.badges,
        ),
        dice: events.filter((event) => event.type === 'dieRolled').map(({ value }) => value),
      },
    },
    command,
  );
  if (!outcome.ok) return outcome;
  // A stack that was shuffled anew in the middle of it comes up as it did then.
  const { column } = afterEvents(view(state, null), events);
  return { ok: true, state: { ...outcome.state, column }, events: [...events] };
}
