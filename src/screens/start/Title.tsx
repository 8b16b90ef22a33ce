import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import logotype from './logotype.svg';

/** The game's own name, which is the same in all languages. */
const game = 'Small World';

/** The title: the name of the game as drawn letters, and on a ribbon below it where it is played. */
export function Title(): JSX.Element {
  const [, where] = t('app.title').split(`${game} `);
  return (
    <h1 className="start-title">
      <img src={logotype} width="800" height="220" alt={game} />{' '}
      {where === undefined ? null : <span className="start-where">{where}</span>}
    </h1>
  );
}
