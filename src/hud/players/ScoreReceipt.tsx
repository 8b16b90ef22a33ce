import type { JSX } from 'react';
import { t } from '../../locale/index.ts';
import { ClauseLink, Coins } from '../frame/chips.tsx';
import type { ScoreLine } from './score.ts';

interface ScoreReceiptProps {
  readonly title: string;
  readonly lines: readonly ScoreLine[];
  /** Clauses are plain text: the rules cannot be opened from here. */
  readonly plain?: boolean;
}

/** Coins line by line, each with the clause that pays it, and their sum. */
export function ScoreReceipt({ title, lines, plain = false }: ScoreReceiptProps): JSX.Element {
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  return (
    <table className="receipt">
      <caption>{title}</caption>
      <tbody>
        {lines.map(({ clause, words, amount }) => (
          <tr key={`${clause} ${words}`}>
            <th scope="row">{words}</th>
            <td>{plain ? <small>{clause}</small> : <ClauseLink clause={clause} />}</td>
            <td>{amount}</td>
          </tr>
        ))}
        {lines.length === 0 ? (
          <tr>
            <th scope="row" colSpan={3}>
              {t('score.nothing')}
            </th>
          </tr>
        ) : null}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('score.total')}
          </th>
          <td>
            <Coins amount={sum} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
