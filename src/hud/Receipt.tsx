import type { JSX } from 'react';
import { t } from '../locale/index.ts';
import type { Prospect } from '../rules/index.ts';
import { costLineWords } from '../words/index.ts';
import { ClauseLink } from './chips.tsx';
import { percent } from './choices.ts';

/** What taking a region costs, line by line, against what is in hand; and the odds of the die where tokens lack. */
export function Receipt({ prospect }: { readonly prospect: Prospect }): JSX.Element {
  const { cost, inHand, short, odds } = prospect;
  return (
    <table className="receipt">
      <caption>{t('cost.title')}</caption>
      <tbody>
        {cost.lines.map((line) => (
          <tr key={`${line.source} ${line.of ?? ''}`}>
            <th scope="row">{costLineWords(line)}</th>
            <td>
              <ClauseLink clause={line.clause} />
            </td>
            <td>{line.amount < 0 ? `−${-line.amount}` : line.amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="sum">
          <th scope="row" colSpan={2}>
            {t('cost.total')}
          </th>
          <td>{cost.total}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={2}>
            {t('cost.hand')}{' '}
            <small className={short > 0 ? 'short' : 'enough'}>
              {short > 0 ? t('cost.short', { count: short }) : t('cost.enough')}
            </small>
          </th>
          <td>{inHand}</td>
        </tr>
        {odds ? (
          <tr>
            <th scope="row" colSpan={3}>
              {t('cost.odds', { wins: odds.wins, percent: percent(odds.wins, odds.of) })}
            </th>
          </tr>
        ) : null}
      </tfoot>
    </table>
  );
}
