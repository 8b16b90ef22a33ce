import { type JSX, useEffect, useState } from 'react';
import { number, sentences, t } from '../../ui/locale/index.ts';
import '../../ui/locale/folk.ts';
import '../../ui/locale/games.ts';
import { type SaveProblem, unreadOf } from '../../session/saves/problem.ts';
import type { Saves } from '../../session/saves/saves.ts';
import { comboName } from '../../ui/words/names.ts';
import { download } from '../share/download.ts';
import { gatherHistory } from './gather.ts';
import './history.css';
import { hasClimbed, ladder } from './ladder.ts';
import { forgetHistory, type History, historyText } from './played-games.ts';
import { type ComboRow, type Tally, tallyOf } from './tally.ts';

interface HistoryPanelProps {
  readonly saves: Saves;
}

export default function HistoryPanel({ saves }: HistoryPanelProps): JSX.Element {
  const [history, setHistory] = useState<History | null>(null);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  useEffect(() => {
    if (problem !== null) return;
    let isOff = false;
    gatherHistory(saves).then(
      (gathered) => isOff || setHistory(gathered),
      (failure: unknown) => isOff || setProblem(unreadOf(failure)),
    );
    return () => {
      isOff = true;
    };
  }, [saves, problem]);
  if (problem !== null)
    return (
      <>
        <p data-said="now">{t(`saves.${problem}`)}</p>
        <div className="start-buttons">
          <button type="button" data-history="again" onClick={() => setProblem(null)}>
            {t('error.crash.retry')}
          </button>
        </div>
      </>
    );
  if (history === null) return <p data-said>{t('history.working')}</p>;
  const tally = tallyOf(history.results);
  const isNone = tally.games + tally.shared === 0;
  if (isNone && !hasClimbed(ladder.read())) return <p data-said>{t('history.none')}</p>;
  return (
    <div className="history">
      {isNone ? <p data-said>{t('history.none')}</p> : <Sums tally={tally} />}
      <div className="start-buttons">
        <button
          type="button"
          data-history="export"
          onClick={() => download({ name: 'small-world-history.json', text: historyText(history) })}
        >
          {t('history.export')}
        </button>
        {isNone ? null : (
          <button type="button" data-history="delete" onClick={() => setHistory(forgetHistory(Date.now()))}>
            {t('history.delete')}
          </button>
        )}
      </div>
      <p className="history-note">{t('history.here')}</p>
    </div>
  );
}

function Sums({ tally }: { readonly tally: Tally }): JSX.Element {
  const { games, wins, shared, most, rows, favourites, best, cares } = tally;
  return (
    <>
      {games === 0 ? null : <p>{t('history.sums', { games, wins, most })}</p>}
      {shared === 0 ? null : <p>{t('history.shared', { shared })}</p>}
      {rows.length === 0 ? null : (
        <table>
          <caption>{t('history.rows')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('history.players')}</th>
              <th scope="col">{t('history.against')}</th>
              <th scope="col">{t('history.wins')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ players, level, games: played, wins: won }) => (
              <tr key={`${players} ${level}`}>
                <td>{players}</td>
                <td>{level === null ? t('history.people') : t(`level.${level}`)}</td>
                <td>{t('history.of', { wins: won, games: played })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Care cares={cares} />
      <Combos title={t('history.favourites')} combos={favourites} />
      <Combos title={t('history.best')} combos={best} />
    </>
  );
}

const DRAWN = 20;
/** A change of care that is worth a word. */
const CHANGED = 0.02;
const percent = (share: number) => number(share, { style: 'percent', maximumFractionDigits: 0 });

function Care({ cares }: { readonly cares: readonly number[] }): JSX.Element | null {
  const last = cares.at(-1);
  if (last === undefined) return null;
  const earlier = cares.slice(0, -1);
  const before = earlier.reduce((sum, share) => sum + share, 0) / Math.max(1, earlier.length);
  const change = last - before > CHANGED ? 'more' : before - last > CHANGED ? 'less' : 'same';
  const drawn = cares.slice(-DRAWN);
  const shares = drawn.map(percent).join(' · ');
  return (
    <section data-history="care">
      <h3>{t('history.care')}</h3>
      <p>
        {sentences(
          t('history.care.last', { share: percent(last) }),
          earlier.length === 0 ? null : t(`history.care.${change}`, { before: percent(before) }),
        )}
      </p>
      {drawn.length < 2 ? null : (
        <>
          <svg className="history-care" viewBox={`0 0 ${drawn.length * 14} 50`} aria-hidden="true">
            {drawn.map((share, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: games stay in their order.
              <rect key={at} x={at * 14 + 2} y={50 - share * 50} width={10} height={share * 50} rx={2} />
            ))}
          </svg>
          <p className="history-note">{t('history.care.each', { shares })}</p>
        </>
      )}
    </section>
  );
}

function Combos({
  title,
  combos,
}: {
  readonly title: string;
  readonly combos: readonly ComboRow[];
}): JSX.Element | null {
  if (combos.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ol>
        {combos.map((combo) => (
          <li key={`${combo.race} ${combo.power}`}>
            {t('history.combo', {
              combo: comboName({}, combo),
              games: combo.games,
              rate: number(combo.rate, { maximumFractionDigits: 1 }),
            })}
          </li>
        ))}
      </ol>
    </>
  );
}
