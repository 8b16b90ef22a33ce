import type { JSX } from 'react';
import { type Game, Swatch } from '../../../hud/index.ts';
import { recapWords } from '../../../hud/recap/recap-words.ts';
import { recapsOf } from '../../../hud/recap/turns.ts';
import { TableActor } from '../../../table/actor.ts';
import { sentences, t } from '../../../ui/locale/index.ts';
import { seatName } from '../../../ui/words/names.ts';

/** The last turn in short, for whoever has just fetched the crisps. */
export function LastTurn({ game }: { readonly game: Game }): JSX.Element | null {
  const log = TableActor.useSelector(({ context }) => context.log);
  const last = recapsOf(log, null, () => true).at(-1);
  if (last === undefined) return null;
  const { did, scored } = recapWords(last, game.naming);
  return (
    <section className="big-last panel">
      <h2>
        <Swatch seat={game.setup.seats[last.seat]} /> {t('living.last')}
      </h2>
      <p>
        <b>{t('living.last.whose', { seat: seatName(game.naming, last.seat) })}</b> {sentences(did, scored)}
      </p>
    </section>
  );
}
