import { type JSX, useEffect, useState } from 'react';
import { type GameSlot, togglePanel, useHost } from '../../hud/index.ts';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/games.ts';
import { openingOf, revive, type SavedGame, SaveError, type Saves } from '../../session/saves/index.ts';
import { AsWritten, Glyph } from '../../ui/look/index.ts';
import { useReviewed } from '../review/review-context.ts';
import { type AtTable, useAtTable } from '../share/at-table.ts';
import './fork.css';
import { type GameState, seatsInOrder } from '../../rules/index.ts';
import type { TableSetup } from '../../session/turn/index.ts';
import { playerName } from '../../ui/locale/players.ts';
import { dealKey } from './fork.ts';

interface Ended {
  readonly id: string;
  readonly places: readonly { readonly name: string; readonly coins: number }[];
}

/** The most games that are laid side by side: the latest. */
const MOST = 4;

export function endOf(id: string, setup: TableSetup, game: GameState): Ended {
  const order = seatsInOrder(game);
  return {
    id,
    places: order.map((seat) => ({ name: playerName(seat, setup.seats[seat]), coins: game.coins[seat] ?? 0 })),
  };
}

/** Others of this deal in the list, the latest first. What cannot be read is left out: the list says why. */
async function gamesOfDeal(saves: Saves, setup: TableSetup, id: string): Promise<readonly Ended[]> {
  const key = dealKey(setup);
  const others = (await saves.list()).flatMap((entry) => ('record' in entry && entry.id !== id ? [entry.record] : []));
  const same = others.filter(({ title, setup: other }) => title.over && dealKey(other) === key).slice(0, MOST);
  const ends = await Promise.all(same.map((record) => endOfRecord(record).catch(() => null)));
  return ends.flatMap((end) => (end === null ? [] : [end]));
}

async function endOfRecord(record: SavedGame): Promise<Ended> {
  const { game } = revive(record, await openingOf(record.setup));
  return endOf(record.id, record.setup, game);
}

import DealDialog from './DealDialog.tsx';

const AfterGame: GameSlot = () => {
  const scope = useScope();
  const atTable = useAtTable();
  const { onFork: fork } = useHost();
  const reviewed = useReviewed();
  const [isDealt, setDealt] = useState(false);
  if (atTable === null) return null;
  return (
    <>
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
      <SameDeal atTable={atTable} />
      {isDealt ? <DealDialog atTable={atTable} onClose={() => setDealt(false)} /> : null}
    </>
  );
};
export default AfterGame;

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
