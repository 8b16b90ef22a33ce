import { type GameState, newGame, recorded } from '../../rules/index.ts';
import { openingOf } from '../../session/saves/index.ts';
import { type Played, playAgain } from '../../session/turn/step.ts';
import type { TableSetup } from '../../session/turn/types.ts';
import { checkChance, type Flaw } from '../chance/index.ts';
import type { Known } from '../protocol/index.ts';
import { hasGiven } from './shares.ts';

export interface Fairness {
  /** `partly`: nothing is wrong, but this browser does not know this device's own share to look for. */
  readonly outcome: 'fair' | 'partly' | 'unfair' | 'notOpened';
  readonly flaw: Flaw | null;
  /** How often chance was drawn, and how many devices had a share in it. */
  readonly drawings: number;
  readonly devices: number;
  /** One of them is the big screen of the table. */
  readonly isScreens: boolean;
  /** Seats of people, none of whose devices gave a share. */
  readonly silent: readonly number[];
  readonly dice: number;
}

/**
 * Checks a game that is over: every share of the room against its commitment, made before anybody could know what it would lead to, this device's own
 * share (null if it gave none, or it is not known here; `toward` is what the room was committed to just then), and then every stack and every throw, by playing the game again with the chance they make. Asks nobody.
 */
export async function checkFairness(known: Known, own: string | null, toward: string | null = null): Promise<Fairness> {
  const { opened, drawings, log, roster } = known;
  const done = drawings.filter(({ at }) => at !== null);
  const dice = log.flatMap(({ events }) => events).filter(({ type }) => type === 'dieRolled').length;
  const silent = opened?.silent ?? [];
  const shared = done.filter(({ share }) => share !== null);
  const home = roster.bigScreen?.home;
  const isScreens = home !== undefined && shared.some(({ device }) => device === home);
  const about = { silent, drawings: done.length, devices: shared.length, isScreens, dice };
  if (opened === null) return { ...about, outcome: 'notOpened', flaw: null };
  const { setup, shares, played, starts, isFresh } = opened;
  const start = (await openingOf(setup)) ?? setUp(setup);
  const before = log.slice(0, played).map(({ command }) => command);
  const come = start && playAgain(start, before);
  if (come === null || 'refusal' in come) return { ...about, outcome: 'unfair', flaw: 'otherOutcome' };
  const flaw = checkChance({
    drawings: done,
    shares,
    own,
    toward,
    seed: isFresh ? setup.game.seed : null,
    start: come.game,
    from: played,
    entries: log.slice(played),
    starts,
  });
  const sound = own === null && hasGiven(known) ? 'partly' : 'fair';
  return { ...about, outcome: flaw === null ? sound : 'unfair', flaw };
}

function setUp({ game }: TableSetup): GameState | null {
  const start = newGame(recorded(game));
  return start.ok ? start.state : null;
}

/** A finished game as it can be kept, shown again and told, without its room; null where it cannot be written so. */
export function playedOf({ opened, log }: Known): Played | null {
  const setup = opened?.kept ?? null;
  const start = setup && setUp(setup);
  const played =
    start &&
    playAgain(
      start,
      log.map(({ command }) => command),
    );
  return setup === null || played === null || 'refusal' in played
    ? null
    : { setup, game: played.game, log: played.log };
}
