import type { JSX } from 'react';
import { number, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import type { Seat } from '../../rules/index.ts';
import { type Decision, opponentIn } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { usePanels } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { moveWords, stepWords } from './moves.ts';
import { reasonOf, tellingOf } from './reasons.ts';
import { differing, plannedOf, planOf, type Told } from './weighed.ts';

const mostShown = 4;

const coins = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;

interface WhyProps {
  readonly game: Game;
  readonly seat: Seat;
}

export function Why({ game, seat }: WhyProps): JSX.Element {
  const decisions = TableActor.useSelector(({ context }) => context.decisions);
  const weighed = usePanels((panels) => panels.weighed);
  const own = decisions.filter((one) => one.seat === seat);
  const telling = tellingOf(own);
  const planned = plannedOf(own);
  const plan = planned && planOf(planned, game.naming);
  const level = opponentIn(game.setup, seat)?.level ?? null;
  const listener = { naming: game.naming, viewer: game.view.viewer };
  if (!telling) return <p>{t('why.nothing')}</p>;
  return (
    <>
      {plan === null ? null : <p className="reason">{plan}</p>}
      {plan !== null && telling === planned ? null : <p className="reason">{reasonOf(telling, level, listener)}</p>}
      <details className="why-more" open={weighed}>
        <summary>{t('why.steps')}</summary>
        <ol className="why">
          {own.map((decision, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: numbered from the first, a decision keeps its key
            <li key={place}>
              <b>{stepWords(decision.seen, decision.commands, game.naming)}</b>
              <p>{planOf(decision, game.naming) ?? reasonOf(decision, level, listener)}</p>
              <Weighed decision={decision} game={game} isLead={level === 'strategist' || level === 'warlord'} />
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

interface WeighedProps {
  readonly decision: Decision;
  readonly game: Game;
  /** Are the coins those of its lead at the end, not of this turn? */
  readonly isLead: boolean;
}

/** The moves that were weighed, the chosen one first; each told once that comes to the same as others. */
function Weighed({ decision, game, isLead }: WeighedProps): JSX.Element | null {
  const words = ({ command }: Pick<Told, 'command'>) => moveWords(decision.seen, command, game.naming);
  const told = differing(decision.weighed, words);
  const [chosen] = told;
  if (!chosen || decision.weighed.length < 2) return null;
  if (told.length < 2)
    return chosen.same > 0 ? <p className="faint">{t('why.allSame', { count: chosen.same })}</p> : null;
  const shown = told.slice(0, mostShown);
  const searched = shown.some(({ share }) => share !== null);
  return (
    <table className="weighed">
      <thead>
        <tr>
          <th scope="col">{t('why.move')}</th>
          <th scope="col">{t(isLead ? 'why.lead' : 'why.coins')}</th>
          {searched ? <th scope="col">{t('why.share')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {shown.map((one, place) => (
          <tr key={JSON.stringify(one.command)} className={place === 0 ? 'chosen' : undefined}>
            <td>
              {place === 0 ? t('why.chosen', { move: words(one) }) : words(one)}
              {one.same > 0 ? <small> {t('why.same', { count: one.same })}</small> : null}
            </td>
            <td>{number(one.coins, coins)}</td>
            {searched ? <td>{t('settings.percent', { share: one.share ?? 0 })}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
