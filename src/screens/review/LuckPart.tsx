import type { JSX } from 'react';
import { type Game, Swatch } from '../../hud/index.ts';
import { type SeatLuck, sumOf } from '../../opponents/luck/facts.ts';
import { AGAIN } from '../../opponents/luck/other-dice.ts';
import { standings } from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import { AsWritten } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { stopWeighing, useReviewNow, weighLuck } from './review-run.ts';
import { againWords, luckFigure, luckWords } from './review-words.ts';

interface LuckPartProps {
  readonly game: Game;
  readonly inFigures: boolean;
}

export function LuckPart({ game, inFigures }: LuckPartProps): JSX.Element {
  const { course, luck, isWeighing, kept } = useReviewNow();
  const { played, wins } = kept.again;
  const winner = (course && standings(course.at(course.log.length))[0]?.seat) ?? 0;
  const { naming } = game;
  return (
    <section className="review-luck">
      <h3>{t('luck.title')}</h3>
      {luck === null && !isWeighing ? (
        <>
          <p>{t('luck.intro', { all: AGAIN })}</p>
          <div className="buttons">
            <button type="button" data-luck="begin" onClick={weighLuck}>
              {t('luck.begin')}
            </button>
          </div>
        </>
      ) : null}
      {luck === null ? null : (
        <>
          {inFigures ? (
            <LuckTable game={game} luck={luck} />
          ) : (
            <ul>
              {luck.map((one, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers.
                <li key={seat}>{luckWords(one, seat, naming)}</li>
              ))}
            </ul>
          )}
          <p className="review-note">{t(luck.length === 2 ? 'luck.two' : 'luck.limits')}</p>
        </>
      )}
      {isWeighing ? (
        <div className="review-progress">
          <progress max={AGAIN} value={played} aria-label={t('luck.title')} />
          <p data-said>{t('luck.working', { played, all: AGAIN })}</p>
          <div className="buttons">
            <button type="button" data-luck="stop" onClick={stopWeighing}>
              {t('review.stop')}
            </button>
          </div>
        </div>
      ) : null}
      {played > 0 && !isWeighing ? (
        <p data-luck="again">{againWords(played, wins[winner] ?? 0, winner, naming, inFigures)}</p>
      ) : null}
      {luck !== null && !isWeighing && played < AGAIN ? (
        <div className="buttons">
          <button type="button" data-luck="on" onClick={weighLuck}>
            {t('review.goOn')}
          </button>
        </div>
      ) : null}
    </section>
  );
}

function LuckTable({ game: { setup, naming }, luck }: { readonly game: Game; readonly luck: readonly SeatLuck[] }) {
  const hasAttacks = luck.some(({ attacks }) => attacks !== null);
  return (
    <table>
      <caption>{t('luck.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('luck.player')}</th>
          <th scope="col">{t('luck.dice')}</th>
          <th scope="col">{t('luck.stacks')}</th>
          {hasAttacks ? <th scope="col">{t('luck.attacks')}</th> : null}
          <th scope="col">{t('luck.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {luck.map((one, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers.
          <tr key={seat}>
            <th scope="row">
              <Swatch seat={setup.seats[seat]} /> <AsWritten>{seatName(naming, seat)}</AsWritten>
            </th>
            <td>{luckFigure(one.dice.coins)}</td>
            <td>{luckFigure(one.stacks.coins)}</td>
            {hasAttacks ? <td>{luckFigure(one.attacks?.coins ?? 0)}</td> : null}
            <td>{luckFigure(sumOf(one))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
