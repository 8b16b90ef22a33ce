import { type CSSProperties, type JSX, useState } from 'react';
import { LanguageChoice } from '../../../hud/language/LanguageChoice.tsx';
import { named, t } from '../../../ui/locale/index.ts';
import '../../../ui/locale/rooms.ts';
import { codeOfDevice, type Known } from '../../../rooms/protocol/index.ts';
import { limits } from '../../../session/saves/record.ts';
import { AsWritten, patternBackground, playerColour, players, useTitle } from '../../../ui/look/index.ts';
import { seatName } from '../../../ui/words/names.ts';
import { Paged } from './Layout.tsx';
import './controller.css';

export interface SeatWish {
  readonly seat: number;
  readonly name: string;
  readonly colour: number;
}

interface SeatChoiceProps {
  readonly known: Known;
  /** The name given last on this phone. */
  readonly name: string;
  readonly onSit: (wish: SeatWish) => void;
  readonly onLeave: () => void;
}

export function SeatChoice({ known, name: last, onSit, onLeave }: SeatChoiceProps): JSX.Element {
  const [name, setName] = useState(last);
  const [colour, setColour] = useState<number | null>(null);
  useTitle('screen', t('hand.choose'));
  const { roster, setup, proposals, you } = known;
  const visit = roster.bigScreen?.visit ?? null;
  const asked = proposals.find(
    ({ what, device, outcome }) => what.what === 'join' && device === you.device && outcome === null,
  );
  if (asked?.what.what === 'join')
    return (
      <main className="controller controller-choice" data-controller="asked">
        <h1 className="unseen">{t('hand.choose')}</h1>
        <p data-said data-once>
          {t('hand.asked', { seat: seatName(setup, asked.what.seat) })}
        </p>
        <p className="controller-number">
          <AsWritten>{codeOfDevice(you.device)}</AsWritten>
        </p>
        <button type="button" onClick={onLeave}>
          {t('action.leave')}
        </button>
      </main>
    );
  const others = roster.seats.filter(({ seat }) => !you.seats.includes(seat));
  const isFree = (state: string) => state === 'free' || (visit !== null && state === 'opponent');
  const some = others.some(({ state }) => isFree(state));
  // Colours of people who sit already are theirs.
  const taken = roster.seats.flatMap(({ seat, state }) => (state === 'free' ? [] : [setup.seats[seat]?.colour ?? -1]));
  return (
    <main className="controller controller-choice" data-controller="choice">
      <header className="controller-top">
        <h1>{t('hand.choose')}</h1>
        <LanguageChoice only={visit?.languages} />
      </header>
      {visit !== null ? <p>{t('hand.choose.visit', { minutes: visit.minutes })}</p> : null}
      {some ? null : <p>{t('hand.choose.none')}</p>}
      <div className="controller-who">
        <label>
          {t('hand.name')}
          <input
            value={name}
            maxLength={limits.letters}
            autoComplete="nickname"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {visit !== null ? null : (
          <fieldset>
            <legend>{t('hand.colour')}</legend>
            <div className="controller-colours">
              {players.map(({ id, pattern }, at) => (
                <label
                  key={id}
                  className={taken.includes(at) ? 'taken' : undefined}
                  style={{ background: patternBackground(playerColour(at)) }}
                >
                  <input
                    type="radio"
                    name="colour"
                    aria-label={t('seat.colour', { name: named('colour', id), pattern: named('pattern', pattern) })}
                    disabled={taken.includes(at)}
                    checked={colour === at}
                    onChange={() => setColour(at)}
                  />
                </label>
              ))}
            </div>
          </fieldset>
        )}
      </div>
      <Paged
        label={t('hand.choose')}
        width={9}
        height={3.6}
        most={2}
        items={others.map(({ seat, state }) => {
          const style: CSSProperties & Record<'--player', string> = {
            '--player': playerColour(colour !== null && isFree(state) ? colour : (setup.seats[seat]?.colour ?? -1))
              .colour,
          };
          return (
            <li key={seat}>
              <button
                type="button"
                className={isFree(state) ? 'controller-seat primary' : 'controller-seat'}
                style={style}
                data-sit={seat}
                data-state={state}
                onClick={() => onSit({ seat, name: name.trim(), colour: colour ?? setup.seats[seat]?.colour ?? seat })}
              >
                <b>{state === 'free' ? t('hand.place', { number: seat + 1 }) : seatName(setup, seat)}</b>{' '}
                <small>
                  {isFree(state)
                    ? t('hand.sit')
                    : state === 'opponent'
                      ? t('living.place.opponent')
                      : state === 'here'
                        ? t('rooms.seat.here')
                        : t('hand.sit.again')}
                </small>
              </button>
            </li>
          );
        })}
      />
      <button type="button" data-leave onClick={onLeave}>
        {t('action.leave')}
      </button>
    </main>
  );
}
