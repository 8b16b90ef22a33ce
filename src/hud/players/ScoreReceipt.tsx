import type { JSX } from 'react';
import { t } from '../../locale/index.ts';
import { Coins } from '../frame/chips.tsx';
import { WhyRules } from '../frame/WhyRules.tsx';
import type { ScoreLine } from './score.ts';

interface ScoreReceiptProps {
  readonly title: string;
  readonly lines: readonly ScoreLine[];
  /** No clauses: the rules cannot be opened from here. */
  readonly plain?: boolean;
}

/** Coins line by line, and their sum; the clauses that pay them behind "Why?". */
export function ScoreReceipt({ title, lines, plain = false }: ScoreReceiptProps): JSX.Element {
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  return (
    <>
      <table className="receipt">
        <caption className={plain ? undefined : 'sheet-caption'}>{title}</caption>
        <tbody>
          {lines.map(({ clause, words, amount }) => (
            <tr key={`${clause} ${words}`}>
              <th scope="row">{words}</th>
              <td>{amount}</td>
            </tr>
          ))}
          {lines.length === 0 ? (
            <tr>
              <th scope="row" colSpan={2}>
                {t('score.nothing')}
              </th>
            </tr>
          ) : null}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('score.total')}</th>
            <td>
              <Coins amount={sum} />
            </td>
          </tr>
        </tfoot>
      </table>
      {plain ? null : <WhyRules reasons={lines} />}
    </>
  );
}
