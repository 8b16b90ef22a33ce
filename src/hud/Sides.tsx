import { type JSX, useState } from 'react';
import type { LogEntry } from '../rules/course.ts';
import { isConquest, isDeployment, type RegionId } from '../rules/index.ts';
import { TableActor } from '../table/actor.ts';
import { useAttention } from '../table/attention/index.ts';
import { t } from '../ui/locale/index.ts';
import { forceAt, seatName } from '../ui/words/names.ts';
import { CardComing } from './board/card-order.tsx';
import { isTouchOnly } from './board/choose.ts';
import { isPost } from './board/post.ts';
import { Shelf } from './column/Combos.tsx';
import { isPicking } from './column/pick.ts';
import { usePanels } from './frame/panels.ts';
import { useIsLookedAt } from './frame/slots.ts';
import { type Game, isSuspense } from './frame/use-game.ts';
import { useInput } from './keys/input-kind.ts';
import { lazyPanel } from './lazy/lazy-panel.tsx';
import { ScoreReceipt } from './players/tally.ts';

// Nobody looks at a region or moves troops before the first combo can be picked.
const RegionCard = lazyPanel(() => import('./region/RegionCard.tsx'), {
  waiting: CardComing,
  // Out of the flow as well: what comes and goes with the pointer moves nothing.
  around: (words) => <div className="card">{words}</div>,
});
const Troops = lazyPanel(() => import('./troops/Troops.tsx'));
const FinalStandings = lazyPanel(() => import('./standings/FinalStandings.tsx'), { place: 'final-sheet' });

/** Is the place of the lists taken by troops? */
function isPlacing({ phase, legal }: Game): boolean {
  return isDeployment(phase) && legal.length > 0;
}

interface OfGame {
  readonly game: Game;
}

export function Main({ game }: OfGame): JSX.Element | null {
  const { phase, stage } = game;
  // A game that was opened at its end has been revealed before.
  const [opened] = useState(phase);
  // The side panel covering this place shows the same combos.
  const isListed = usePanels(({ open }) => open === 'column');
  const isLookedAt = useIsLookedAt();
  const isPaused = TableActor.useSelector(({ context }) => context.isPaused);
  const log = TableActor.useSelector((snapshot) => snapshot.context.log);
  if (phase === 'gameOver') {
    return isLookedAt ? null : <FinalStandings game={game} isNew={opened !== phase} />;
  }
  const paid = stage?.name === 'score' ? { ...stage, view: stage.after } : isPaused ? justPaid(game, log) : null;
  if (paid) {
    return (
      <div className="hud-right parchment">
        <ScoreReceipt
          title={t('score.title', { seat: seatName(game.naming, paid.seat) })}
          events={paid.events}
          view={paid.view}
          log={log}
        />
      </div>
    );
  }
  if (phase === 'pickCombo') {
    // While others pick, the board is looked at: what they may pick is in the menu.
    return isListed || !(isLookedAt || isPicking(game)) ? null : <Shelf game={game} />;
  }
  return isPlacing(game) ? (
    <div className="hud-right">
      <Troops game={game} />
    </div>
  ) : null;
}

/** The turn the latest step has paid: its receipt stays while the table is paused, as when somebody talks. */
function justPaid({ view }: Game, log: readonly LogEntry[]) {
  const last = log.at(-1);
  const scored = last?.events.find((event) => event.type === 'scored');
  return last && scored?.type === 'scored' ? { seat: scored.seat, events: last.events, view } : null;
}

/** The card of the region in sight. The die is all there is to look at while it is thrown. */
export function CardInSight({ game }: OfGame): JSX.Element | null {
  const region = useRegionInSight(game);
  return region === null || isSuspense(game.stage) ? null : <RegionCard game={game} region={region} />;
}

/** One's own while one conquers, with nothing to be done there: the pointer rests where it has just taken it, and what stands around is looked at. */
function isOwnIdle({ view, phase, legal }: Game, region: RegionId | null): boolean {
  const isOwn = region !== null && forceAt(view, region)?.seat === view.seat;
  return isOwn && isConquest(phase) && !legal.some((command) => 'region' in command && command.region === region);
}

/**
 * The picked region, else hovered or focused; on touch only a picked one: a card would catch the touch.
 * Where the player's tokens are placed a stepper stands instead.
 */
function useRegionInSight(game: Game): RegionId | null {
  const byKeyboard = useInput((input) => input.byKeyboard);
  const hovers = byKeyboard || !isTouchOnly();
  return useAttention(({ selected, hovered }) => {
    const asked = [selected, hovers && (byKeyboard || !isOwnIdle(game, hovered)) ? hovered : null];
    return asked.find((region) => region !== null && !isPost(game, region)) ?? null;
  });
}
