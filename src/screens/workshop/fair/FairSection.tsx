import { type JSX, useId, useState } from 'react';
import type { FairTokens, Standing } from '../../../opponents/fairness/balance.ts';
import { type BadPair, ownPairs } from '../../../opponents/fairness/combos.ts';
import type { Estimate } from '../../../opponents/fairness/estimate.ts';
import { printedBalance } from '../../../opponents/fairness/printed-balance.ts';
import type { Dealt } from '../../../rules/index.ts';
import { number, said, sentences, t } from '../../../ui/locale/index.ts';
import '../../../ui/locale/workshop.ts';
import { comboName, traitName } from '../../../ui/words/names.ts';
import { refusalWords } from '../../../ui/words/refusal-words.ts';
import type { Creation } from '../creation.ts';
import { type Judged, judged as judge } from '../verdict.ts';
import { canGoOn, gamesOf, type Report } from './report.ts';
import { goOnWith, isAbout, startReport, stopReport, useReports } from './report-run.ts';

interface FairSectionProps {
  readonly creation: Creation;
  readonly judged: Judged;
}

/** How often it may play with each partner. */
const amounts = [4, 20, 50] as const;

function range({ mean, low, high }: Estimate, digits: number, style: 'decimal' | 'percent' = 'decimal'): string {
  const told = (value: number) =>
    number(value, { style, minimumFractionDigits: digits, maximumFractionDigits: digits });
  return Number.isFinite(low) && Number.isFinite(high)
    ? t('make.fair.range', { mean: told(mean), low: told(low), high: told(high) })
    : told(mean);
}

export function FairSection({ creation, judged }: FairSectionProps): JSX.Element {
  const heading = useId();
  const report = useReports(({ reports }) => reports[creation.id]) ?? null;
  const [each, setEach] = useState<number>(amounts[1]);
  const pairs = judged.ok ? ownPairs(judged.box).length : 0;
  // What it is called now, or was when it was tried.
  const found = judged.ok || report === null ? judged : judge([report.creation]);
  const box = { content: found.ok ? found.box : undefined };
  const isRunning = report?.state === 'running';
  const isNow = report !== null && isAbout(report, creation);
  const start = (how: 'anew' | 'on') => {
    if (!judged.ok) return;
    if (how === 'on') goOnWith(creation, judged.box);
    else startReport(creation, judged.box, each);
  };
  return (
    <section className="make-section" aria-labelledby={heading} data-section="fair">
      <h3 id={heading} tabIndex={-1}>
        {t('make.fair')}
      </h3>
      <p>{t('make.fair.intro')}</p>
      <div className="make-field">
        <label htmlFor={`${heading}-each`}>{t('make.fair.games')}</label>
        <select
          id={`${heading}-each`}
          data-fair-each
          value={each}
          onChange={({ target }) => setEach(Number(target.value))}
        >
          {amounts.map((amount) => (
            <option key={amount} value={amount}>
              {number(amount * pairs)}
            </option>
          ))}
        </select>
      </div>
      <p className="buttons">
        <button type="button" data-fair-start aria-disabled={!judged.ok} onClick={() => start('anew')}>
          {t('make.fair.start')}
        </button>
        {isRunning ? (
          <button type="button" data-fair-stop onClick={stopReport}>
            {t('make.fair.stop')}
          </button>
        ) : isNow && canGoOn(report) ? (
          <button type="button" data-fair-on onClick={() => start('on')}>
            {t('make.fair.goOn')}
          </button>
        ) : null}
      </p>
      {report === null ? null : <Progress report={report} pairs={pairs} box={box} />}
      {report === null || isNow ? null : <p data-fair-changed>{t('make.fair.changed')}</p>}
      {report?.balance ? <Found report={report} box={box} /> : null}
    </section>
  );
}

/** Minutes that are left at the pace so far; null before there is one. */
function useMinutesLeft({ done, all }: { readonly done: number; readonly all: number }): number | null {
  const [began] = useState(() => ({ at: performance.now(), done }));
  const played = done - began.done;
  if (played < 5) return null;
  return Math.round(((all - done) * (performance.now() - began.at)) / played / 60_000);
}

interface ReportProps {
  readonly report: Report;
  readonly box: Dealt;
}

