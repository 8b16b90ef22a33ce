import type { LogEntry } from '../../rules/course.ts';
import {
  actingForce,
  type Force,
  forcesOf,
  type GameView,
  inHandOf,
  isDeployment,
  type RegionId,
} from '../../rules/index.ts';
import type { StageName } from '../../session/turn/index.ts';
import { isWon, rollIn } from '../../table/motion/rolled.ts';
import { sentences, t } from '../../ui/locale/index.ts';
import { raceName, seatName } from '../../ui/words/names.ts';
import { payNow } from '../board/questions.ts';
import type { Game } from '../frame/use-game.ts';
import { outlookOf } from '../players/outlook.ts';
import { promptOf } from './prompt.ts';

/** Whose turn it is, in words. What is shown is told of everybody by name: nobody is addressed meanwhile. */
export function turnWords({ view, naming, stage }: Pick<Game, 'view' | 'naming' | 'stage'>): string {
  const seat = stage?.seat ?? view.seat;
  const isViewer = seat === view.viewer;
  const isBetween = isViewer && seat !== view.turnSeat;
  const whose = isBetween ? 'turn.between' : isViewer && stage === null ? 'turn.yours' : 'turn.whose';
  return t(whose, { seat: seatName(naming, seat), whose: seatName(naming, view.turnSeat) });
}

/** Is it said in two words, for whoever sees the table: alone at it, with nothing shown? Else a name says it. */
export function isPlainlyYours({ view, stage }: Pick<Game, 'view' | 'stage'>, isShared: boolean): boolean {
  return !isShared && stage === null && view.seat === view.turnSeat;
}

/** The races whose tokens in hand matter now: the acting one, else all that have any. */
export function forcesInHand(view: GameView): readonly Force[] {
  const acting = actingForce(view);
  return acting ? [acting] : forcesOf(view, view.seat).filter(({ hand, aside }) => hand + aside > 0);
}

/** In coins: as soon as the turn has begun, if there is anything to be paid for; else null. */
function outlookFor(view: GameView, phase: StageName): number | null {
  const held = phase === 'readyTroops' || phase === 'pickCombo' ? payNow(view) : 0;
  return held > 0 ? held : outlookOf(view, phase);
}

export function statusWords(game: Pick<Game, 'view' | 'phase' | 'naming' | 'stage' | 'legal'>): string {
  const { view, phase, naming, legal } = game;
  const round = t('ribbon.round', { round: view.round, rounds: view.rounds });
  const part = t(`phase.${phase}.long`);
  if (phase === 'gameOver') return t('status.over', { round, part });
  const isPlacing = isDeployment(phase) && legal.length > 0;
  const hands = forcesInHand(view).flatMap((force) => {
    const { ready: count, leaving } = inHandOf(view, force);
    return count > 0 || leaving === 0 ? [t('status.hand', { race: raceName(view, force.race), count })] : [];
  });
  // What another's turn would pay is not one's own.
  const coins = view.turnSeat === view.viewer ? outlookFor(view, phase) : null;
  const own = view.viewer === null ? null : (view.coins[view.viewer] ?? null);
  return sentences(
    t('status.turn', { round, turn: turnWords(game), part }),
    // That there is one race to be placed, what is to be done says as well.
    ...(isPlacing && hands.length === 1 ? [] : hands),
    own === null ? null : t('status.own', { coins: own }),
    coins === null ? null : t('status.coins', { coins }),
    isPlacing ? promptOf(view, phase, naming, legal) : null,
  );
}

/** A final roll (DIE-2, DIE-3): the face, the region it was for, and whether that was taken. */
export interface FinalRoll {
  readonly value: number;
  readonly region: RegionId;
  readonly won: boolean;
}

/** The final roll that was the very last step; null once anything has followed. */
export function lastRoll(log: readonly LogEntry[]): FinalRoll | null {
  const { events = [] } = log.at(-1) ?? {};
  const roll = rollIn(events);
  if (roll?.purpose !== 'finalRoll' || roll.region === null) return null;
  return { value: roll.value, region: roll.region, won: isWon(roll, events) };
}
