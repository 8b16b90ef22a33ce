import { type JSX, memo, useMemo } from 'react';
import type { BoardData } from '../../../rules/boards/own/data.ts';
import { readDraft } from '../../../rules/boards/own/draft.ts';
import { type BoxFault, boards, isWater } from '../../../rules/index.ts';
import { said, t } from '../../../ui/locale/index.ts';
import { countedName, faultSentence, nameOfRegion } from './board-words.ts';
import { countsOf, type Warning, warningsOf } from './warnings.ts';

interface ChecksProps {
  readonly data: BoardData;
  readonly onGo: (region: number) => void;
  readonly onLight: (regions: readonly number[]) => void;
}

function faultsOf(data: BoardData): readonly BoxFault[] {
  const reading = readDraft(data);
  return reading.ok ? reading.faults : [reading.fault];
}

/** Regions a fault is about: those it names, else the one its place leads to. */
function regionsOf({ place, facts }: BoxFault): readonly number[] {
  const { regions } = facts;
  if (typeof regions === 'object') return regions.map(Number);
  const [, id] = /^regions\[(\d+)\]/.exec(place) ?? [];
  return id === undefined ? [] : [Number(id)];
}

export const Checks = memo(function Checks({ data, onGo, onLight }: ChecksProps): JSX.Element {
  const faults = useMemo(() => faultsOf(data), [data]);
  const warnings = useMemo(() => warningsOf(data), [data]);
  return (
    <section className="edit-checks">
      <h2>{t('edit.checks')}</h2>
      <div data-said data-faults={faults.length}>
        {faults.length === 0 ? (
          <p className="edit-sound">{t('edit.checks.none')}</p>
        ) : (
          <>
            <ul className="edit-faults">
              {faults.map((fault) => (
                <li key={`${fault.why} ${fault.place}`} data-fault={fault.why}>
                  {faultSentence(fault)}{' '}
                  {typeof fault.facts.regions === 'object' && fault.why !== 'onWater' ? (
                    <span>
                      {t('edit.checks.has', {
                        count: fault.why === 'landFew' ? landOf(data) : fault.facts.regions.length,
                      })}
                    </span>
                  ) : null}
                  <Places data={data} regions={regionsOf(fault)} onGo={onGo} onLight={onLight} />
                </li>
              ))}
            </ul>
            <p>{t('edit.checks.some')}</p>
          </>
        )}
      </div>
      <h3>{t('edit.warnings')}</h3>
      {warnings.length === 0 ? (
        <p>{t('edit.warnings.none')}</p>
      ) : (
        <ul className="edit-warnings">
          {warnings.map((warning) => (
            <li key={`${warning.code} ${warning.of}`} data-warning={warning.code}>
              {warningSentence(warning, data)}
              {warning.code === 'lost' || warning.code === 'apart' ? (
                <Places data={data} regions={warning.regions} onGo={onGo} onLight={onLight} />
              ) : warning.regions.length > 0 ? (
                <span className="edit-places">
                  <button type="button" data-show onClick={() => onLight(warning.regions)}>
                    {t('edit.checks.show')}
                  </button>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <Counts data={data} onLight={onLight} />
    </section>
  );
});

const landOf = ({ regions }: BoardData) => regions.filter(({ terrain }) => !isWater(terrain)).length;

function warningSentence({ code, of = '', has, printed }: Warning, { players }: BoardData): string {
  switch (code) {
    case 'regions':
      return t('edit.warn.regions', { has, printed, players });
    case 'entries':
      return t('edit.warn.entries', { has, printed });
    case 'lost':
    case 'apart':
      return t(`edit.warn.${code}`, { has });
    default: {
      const kind = code === 'symbol' ? 'symbol' : code === 'tribes' ? 'tribe' : 'terrain';
      return t('edit.warn.count', { of: countedName(kind, of), has, printed });
    }
  }
}

/** The most regions that are named one by one. */
const MOST = 12;

function Places({
  data,
  regions,
  onGo,
  onLight,
}: ChecksProps & { readonly regions: readonly number[] }): JSX.Element | null {
  if (regions.length === 0) return null;
  return (
    <span className="edit-places">
      {regions.slice(0, MOST).map((region) => (
        <button
          key={region}
          type="button"
          data-go={region}
          aria-label={t('edit.checks.go', { region: nameOfRegion(data, region) })}
          onClick={() => onGo(region)}
          onPointerEnter={() => onLight(regions)}
          onPointerLeave={() => onLight([])}
          onFocus={() => onLight(regions)}
          onBlur={() => onLight([])}
        >
          {said(nameOfRegion(data, region))}
        </button>
      ))}
    </span>
  );
}

function Counts({ data, onLight }: Pick<ChecksProps, 'data' | 'onLight'>): JSX.Element {
  const counts = useMemo(() => countsOf(data), [data]);
  return (
    <details className="edit-counts">
      <summary>{t('edit.counts')}</summary>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('edit.counts.here')}</th>
            <th scope="col">{t('edit.counts.printed')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('board.regions')}</th>
            <td>{data.regions.length}</td>
            <td>{boards[data.players].regions.length}</td>
          </tr>
          {counts.map(({ kind, id, regions, printed }) => (
            <tr key={`${kind} ${id}`} onPointerEnter={() => onLight(regions)} onPointerLeave={() => onLight([])}>
              <th scope="row">{said(countedName(kind, id))}</th>
              <td>{regions.length}</td>
              <td>{printed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
