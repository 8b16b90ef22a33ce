import { type JSX, useEffect, useRef } from 'react';
import { useScope } from '../../table/scope.tsx';
import { sentences, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { announce, Glyph, useSettings } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { usePanels } from '../frame/panels.ts';
import { AtSpeaker } from '../frame/Speaks.tsx';
import { useSpeaks } from '../frame/speaker.ts';
import type { Game } from '../frame/use-game.ts';
import { useNotice } from '../frame/use-notice.ts';
import { recapLine, recapWords, type TurnRecap } from './turns.ts';
import { useRecaps } from './use-recaps.ts';

/** At one's own turn a line about those of others since the last; until it is read or closed, or one acts. */
export default function Recap({ game }: { readonly game: Game }): JSX.Element | null {
  const closed = usePanels((panels) => panels.recapped);
  const all = useRecaps(game);
  const recaps = all.slice(all.findIndex(({ key }) => key === closed) + 1);
  const last = recaps.at(-1)?.key;
  const isOwn = game.stage === null && game.view.seat === game.view.viewer;
  const speaks = useSpeaks('meanwhile', isOwn && last !== undefined, last);
  useAnnounced(game, speaks ? recaps : []);
  return speaks && last !== undefined ? (
    <AtSpeaker>
      <Line words={recapLine(recaps, game.naming)} last={last} />
    </AtSpeaker>
  ) : null;
}

interface LineProps {
  readonly words: string;
  /** The key of the last turn it tells of. */
  readonly last: string;
}

function Line({ words, last }: LineProps): JSX.Element {
  const scope = useScope();
  const panels = usePanels.of(scope);
  const close = () => panels.setState({ recapped: last });
  useNotice(close);
  return (
    <section className="recap notice parchment" aria-label={t('recap.title')}>
      <p className="notice-words">{words}</p>
      <button type="button" data-recap-read onClick={() => panels.setState({ recapped: last, open: 'recap' })}>
        {t('recap.read')}
      </button>
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
  );
}

/** What has been told is said, once: in a line where all was said step by step, else in short turn by turn. */
function useAnnounced({ naming }: Game, recaps: readonly TurnRecap[]): void {
  const tell = useSettings((settings) => settings.tell);
  const told = useRef(new Set<string>());
  useEffect(() => {
    const fresh = recaps.filter(({ key }) => !told.current.has(key));
    for (const { key } of fresh) told.current.add(key);
    if (fresh.length === 0 || tell === 'none') return;
    const lines =
      tell === 'all'
        ? [recapLine(fresh, naming)]
        : fresh.map((recap) => {
            const { did, lost, scored } = recapWords(recap, naming);
            return sentences(t('recap.heard', { seat: seatName(naming, recap.seat) }), did, lost, scored);
          });
    // After whoever decides has been called, which breaks off whatever is said.
    queueMicrotask(() => {
      for (const line of lines) announce(line);
    });
  }, [recaps, naming, tell]);
}
