import type { JSX } from 'react';
import { PlayerName, Swatch } from '../../hud/index.ts';
import { boardFacts, type GameView } from '../../rules/index.ts';
import { opponentIn, type SeenSetup } from '../../session/turn/index.ts';
import { named, t } from '../../ui/locale/index.ts';

interface TitleProps {
  readonly view: GameView;
  readonly setup: SeenSetup;
}

/** Shown between games: the title, and who plays next. */
export function Title({ view, setup }: TitleProps): JSX.Element {
  const { players, rounds, board } = view;
  return (
    <section className="showcase-title">
      <h2>{t('showcase.title')}</h2>
      <p className="showcase-text">{t('showcase.title.text')}</p>
      <ul>
        {setup.seats.map((seat, place) => (
          <li key={seat.name}>
            <Swatch seat={seat} /> <PlayerName name={seat.name} />{' '}
            <span>{t('showcase.title.opponent', { level: levelName(setup, place) })}</span>
          </li>
        ))}
      </ul>
      <p>{t('showcase.title.game', { players, rounds, regions: boardFacts(board).regions.length })}</p>
      <p className="showcase-made">{t('showcase.title.made')}</p>
    </section>
  );
}

function levelName(setup: SeenSetup, place: number): string {
  const opponent = opponentIn(setup, place);
  return opponent === null ? '' : named('level', opponent.level);
}
