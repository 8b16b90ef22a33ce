import type { JSX } from 'react';
import { number, t } from '../../locale/index.ts';
import '../../locale/panels.ts';
import type { Seat } from '../../rules/index.ts';
import type { Decision } from '../../turn/index.ts';
import { TableActor } from '../../turn/react.ts';
import type { Naming } from '../../words/index.ts';
import { moveWords, stepWords } from './moves.ts';

/** How many of the weighed moves are listed. */
const mostShown = 4;

const coins = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;

interface WhyProps {
  readonly naming: Naming;
  readonly seat: Seat;
}

/** What an opponent did in its latest turn, newest first, with the moves it weighed for each step. */
export function Why({ naming, seat }: WhyProps): JSX.Element {
  const decisions = TableActor.useSelector(({ context }) => context.decisions);
  const own = decisions.filter((one) => one.seat === seat);
  if (own.length === 0) return <p>{t('why.nothing')}</p>;
  return (
    <ol className="why" reversed>
      {own.toReversed().map((decision, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: numbered from the first, a decision keeps its key
        <li key={own.length - place}>
          <b>{stepWords(decision.seen, decision.commands, naming)}</b>
          {decision.weighed.length > 1 ? <Weighed decision={decision} naming={naming} /> : null}
        </li>
      ))}
    </ol>
  );
}

/** The moves that were weighed, the chosen one first. */
function Weighed({ decision, naming }: { readonly decision: Decision; readonly naming: Naming }): JSX.Element {
  const weighed = decision.weighed.slice(0, mostShown);
  const searched = weighed.some(({ share }) => share !== null);
  return (
    <table className="weighed">
      <thead>
        <tr>
          <th scope="col">{t('why.move')}</th>
          <th scope="col">{t(searched ? 'why.lead' : 'why.coins')}</th>
          {searched ? <th scope="col">{t('why.share')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {weighed.map(({ command, coins: amount, share }, place) => {
          const move = moveWords(decision.seen, command, naming);
          return (
            <tr key={JSON.stringify(command)} className={place === 0 ? 'chosen' : undefined}>
              <td>{place === 0 ? t('why.chosen', { move }) : move}</td>
              <td>{number(amount, coins)}</td>
              {searched ? <td>{t('settings.percent', { share: share ?? 0 })}</td> : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
