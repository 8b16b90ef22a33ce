import type { CSSProperties, JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/workshop.ts';
import { Glyph, raceColours } from '../../ui/look/index.ts';
import { printedBox } from './creation.ts';
import { ExampleCards, type ExampleProps } from './ExampleCards.tsx';
import './welcome.css';

/** How many printed banners hang at each side of the blank one. */
const BESIDE = 4;

/** The banners of the printed box, and the blank one among them. Decoration: the words beside it say what it means. */
function Banners(): JSX.Element {
  const ids = Object.keys(printedBox().races).slice(0, 2 * BESIDE);
  const hung = (id: string) => {
    const { rim, ink } = raceColours({}, id);
    const style: CSSProperties & Record<'--rim', string> = { '--rim': rim, ...(ink && { color: ink }) };
    return (
      <li key={id} style={style}>
        <Glyph name={`race.${id}`} />
      </li>
    );
  };
  return (
    <ul className="welcome-banners" aria-hidden="true">
      {ids.slice(0, BESIDE).map(hung)}
      <li className="blank">
        <span>?</span>
      </li>
      {ids.slice(BESIDE).map(hung)}
    </ul>
  );
}

export function Welcome({ onTake }: ExampleProps): JSX.Element {
  return (
    <section className="welcome parchment" data-welcome>
      <Banners />
      <h2>{t('make.welcome')}</h2>
      <p>{t('make.welcome.text')}</p>
      <h3>{t('make.examples.begin')}</h3>
      <ExampleCards onTake={onTake} />
    </section>
  );
}
