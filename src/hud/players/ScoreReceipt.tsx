import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import type { LogEntry } from '../../rules/course.ts';
import type { GameEvent, GameView } from '../../rules/index.ts';
import { Coins } from '../frame/chips.tsx';
import { WhyRules } from '../frame/WhyRules.tsx';
import { earnedIn, earnersOf, receiptLines } from './score.ts';

interface ScoreReceiptProps {
  readonly title: string;
  readonly events: readonly GameEvent[];
  /** Names the races that are paid; those that have left the map since are found in the log. */
  readonly view: Pick<GameView, 'forces' | 'content'>;
  readonly log: readonly LogEntry[];
  /** No clauses: the rules cannot be opened from here. */
  readonly plain?: boolean;
}

export default function ScoreReceipt({ title, events, view, log, plain = false }: ScoreReceiptProps): JSX.Element {
  const lines = receiptLines(view, earnedIn(events), earnersOf(view, log));
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  return (
    <>
      <table className="receipt">
        <caption className={plain ? undefined : 'sheet-caption'}>{title}</caption>
        <tbody>
          {lines.map(({ clause, words, amount, about }) => (
            <tr key={`${clause} ${words}`}>
              <th scope="row">
                {words}
                {about === null ? null : <small className="receipt-about faint">{about}</small>}
              </th>
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
