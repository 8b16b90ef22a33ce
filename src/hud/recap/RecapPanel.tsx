import { type JSX, useEffect, useState } from 'react';
import { opponentIn } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { attend } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { AsWritten } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { Swatch } from '../frame/chips.tsx';
import { openAbout } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { ShowAgain } from '../log/LogPanel.tsx';
import { reasonOf, tellingOf } from '../seat/reasons.ts';
import './recap.css';
import { recapWords, type TurnRecap } from './turns.ts';
import { useRecaps } from './use-recaps.ts';

/** The turns of others since one's own, in full; whoever acts meanwhile goes on reading. */
export default function RecapPanel({ game }: { readonly game: Game }): JSX.Element {
  const now = useRecaps(game);
  const [recaps, setRecaps] = useState(now);
  if (now.length > 0 && now.at(-1)?.key !== recaps.at(-1)?.key) setRecaps(now);
  useNamed(recaps);
  return (
    <div className="recaps">
      <ol>
        {recaps.map((recap) => (
          <TurnTold key={recap.key} game={game} recap={recap} />
        ))}
      </ol>
      <ShowAgain />
    </div>
  );
}

interface TurnToldProps {
  readonly game: Game;
  readonly recap: TurnRecap;
}

function TurnTold({ game, recap }: TurnToldProps): JSX.Element {
  const scope = useScope();
  const { did, lost, scored } = recapWords(recap, game.naming);
  const why = useWhy(game, recap);
  return (
    <li data-recap={recap.seat}>
      <h3>
        <Swatch seat={game.setup.seats[recap.seat]} /> <AsWritten>{seatName(game.naming, recap.seat)}</AsWritten>
      </h3>
      <p>
        {did} {lost === null ? null : <strong className="recap-lost">{lost}</strong>} {scored}
      </p>
      {why === null ? null : (
        <p className="recap-why">
          {why}{' '}
          <button type="button" className="link" onClick={() => openAbout(scope, 'why', recap.seat, true)}>
            {t('recap.more')}
          </button>
        </p>
      )}
    </li>
  );
}

function useWhy({ setup, naming, view }: Game, { seat, round }: TurnRecap): string | null {
  const decisions = TableActor.useSelector(({ context }) => context.decisions);
  const own = decisions.filter((one) => one.seat === seat && one.turnSeat === seat && one.round === round);
  const telling = tellingOf(own);
  return telling && reasonOf(telling, opponentIn(setup, seat)?.level ?? null, { naming, viewer: view.viewer });
}

/** The board shows the numbers of the regions that are spoken of. */
function useNamed(recaps: readonly TurnRecap[]): void {
  const scope = useScope();
  const named = [
    ...new Set(recaps.flatMap(({ taken, lost, failed }) => [...taken, ...lost, ...(failed === null ? [] : [failed])])),
  ];
  const key = named.join(' ');
  useEffect(() => {
    attend(scope, { named: key === '' ? [] : key.split(' ').map(Number) });
    return () => attend(scope, { named: [] });
  }, [key, scope]);
}
