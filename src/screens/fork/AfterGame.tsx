import { type JSX, useEffect, useState } from 'react';
import { type GameSlot, togglePanel, useHost } from '../../hud/index.ts';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/games.ts';
import { SaveError } from '../../session/saves/index.ts';
import { AsWritten, Glyph } from '../../ui/look/index.ts';
import { useReviewed } from '../review/context.ts';
import { type AtTable, useAtTable } from '../share/at-table.ts';
import { type Ended, endOf, gamesOfDeal } from './same-deal.ts';
import './fork.css';

const DealDialog = lazyPanel(() => import('./DealDialog.tsx'));

/** What may come after a game: it is handed on, played on from a moment, or dealt again; and how others have played its deal. */
const AfterGame: GameSlot = () => {
  const scope = useScope();
  const atTable = useAtTable();
  const { onFork: fork } = useHost();
  const reviewed = useReviewed();
  const [isDealt, setDealt] = useState(false);
  if (atTable === null) return null;
  return (
    <>
      <SameDeal atTable={atTable} />
      <div className="buttons after-game">
        <button type="button" data-after="share" onClick={() => togglePanel(scope, 'share')}>
          <Glyph name="thing.share" /> {t('action.share')}
        </button>
        {reviewed === null ? null : (
          <button type="button" data-after="review" onClick={() => togglePanel(scope, 'review')}>
            <Glyph name="thing.eye" /> {t('action.review')}
          </button>
        )}
        {fork === undefined ? null : (
          <button type="button" data-after="fork" onClick={() => fork(-1)}>
            {t('fork.open')}
          </button>
        )}
        <button type="button" data-after="deal" onClick={() => setDealt(true)}>
          {t('deal.title')}
        </button>
      </div>
      {isDealt ? <DealDialog atTable={atTable} onClose={() => setDealt(false)} /> : null}
    </>
  );
};
export default AfterGame;

/** The results of this game beside those of others of its deal; nothing where there are none. */
function SameDeal({ atTable: { session, saves } }: { readonly atTable: AtTable }): JSX.Element | null {
  const [others, setOthers] = useState<readonly Ended[]>([]);
  const { setup, game } = session.table.record();
  useEffect(() => {
    if (saves instanceof SaveError) return;
    let isWanted = true;
    gamesOfDeal(saves, session.table.record().setup, session.id).then(
      (found) => isWanted && setOthers(found),
      // A list that cannot be read says so itself.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [saves, session]);
  if (others.length === 0) return null;
  const own = endOf(session.id, setup, game);
  return (
    <section className="same-deal">
      <h4>{t('deal.same')}</h4>
      <div className="same-deal-scroll">
        <table aria-label={t('deal.hint')}>
          <thead>
            <tr>
              <th scope="col">{t('deal.place')}</th>
              <th scope="col">{t('deal.this')}</th>
              {others.map(({ id, places }) => (
                <th key={id} scope="col">
                  <AsWritten>
                    {places.reduce((best, place) => (place.coins > best.coins ? place : best)).name}
                  </AsWritten>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {own.places.map((_, at) => (
              // A place in the order of play is identified by its number.
              // biome-ignore lint/suspicious/noArrayIndexKey: places never move
              <tr key={at}>
                <th scope="row">{at + 1}</th>
                {[{ id: session.id, places: own.places }, ...others].map(({ id, places }) => (
                  <td key={id}>{t('deal.cell', { name: places[at]?.name ?? '', coins: places[at]?.coins ?? 0 })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
