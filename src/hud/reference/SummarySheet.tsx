import { type JSX, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useScope } from '../../table/scope.tsx';
import { type MessageKey, named, said, t } from '../../ui/locale/index.ts';
import { markerName, seatName, traitName } from '../../ui/words/names.ts';
import type { Game } from '../frame/use-game.ts';
import '../../ui/locale/reference.ts';
import { boards, contentOf, type GameView, houseOf, isHouse, isOtherBoard, markerRule } from '../../rules/index.ts';
import type { Trait } from '../../ui/locale/rulebook.ts';
import { Glyph, useDealt } from '../../ui/look/index.ts';
import { printPage } from '../../ui/platform/print.ts';
import { traitWords } from '../../ui/words/trait-words.ts';
import { RaceChip } from '../frame/chips.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { closePanel } from '../frame/panels.ts';
import './sheet.css';

const turn: readonly MessageKey[] = [
  'sheet.turn.1',
  'sheet.turn.2',
  'sheet.turn.3',
  'sheet.turn.4',
  'sheet.turn.5',
  'sheet.turn.6',
  'sheet.turn.7',
];

const costs: readonly (readonly [MessageKey, string])[] = [
  ['sheet.cost.base', '2'],
  ['sheet.cost.each', '+1'],
  ['sheet.cost.marker', '+1'],
  ['sheet.cost.least', '1'],
];

const regions = Object.values(boards).flatMap((board) => board.regions);
const ground = [
  ...[...new Set(regions.map(({ terrain }) => terrain))].map((id) => ({ kind: 'terrain', id }) as const),
  ...[...new Set(regions.flatMap(({ symbols }) => symbols))].map((id) => ({ kind: 'symbol', id }) as const),
];

function Print(): JSX.Element {
  const [isUnprinted, setUnprinted] = useState(false);
  return (
    <>
      <button
        type="button"
        className="primary"
        data-reference="print"
        onClick={() => void printPage().then((isPrinted) => setUnprinted(!isPrinted))}
      >
        {t('sheet.print')}
      </button>
      <span data-said>{isUnprinted ? t('sheet.print.not') : null}</span>
    </>
  );
}

// Fetched at a table that plays something otherwise.
import HouseTable from '../house/HouseTable.tsx';

/** Overlays the page; printed, it is alone on two pages. */
export default function SummarySheet({ game: { view, naming } }: { readonly game: Game }): JSX.Element {
  const scope = useScope();
  const { races, powers } = contentOf(view);
  return createPortal(
    <div className="sheet-layer">
      <Dialog title={t('sheet.title')} onClose={() => closePanel(scope)} className="sheet">
        <p className="sheet-print">
          <Print />
        </p>
        <div className="sheet-page">
          <p className="sheet-goal">{t('sheet.goal')}</p>
          {isHouse(houseOf(view)) || isOtherBoard(view) ? (
            <div className="sheet-wide">
              <HouseTable view={view} nameOf={(seat) => seatName(naming, seat)} />
            </div>
          ) : null}
          <Part title={t('sheet.turn')} className="sheet-wide">
            <ol>
              {turn.map((line) => (
                <li key={line}>{t(line)}</li>
              ))}
            </ol>
          </Part>
          <Part title={t('sheet.cost')}>
            <Costs />
            <p>{t('sheet.cost.never')}</p>
            <p>{t('sheet.cost.water')}</p>
          </Part>
          <Part title={t('sheet.lost')}>
            <p>{t('sheet.lost.text')}</p>
          </Part>
          <Part title={t('sheet.decline')}>
            <p>{t('sheet.decline.text')}</p>
          </Part>
          <Part title={t('sheet.rounds')}>
            <p>{t('sheet.rounds.text')}</p>
            <p>{t('sheet.tie')}</p>
          </Part>
          <Part title={t('sheet.terrain')}>
            <Ground />
          </Part>
          <Part title={t('sheet.markers')}>
            <Markers view={view} />
          </Part>
        </div>
        <div className="sheet-page">
          <Part title={t('sheet.races')}>
            <Folk kind="race" box={races} />
          </Part>
          <Part title={t('sheet.powers')}>
            <Folk kind="power" box={powers} />
          </Part>
          <p className="sheet-foot">{t('sheet.foot')}</p>
        </div>
      </Dialog>
    </div>,
    document.body,
  );
}

interface PartProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Part({ title, className, children }: PartProps): JSX.Element {
  return (
    <section className={className}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Costs(): JSX.Element {
  return (
    <table>
      <tbody>
        {costs.map(([what, amount]) => (
          <tr key={what}>
            <th scope="row">{t(what)}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ground(): JSX.Element {
  return (
    <ul className="sheet-signs">
      {ground.map(({ kind, id }) => (
        <li key={id}>
          <Glyph name={`${kind}.${id}`} /> <span>{named(kind, id)}</span>
        </li>
      ))}
    </ul>
  );
}

function Markers({ view }: { readonly view: GameView }): JSX.Element {
  return (
    <ul className="sheet-signs sheet-markers">
      {[...contentOf(view).markers.keys()].map((marker) => {
        const { supply, defence, immune } = markerRule(view, marker);
        const note: MessageKey = immune ? 'sheet.marker.immune' : defence > 0 ? 'sheet.marker.defence' : 'sheet.marker';
        return (
          <li key={marker}>
            <Glyph name={`marker.${marker}`} /> <span>{said(markerName(marker))}</span>{' '}
            <small>{t(note, { supply, defence })}</small>
          </li>
        );
      })}
    </ul>
  );
}

interface FolkProps {
  readonly kind: Trait['kind'];
  readonly box: Readonly<Record<string, { readonly tokens: number }>>;
}

function Folk({ kind, box }: FolkProps): JSX.Element {
  const dealt = useDealt();
  return (
    <ul className="sheet-folk">
      {Object.entries(box).map(([id, { tokens }]) => (
        <li key={id}>
          {kind === 'race' ? <RaceChip race={id} /> : <Glyph name={`power.${id}`} />}
          <b>{said(traitName(dealt, id))}</b>
          <span className="sheet-tokens">{tokens}</span>
          <span>{traitWords(dealt, kind, id)}</span>
        </li>
      ))}
    </ul>
  );
}
