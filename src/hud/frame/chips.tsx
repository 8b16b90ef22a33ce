import type { CSSProperties, JSX, ReactNode } from 'react';
import { ownTrait } from '../../rules/box.ts';
import type { Dealt, RegionSymbol } from '../../rules/index.ts';
import type { SeatSetup } from '../../session/turn/index.ts';
import { useScope } from '../../table/scope.tsx';
import { named, t } from '../../ui/locale/index.ts';
import { isReadOtherwise, settledHere } from '../../ui/locale/readings.ts';
import {
  AsWritten,
  Glyph,
  patternBackground,
  playerColour,
  portraitRows,
  portraits,
  portraitsAcross,
  raceColours,
  useDealt,
} from '../../ui/look/index.ts';
import { traitName } from '../../ui/words/names.ts';
import { openClause, openTrait } from './panels.ts';

interface RaceChipProps {
  readonly race: string;
  readonly declined?: boolean;
  readonly count?: number;
}

export function RaceChip({ race, declined = false, count }: RaceChipProps): JSX.Element {
  const dealt = useDealt();
  const { rim, ink } = raceColours(dealt, race);
  const style: CSSProperties & Record<'--rim', string> = { '--rim': rim, ...(ink && !declined && { color: ink }) };
  return (
    <span className={declined ? 'chip stone' : 'chip'} style={style} aria-hidden="true">
      <Glyph name={`race.${race}`} />
      {count === undefined ? null : <b className="chip-count">{count}</b>}
    </span>
  );
}

/** What a region bears beside its terrain (MAP-1): each sign as drawn on the board, and its name. */
export function RegionSigns({ signs }: { readonly signs: readonly RegionSymbol[] }): JSX.Element {
  return (
    <small className="signs">
      {signs.map((sign) => (
        <span key={sign}>
          <Glyph name={`symbol.${sign}`} /> <span className="sign-word">{named('symbol', sign)}</span>
        </span>
      ))}
    </small>
  );
}

export function Swatch({ seat }: { readonly seat: Pick<SeatSetup, 'colour'> | undefined }): JSX.Element {
  const colour = playerColour(seat?.colour ?? -1);
  return (
    <span
      className="swatch"
      data-colour={seat?.colour}
      aria-hidden="true"
      style={{ background: patternBackground(colour) }}
    />
  );
}

export function PlayerName({ name }: { readonly name: string }): JSX.Element {
  return (
    <b className="cut" title={name}>
      <AsWritten>{name}</AsWritten>
    </b>
  );
}

interface CoinsProps {
  readonly amount: number | string;
  readonly label?: string;
  /** `held`: what a player has, framed like a purse; `would`: what would be paid, in a broken frame. */
  readonly as?: 'held' | 'would';
}

export function Coins({ amount, label, as }: CoinsProps): JSX.Element {
  return (
    <span className={as ? `coins ${as}` : 'coins'} data-amount={amount}>
      <Glyph name="thing.coin" /> <span aria-hidden={label ? true : undefined}>{amount}</span>
      {label ? <span className="unseen">{label}</span> : null}
    </span>
  );
}

interface TraitLinkProps {
  readonly kind: 'race' | 'power';
  readonly id: string;
  readonly children: ReactNode;
}

/** It is called what is written on it; a sign alone by its title. */
export function TraitLink({ kind, id, children }: TraitLinkProps): JSX.Element {
  const scope = useScope();
  const label = t('trait.about', { name: traitName(useDealt(), id) });
  return (
    <button type="button" className="trait" title={label} onClick={() => openTrait(scope, kind, id)}>
      {children}
    </button>
  );
}

interface ClauseLinkProps {
  readonly clause: string;
  /** The clause matters here: where editions differ (◆), also state what this table plays. */
  readonly bites?: boolean;
  readonly asWhy?: boolean;
}

/** A clause as a link into the rules: "Why?" where its code would be noise, as at the end of a sentence. */
export function ClauseLink({ clause, bites = false, asWhy = false }: ClauseLinkProps): JSX.Element {
  const scope = useScope();
  // These texts are loaded with the coach or the rules.
  const settled = bites || isReadOtherwise(clause) ? settledHere(clause) : null;
  const shown = asWhy ? t('opponent.why.short') : clause;
  return (
    <button
      type="button"
      className="clause"
      aria-label={asWhy ? `${shown} ${t('rules.clause', { clause })}` : t('rules.clause', { clause })}
      title={settled ?? undefined}
      onClick={() => openClause(scope, clause)}
    >
      {settled === null ? shown : `${shown} ◆`}
    </button>
  );
}

interface PortraitProps {
  readonly race: string;
  readonly declined?: boolean;
}

/** Where a race stands in the pictures of all of them, as styles have it; null for one that is in none. */
export function faceOf(dealt: Dealt, race: string): (CSSProperties & Record<'--face' | '--faces', string>) | null {
  const place = ownTrait(dealt, race) === undefined ? portraits.indexOf(race) : -1;
  if (place < 0) return null;
  const column = place % portraitsAcross;
  const row = Math.floor(place / portraitsAcross);
  return {
    '--face': `${(column / (portraitsAcross - 1)) * 100}% ${(row / (portraitRows - 1)) * 100}%`,
    '--faces': `${portraitsAcross * 100}% ${portraitRows * 100}%`,
  };
}

/** In decline a face of stone. A race without a face is its sign alone. */
export function Portrait({ race, declined = false }: PortraitProps): JSX.Element {
  const dealt = useDealt();
  const face = faceOf(dealt, race);
  const chip = <RaceChip race={race} declined={declined} />;
  if (face === null) return chip;
  const style: CSSProperties & Record<'--rim', string> = { '--rim': raceColours(dealt, race).rim, ...face };
  return (
    <span className={declined ? 'portrait stone' : 'portrait'} style={style} aria-hidden="true">
      <span className="portrait-face" />
      {chip}
    </span>
  );
}
