import { type JSX, useId, useState } from 'react';
import { type Estimate, ownPairs, printedBalance, type Standing } from '../../fairness/index.ts';
import { named, number, said, t } from '../../locale/index.ts';
import '../../locale/workshop.ts';
import { comboName } from '../../words/index.ts';
import type { Creation } from '../creation.ts';
import type { Judged } from '../judged.ts';
import { type Report, startReport, stopReport, useReports } from './run.ts';

interface FairSectionProps {
  readonly creation: Creation;
  readonly judged: Judged;
}

/** How often it may play with each partner. */
const amounts = [4, 20, 50] as const;

/** A value with its interval. */
function range({ mean, low, high }: Estimate, digits: number, style: 'decimal' | 'percent' = 'decimal'): string {
  const told = (value: number) =>
    number(value, { style, minimumFractionDigits: digits, maximumFractionDigits: digits });
  return Number.isFinite(low) && Number.isFinite(high)
    ? t('make.fair.range', { mean: told(mean), low: told(low), high: told(high) })
    : told(mean);
}

/** Is it fair? Games between opponents, played in the background, beside the figures of the printed races and powers. */
export function FairSection({ creation, judged }: FairSectionProps): JSX.Element {
  const heading = useId();
  const report = useReports(({ reports }) => reports[creation.id]) ?? null;
  const [each, setEach] = useState<number>(amounts[1]);
  const pairs = judged.ok ? ownPairs(judged.box).length : 0;
  const isRunning = report?.state === 'running';
  return (
    <section className="make-section" aria-labelledby={heading} data-section="fair">
      <h3 id={heading}>{t('make.fair')}</h3>
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
        <button
          type="button"
          data-fair-start
          aria-disabled={!judged.ok}
          onClick={() => {
            if (judged.ok) startReport(creation, { box: judged.box, id: creation.id, gamesEach: each, seed: 1 });
          }}
        >
          {t('make.fair.start')}
        </button>
        {isRunning ? (
          <button type="button" data-fair-stop onClick={stopReport}>
            {t('make.fair.stop')}
          </button>
        ) : null}
      </p>
      {report === null ? null : <Progress report={report} />}
      {report === null || report.creation === creation ? null : <p>{t('make.fair.changed')}</p>}
      {report?.balance ? <Found report={report} /> : null}
    </section>
  );
}

function Progress({ report }: { readonly report: Report }): JSX.Element {
  const { state, stage, done, of, bad } = report;
  return (
    <div data-fair={state}>
      {state === 'running' ? (
        <p>
          <label>
            {t(`make.fair.${stage}`, { done, of })} <progress value={done} max={of} />
          </label>
        </p>
      ) : null}
      <div role="status">
        {state === 'stopped' ? <p>{t('make.fair.stopped')}</p> : null}
        {state === 'failed' ? <p className="make-fault">{t('make.fair.failed')}</p> : null}
        {bad.map((pair) => (
          <p key={`${pair.race} ${pair.power}`} className="make-fault">
            {t('make.fair.bad', { combo: said(comboName(pair)), players: pair.players, why: pair.why })}
          </p>
        ))}
        {bad.length === 0 && stage !== 'trying' ? <p>{t('make.fair.all')}</p> : null}
      </div>
    </div>
  );
}

/** What was found: it beside the printed ones, with each partner, and with how many tokens it would be average. */
function Found({ report: { creation, balance, tokens } }: { readonly report: Report }): JSX.Element | null {
  if (balance === null) return null;
  const { kind, id } = creation;
  const own = balance.traits.find((trait) => trait.id === id);
  const printed = printedBalance.traits.filter((trait) => trait.kind === kind);
  const rows = [...(own ? [own] : []), ...printed].toSorted((a, b) => b.lead.mean - a.lead.mean);
  return (
    <div className="make-found" data-fair-games={balance.games}>
      {tokens === null ? null : (
        <p data-fair-tokens>
          {tokens.tokens === null
            ? t('make.fair.tokens.unknown')
            : t('make.fair.tokens.found', { range: range(tokens.tokens, 1), most: tokens.most })}
        </p>
      )}
      <Table
        caption={t('make.fair.beside', { games: balance.games })}
        rows={rows.map((row) => ({ name: named(row.kind, row.id), isOwn: row === own, key: row.id, standing: row }))}
      />
      <details>
        <summary>{t('make.fair.partners')}</summary>
        <Table
          caption={t('make.fair.partners')}
          rows={balance.pairs
            .toSorted((a, b) => b.lead.mean - a.lead.mean)
            .map((pair) => ({
              name: said(comboName(pair)),
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
