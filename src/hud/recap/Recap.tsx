import { type JSX, useEffect, useRef } from 'react';
import { attend } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { sentences, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { opponentIn } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { AsWritten, announce, Glyph, low, phone, upright, useMedia, useSettings } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { Swatch } from '../frame/chips.tsx';
import { openAbout, usePanels } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { useNotice } from '../frame/use-notice.ts';
import { ShowAgain } from '../log/LogPanel.tsx';
import { reasonOf, tellingOf } from '../seat/reasons.ts';
import './recap.css';
import { recapsOf, recapWords, type TurnRecap } from './turns.ts';

/** An upright phone whose browser leaves little height, or one held sideways. */
const LOW = `${upright} and (max-height: 46rem), ${low}`;

/** A recap for each turn since one's last; stays until closed or one acts. Folded where height is scarce. */
export default function Recap({ game }: { readonly game: Game }): JSX.Element | null {
  const scope = useScope();
  const { setup, view } = game;
  const log = TableActor.useSelector(({ context }) => context.log);
  const closed = usePanels((panels) => panels.recapped);
  const isLow = useMedia(LOW);
  const isScarce = useMedia(phone) && (isLow || game.phase === 'pickCombo' || Boolean(setup.lesson));
  const here = TableActor.useSelector(({ context }) => context.here);
  const all = recapsOf(log, view.viewer, (seat) => opponentIn(setup, seat) !== null || !here.includes(seat));
  const recaps = all.slice(all.findIndex(({ key }) => key === closed) + 1);
  useSummaryAnnounced(game, recaps);
  const last = recaps.at(-1);
  useThereAnnounced(game, recaps);
  useNamed(recaps);
  const close = last && (() => usePanels.of(scope).setState({ recapped: last.key }));
  useNotice(close);
  return last ? (
    <section className="recap panel" aria-label={t('recap.title')}>
      <details key={String(isScarce)} open={!isScarce}>
        <summary>{t('recap.title')}</summary>
        <ol>
          {recaps.map((recap) => (
            <TurnTold key={recap.key} game={game} recap={recap} />
          ))}
        </ol>
        <ShowAgain />
      </details>
      <button
        type="button"
        className="icon"
        data-recap-close
        aria-label={t('recap.close')}
        title={t('recap.close')}
        onClick={close}
      >
        <Glyph name="thing.close" />
      </button>
    </section>
  ) : null;
}

interface TurnToldProps {
  readonly game: Game;
  readonly recap: TurnRecap;
}

function TurnTold({ game, recap }: TurnToldProps): JSX.Element {
  const scope = useScope();
  const { did, lost, scored } = recapWords(recap, game.naming);
  const why = useWhy(game, recap);
  return (
    <li data-recap={recap.seat}>
      <h3>
        <Swatch seat={game.setup.seats[recap.seat]} /> <AsWritten>{seatName(game.naming, recap.seat)}</AsWritten>
      </h3>
      <p>
        {did} {lost === null ? null : <strong className="recap-lost">{lost}</strong>} {scored}
      </p>
      {why === null ? null : (
        <p className="recap-why">
          {why}{' '}
          <button type="button" className="link" onClick={() => openAbout(scope, 'why', recap.seat, true)}>
            {t('recap.more')}
          </button>
        </p>
      )}
    </li>
  );
}

function useWhy({ setup, naming, view }: Game, { seat, round }: TurnRecap): string | null {
  const decisions = TableActor.useSelector(({ context }) => context.decisions);
  const own = decisions.filter((one) => one.seat === seat && one.turnSeat === seat && one.round === round);
  const telling = tellingOf(own);
  return telling && reasonOf(telling, opponentIn(setup, seat)?.level ?? null, { naming, viewer: view.viewer });
}

/** The board shows the numbers of the regions that are spoken of. */
function useNamed(recaps: readonly TurnRecap[]): void {
  const scope = useScope();
  const named = [
    ...new Set(recaps.flatMap(({ taken, lost, failed }) => [...taken, ...lost, ...(failed === null ? [] : [failed])])),
  ];
  const key = named.join(' ');
  useEffect(() => {
    attend(scope, { named: key === '' ? [] : key.split(' ').map(Number) });
    return () => attend(scope, { named: [] });
  }, [key, scope]);
}

/** Says at one's own turn that there is something to be read of the others', once. */
function useThereAnnounced({ view, stage }: Game, recaps: readonly TurnRecap[]): void {
  const tell = useSettings((settings) => settings.tell);
  const told = useRef<string | null>(null);
  const last = recaps.at(-1)?.key ?? null;
  const isOwn = stage === null && view.seat === view.viewer;
  useEffect(() => {
    if (!isOwn || last === null || told.current === last) return;
    told.current = last;
    // After whoever decides has been called, which breaks off whatever is said.
    if (tell === 'all') queueMicrotask(() => announce(t('recap.there', { title: t('recap.title') })));
  }, [isOwn, last, tell]);
}

/** Once each, when its turn has ended, where only turns are wanted: else all was said step by step. */
function useSummaryAnnounced({ naming }: Game, recaps: readonly TurnRecap[]): void {
  const tell = useSettings((settings) => settings.tell);
  const told = useRef(new Set<string>());
  useEffect(() => {
    const fresh = recaps.filter(({ key }) => !told.current.has(key));
    for (const { key } of fresh) told.current.add(key);
    if (tell !== 'turns') return;
    for (const recap of fresh) {
      const { did, lost, scored } = recapWords(recap, naming);
      announce(sentences(t('recap.heard', { seat: seatName(naming, recap.seat) }), did, lost, scored));
    }
  }, [recaps, naming, tell]);
}
