import { type JSX, useEffect, useState } from 'react';
import { named, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { type GameView, standings } from '../../rules/index.ts';
import { TableActor } from '../../table/actor.ts';
import { announce, useSettings } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { Swatch } from '../frame/chips.tsx';
import { AtSpeaker } from '../frame/Speaks.tsx';
import { useSpeaks } from '../frame/speaker.ts';
import type { Game } from '../frame/use-game.ts';
import { type Saying, sayingOf } from './sayings.ts';
import './talk.css';

/** Milliseconds that a line stays to be read. */
const STAYS = 10_000;

export default function Talk({ game }: { readonly game: Game }): JSX.Element | null {
  const saying = useSaying(game);
  const isRead = useSettings(({ tell }) => tell === 'all');
  const name = saying === null ? '' : seatName(game.naming, saying.seat);
  const isConsoled = saying?.moment === 'consoled';
  const line = saying === null ? null : isConsoled ? t('talk.consoled', { seat: name }) : lineOf(saying);
  const speaks = useSpeaks('talk', saying !== null, saying?.at);
  const said = line === null || isConsoled ? line : t('talk.heard', { name, line });
  const heard = said !== null && isRead && speaks ? said : '';
  useEffect(() => announce(heard), [heard]);
  return saying === null || !speaks ? null : (
    <AtSpeaker>
      <p className="talk panel" aria-hidden="true" key={saying.at} data-talk={saying.seat}>
        <Swatch seat={game.setup.seats[saying.seat]} />
        {isConsoled ? (
          <span>{line}</span>
        ) : (
          <span>
            <b className="cut">{name}</b> <q>{line}</q>
          </span>
        )}
      </p>
    </AtSpeaker>
  );
}

const lineOf = ({ who, moment, line }: Saying) => named('talk', `${who}.${moment}`, String(line));

/** What is being said: never of what is still to be shown. */
function useSaying({ setup, view }: Game): Saying | null {
  const log = TableActor.useSelector(({ context }) => context.log);
  const isShown = TableActor.useSelector(({ context }) => context.stages.length === 0);
  const [saying, setSaying] = useState<Saying | null>(null);
  useEffect(() => {
    if (isShown) setSaying(sayingOf(setup, log, winnersOf(view)));
  }, [isShown, setup, log, view]);
  const [faded, setFaded] = useState<number | null>(null);
  const at = saying?.at ?? null;
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => setFaded(at), STAYS);
    return () => clearTimeout(timer);
  }, [at]);
  return at === faded ? null : saying;
}

function winnersOf(view: GameView): readonly number[] | null {
  if (view.phase !== 'gameOver') return null;
  return standings(view)
    .filter(({ place }) => place === 1)
    .map(({ seat }) => seat);
}
