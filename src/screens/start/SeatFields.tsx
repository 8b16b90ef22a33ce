import { type JSX, useState } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import measured from '../../opponents/measured.json';
import type { LevelId } from '../../opponents/types.ts';
import type { Seat } from '../../rules/index.ts';
import { named, t } from '../../ui/locale/index.ts';
import { patternBackground, playerColour, players } from '../../ui/look/index.ts';
import {
  type Draft,
  draftName,
  everyPlayer,
  hasOtherBoard,
  longestName,
  withColour,
  withSeat,
} from '../set-up/draft.ts';
import type { CharacterFieldsProps } from './CharacterFields.tsx';

/** A level's results against a table of others, as measured by `npm run ladder`. */
interface Measured {
  readonly level: string;
  readonly against: string;
  readonly players: number;
  /** Share of games won, 0–1. */
  readonly share: number;
}

/** Share of games a level wins at a table of this size against the level below it; null if that was not measured. */
export function strengthOf(
  level: LevelId,
  players: number,
  all: readonly Measured[] = measured,
): { readonly share: number; readonly against: LevelId } | null {
  const against = below[level];
  const found = all.find((one) => one.level === level && one.against === against && one.players === players);
  return found && against ? { share: found.share, against } : null;
}

const below: Readonly<Record<LevelId, LevelId | null>> = {
  wanderer: null,
  raider: 'wanderer',
  strategist: 'raider',
  warlord: 'strategist',
};

const CharacterFields = lazyPanel(() => import('./CharacterFields.tsx'));

interface OpponentFieldsProps extends CharacterFieldsProps {
  readonly level: LevelId;
  readonly name: string;
  readonly players: number;
  /** The box or the board is another than the printed one: how strong it is there was never measured. */
  readonly isUnknown: boolean;
}

function OpponentFields({ level, name, players, isUnknown, ...rest }: OpponentFieldsProps): JSX.Element {
  const strength = strengthOf(level, players);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="start-opponent">
      <p>
        {t(`level.${level}.text`)}
        {isUnknown ? (
          <small data-unknown>{t('level.unknown')}</small>
        ) : strength === null ? null : (
          <small>
            {t('level.measured', { ...strength, rival: t(`level.${strength.against}`), players, fair: 1 / players })}
          </small>
        )}
      </p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary aria-label={`${t('temper.short')}: ${name}`}>{t('temper.short')}</summary>
        {isOpen ? <CharacterFields {...rest} /> : null}
      </details>
    </div>
  );
}

interface SeatFieldsProps {
  readonly seat: Seat;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

export function SeatFields({ seat, draft, onChange }: SeatFieldsProps): JSX.Element | null {
  const now = draft.seats[seat];
  if (!now) return null;
  const { name, colour, player } = now;
  const number = seat + 1;
  const called = draftName(seat, now);
  return (
    <div className="start-seat">
      <span
        className="start-swatch"
        aria-hidden="true"
        style={{ background: patternBackground(playerColour(colour), 0.65) }}
      />
      <input
        aria-label={t('setup.name', { number })}
        value={name}
        placeholder={draftName(seat, { name: '', player })}
        maxLength={longestName}
        autoComplete="off"
        onChange={(event) => onChange(withSeat(draft, seat, { name: event.target.value }))}
      />
      <select
        aria-label={t('setup.colour', { name: called })}
        value={colour}
        onChange={(event) => onChange(withColour(draft, seat, Number(event.target.value)))}
      >
        {players.map(({ id, pattern }, index) => (
          <option key={id} value={index}>
            {t('seat.colour', { name: named('colour', id), pattern: named('pattern', pattern) })}
          </option>
        ))}
      </select>
      <select
        className="start-player"
        aria-label={t('setup.player', { name: called })}
        value={player}
        onChange={({ target }) =>
          onChange(withSeat(draft, seat, { player: everyPlayer.find((one) => one === target.value) ?? 'human' }))
        }
      >
        {everyPlayer.map((one) => (
          <option key={one} value={one}>
            {one === 'human' ? t('setup.player.human') : t(`level.${one}.rated`)}
          </option>
        ))}
      </select>
      {player === 'human' ? null : (
        <OpponentFields
          level={player}
          temper={now.temper}
          character={now.character}
          name={called}
          players={draft.players}
          isUnknown={draft.own !== undefined || hasOtherBoard(draft)}
          onChange={(change) => onChange(withSeat(draft, seat, change))}
        />
      )}
    </div>
  );
}