function Progress({ report, pairs, box }: ReportProps & { readonly pairs: number }): JSX.Element {
  const { state, stage, bad } = report;
  return (
    <div data-fair={state}>
      {state === 'running' ? <Running report={report} pairs={pairs} /> : null}
      <div data-said>
        {state === 'stopped' && report.balance !== null ? <p>{t('make.fair.stopped')}</p> : null}
        {state === 'failed' ? <p className="make-fault">{t('make.fair.failed')}</p> : null}
        {bad.map((pair) => (
          <p key={`${pair.race} ${pair.power}`} className="make-fault" data-fair-bad>
            {badWords(box, pair)}
          </p>
        ))}
        {bad.length === 0 ? null : <p>{t('make.fair.bad.all')}</p>}
        {bad.length === 0 && stage !== 'trying' ? <p>{t('make.fair.all')}</p> : null}
      </div>
    </div>
  );
}

function Running({ report, pairs }: { readonly report: Report; readonly pairs: number }): JSX.Element {
  const { stage, done, of } = report;
  const minutes = useMinutesLeft(gamesOf(report, pairs));
  return (
    <p>
      <label>
        {t(`make.fair.${stage}`, { done, of })} <progress value={done} max={of} />
      </label>{' '}
      {minutes === null ? null : <small>{t('make.fair.left', { minutes })}</small>}
    </p>
  );
}

function Found({ report: { creation, balance, tokens }, box }: ReportProps): JSX.Element | null {
  if (balance === null) return null;
  const { kind, id } = creation;
  const own = balance.traits.find((trait) => trait.id === id);
  const printed = printedBalance.traits.filter((trait) => trait.kind === kind);
  const rows = [...(own ? [own] : []), ...printed].toSorted((a, b) => b.lead.mean - a.lead.mean);
  return (
    <div className="make-found" data-fair-games={balance.games}>
      {tokens === null ? null : <p data-fair-tokens>{tokensWords(tokens, creation.tokens)}</p>}
      <Table
        caption={t('make.fair.beside', { games: balance.games })}
        rows={rows.map((row) => ({
          name: said(traitName(box, row.id)),
          isOwn: row === own,
          key: row.id,
          standing: row,
        }))}
      />
      <details>
        <summary>{t('make.fair.partners')}</summary>
        <Table
          caption={t('make.fair.partners')}
          rows={balance.pairs
            .toSorted((a, b) => b.lead.mean - a.lead.mean)
            .map((pair) => ({
              name: said(comboName(box, pair)),
              isOwn: false,
              key: `${pair.race} ${pair.power}`,
              standing: pair,
            }))}
        />
      </details>
      <p>{t('make.fair.note')}</p>
    </div>
  );
}

interface Row {
  readonly key: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly standing: Standing;
}

function Table({ caption, rows }: { readonly caption: string; readonly rows: readonly Row[] }): JSX.Element {
  return (
    // It may be broader than a phone: then it is moved sideways, by keys too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="make-table" aria-label={caption} tabIndex={0}>
      <table className="receipt">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('make.fair.column.name')}</th>
            <th scope="col">{t('make.fair.column.coins')}</th>
            <th scope="col">{t('make.fair.column.wins')}</th>
            <th scope="col">{t('make.fair.column.lead')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, isOwn, standing: { coins, wins, lead } }) => (
            <tr key={key} className={isOwn ? 'own' : undefined} data-fair-row={key}>
              <th scope="row">{isOwn ? <strong>★ {name}</strong> : name}</th>
              <td>{range(coins, 1)}</td>
              <td>{range(wins, 0, 'percent')}</td>
              <td>{range(lead, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Which combo cannot be played, and why, in words (OWN-3). */
export function badWords(box: Dealt, { why, refusal, ...pair }: BadPair): string {
  return t('make.fair.bad', {
    combo: said(comboName(box, pair)),
    players: pair.players,
    why: whyWords(box, why, refusal),
  });
}

function whyWords({ content }: Dealt, why: string, refusal: BadPair['refusal']): string {
  if (refusal !== null) {
    const { text, remedy } = refusalWords(refusal, { board: 2, content, seats: [] });
    return sentences(text, remedy);
  }
  return why === 'endless' ? t('make.fair.bad.endless') : t('make.fair.bad.failed', { why });
}

export function tokensWords({ tokens, most }: FairTokens, now: number): string {
  if (tokens === null) return t('make.fair.tokens.unknown');
  const { mean, low, high } = tokens;
  if (mean < 0) return t('make.fair.tokens.strong');
  if (mean > most) return t('make.fair.tokens.weak', { most });
  const told = (value: number) =>
    number(Math.min(most, Math.max(0, value)), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return t('make.fair.tokens.found', { mean: told(mean), low: told(low), high: told(high), now, most });
}
