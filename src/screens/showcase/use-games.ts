import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { evenTemper, type LevelId, type Temper } from '../../opponents/types.ts';
import { boardIdOf, boardIds, newestBox, type Seat } from '../../rules/index.ts';
import {
  type GameSoFar,
  type Keep,
  localTable,
  newTable,
  opponentAtWork,
  type Played,
  partOf,
  type SeatSetup,
  type TableSetup,
} from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { outlinesOf } from '../../table/outlines/index.ts';
import { named } from '../../ui/locale/index.ts';
import { holdsTable, type showcaseMachine, stateOf } from './machine.ts';
import type { ShowcaseAddress, ShowcaseOptions } from './options.ts';
import { playedAgain, type Recalled } from './running-show.ts';

/** The opponents if no levels are asked for: mostly strategists, sometimes a weaker or stronger one. */
const company: readonly LevelId[] = [
  'strategist',
  'strategist',
  'raider',
  'strategist',
  'warlord',
  'strategist',
  'strategist',
];

const tempers: readonly Temper[] = [
  evenTemper,
  { aggression: 0.9, greed: 0.5, patience: 0.4 },
  { aggression: 0.3, greed: 0.7, patience: 0.6 },
  { aggression: 0.6, greed: 0.3, patience: 0.5 },
];

/** Number of names and colours to rotate through. */
const places = 5;

/** Mixes two integers into one of 32 bits: deterministic, with unrelated results for neighbours. */
function mixed(seed: number, number: number): number {
  let sum = (seed ^ Math.imul(number + 1, 0x9e3779b1)) | 0;
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return sum ^ (sum >>> 16);
}

function nth<Thing>(list: readonly [Thing, ...Thing[]] | readonly Thing[], at: number): Thing {
  const found = list[((at % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error('showcase: an empty list');
  return found;
}

export function playersOf(number: number, { players }: Pick<ShowcaseOptions, 'players'>): number {
  return players ?? nth(boardIds, number + 1);
}

/** `number` from 0; the same for one seed and options. `nameOf`: the five who take turns at the table. */
export function gameOf(
  number: number,
  seed: number,
  options: Pick<ShowcaseOptions, 'players' | 'levels' | 'board'>,
  nameOf: (place: number) => string,
): TableSetup {
  const players = playersOf(number, options);
  const own = mixed(seed, number);
  const levels = options.levels ?? company;
  const seats = Array.from({ length: players }, (_, seat: Seat): SeatSetup => {
    const place = (seat + number) % places;
    const control = {
      level: nth(levels, number * players + seat),
      temper: nth(tempers, mixed(own, seat) & 0xff),
      seed: mixed(own, seat + 100),
    };
    return { name: nameOf(place), colour: place, control };
  });
  const board = options.board === players ? undefined : options.board;
  return {
    game: { players, seed: own, ...newestBox(undefined, undefined, board) },
    seats,
    options: { curtain: false },
  };
}

export interface Programme extends ShowcaseAddress {
  readonly asked: string;
  readonly seed: number;
  readonly recalled: Recalled | null;
}

/** Milliseconds after which an opponent that failed to decide is asked again, and how often per game. */
const askAgain = { after: 2000, times: 3 } as const;

/** Lays the games in turn and keeps them going or held. `forget` ends opponents' thinking with their game. */
export function useGames(
  { seed, options, recalled }: Programme,
  showcase: ActorRefFrom<typeof showcaseMachine>,
  table: ShowcaseTop,
  forget: () => void,
): void {
  const actor = TableActor.useActorRef();
  const state = useSelector(showcase, stateOf);
  const isHeld = useSelector(showcase, holdsTable);
  const isOver = TableActor.useSelector((snapshot) => partOf(snapshot) === 'gameOver');
  const isStuck = TableActor.useSelector((snapshot) => opponentAtWork(snapshot) === 'stuck');
  const asked = useRef(0);

  useEffect(() => {
    if (state !== 'laying') return;
    let isOff = false;
    const { number, goesOn } = showcase.getSnapshot().context;
    const going = goesOn ? recalled : null;
    const setup = going?.setup ?? gameOf(number, seed, options, (place) => named('opponent.name', String(place)));
    asked.current = 0;
    forget();
    const lay = async () => {
      await outlinesOf(boardIdOf(setup.game)).promise();
      if (isOff) return;
      showcase.send({ type: table.lay(setup, going ?? undefined) ? 'laid' : 'failed' });
    };
    lay().catch(() => showcase.send({ type: 'failed' }));
    return () => {
      isOff = true;
    };
  }, [table, showcase, seed, options, recalled, forget, state]);

  useEffect(() => actor.send({ type: 'pause', isPaused: isHeld }), [actor, isHeld]);

  useEffect(() => {
    if (state === 'playing' && isOver) showcase.send({ type: 'over' });
  }, [showcase, state, isOver]);

  useEffect(() => {
    if (!isStuck) return;
    const timer = setTimeout(() => {
      asked.current += 1;
      if (asked.current > askAgain.times) showcase.send({ type: 'failed' });
      else actor.send({ type: 'askAgain' });
    }, askAgain.after);
    return () => clearTimeout(timer);
  }, [actor, showcase, isStuck]);

  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ error: () => showcase.send({ type: 'failed' }) });
    return unsubscribe;
  }, [actor, showcase]);
}

interface ShowcaseTop {
  /** Lays a new game, or continues one; false if the set-up is not a valid game. */
  lay(setup: TableSetup, going?: Pick<GameSoFar, 'game' | 'log'>): boolean;
  /** The truth of the present game; null before the first. */
  record(): Played | null;
  /**
   * Lays the present game again as it was after so many commands; replayed from there it takes the same course, since opponents decide by what they see. False
   * without a game.
   */
  goBack(played: number): boolean;
}

/** `write` saves the game at every step; `forget` ends the opponents' thinking about one laid again. */
export function useTable(write: Keep, forget: () => void): ShowcaseTop {
  const actor = TableActor.useActorRef();
  return useMemo(() => {
    let record: () => Played | null = () => null;
    const top: ShowcaseTop = {
      lay(setup, going) {
        const laid =
          going === undefined
            ? newTable(setup, write)
            : ({ ok: true, table: localTable({ setup, game: going.game, log: going.log }, write) } as const);
        actor.send({ type: 'leave' });
        if (!laid.ok) return false;
        record = laid.table.record;
        actor.send({ type: 'open', table: laid.table, isTakenUp: going !== undefined });
        return true;
      },
      record: () => record(),
      goBack(played) {
        const now = record();
        if (now === null) return false;
        const commands = now.log.slice(0, played).map(({ command }) => command);
        const again = playedAgain(now.setup, commands);
        if (again === null) return false;
        forget();
        return top.lay(now.setup, again);
      },
    };
    return top;
  }, [actor, write, forget]);
}
