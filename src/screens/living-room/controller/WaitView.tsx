import type { JSX } from 'react';
import { type Game, narrate, Portrait, plainWords } from '../../../hud/index.ts';
import { nearDangersOf } from '../../../opponents/judgement/ahead.ts';
import type { LogEntry } from '../../../rules/course.ts';
import { forcesOf, heldRegions, type Seat } from '../../../rules/index.ts';
import { listOf, said, t } from '../../../ui/locale/index.ts';
import { Glyph, useSettings } from '../../../ui/look/index.ts';
import { comboName, regionName } from '../../../ui/words/names.ts';
import { traitWords } from '../../../ui/words/trait-words.ts';

interface WaitViewProps {
  readonly game: Game;
  readonly seat: Seat;
  readonly log: readonly LogEntry[];
}

export function WaitView({ game, seat, log }: WaitViewProps): JSX.Element {
  const { view, naming } = game;
  const isWarned = useSettings(({ threats }) => threats);
  const forces = forcesOf(view, seat);
  const isHeld = forces.some((force) => heldRegions(view, force).length > 0);
  const regions = [...(isWarned ? nearDangersOf(view).keys() : [])].map((region) => regionName(view.board, region));
  const lines = log
    .slice(-6)
    .flatMap(({ events }) => narrate(events, naming))
    .slice(-3)
    .map(plainWords);
  return (
    <div className="controller-waiting">
      {lines.length > 0 ? (
        <section className="parchment">
          <h2>{t('hand.happened')}</h2>
          <ul data-said>
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the last lines, in order
              <li key={place}>{line}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {isHeld ? (
        <p className="controller-danger" role="note">
          <Glyph name="thing.eye" />{' '}
          {regions.length > 0 ? t('hand.danger', { regions: listOf(regions) }) : t('hand.safe')}
        </p>
      ) : null}
      <section className="parchment controller-mine">
        <h2>{t('hand.mine')}</h2>
        {forces.length === 0 ? <p>{t('hand.mine.none')}</p> : null}
        {forces.map((force) => (
          <div key={force.id} className="controller-force">
            <Portrait race={force.race} declined={force.declined} />
            <div>
              <b>{said(comboName(game.view, force))}</b>
              {force.power === null ? null : (
                <small>
                  <Glyph name={`power.${force.power}`} /> {traitWords(game.view, 'power', force.power)}
                </small>
              )}
              <small>
                <Glyph name={`race.${force.race}`} /> {traitWords(game.view, 'race', force.race)}
              </small>
            </div>
          </div>
        ))}
      </section>
    </div>
  );
}
