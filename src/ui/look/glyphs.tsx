import { createContext, type JSX, useContext } from 'react';
import { ownTrait } from '../../rules/box.ts';
import type { Dealt } from '../../rules/index.ts';
import { powers } from './folk/powers.ts';
import { races } from './folk/races.ts';
import { markers, symbols, terrains } from './glyphs/board.ts';
import { phases, things } from './glyphs/phases-and-things.ts';
import type { Sign } from './glyphs/shapes.ts';
import { ownLook, pieceSign } from './own-look.ts';

/** The box that whatever is drawn here is from: each table provides its own. */
export const BoxContext = createContext<Dealt>({});

export const useDealt = (): Dealt => useContext(BoxContext);

export type { Sign } from './glyphs/shapes.ts';

/** The kinds of signs; within a kind, a sign is named by its id in the rules, the chart or the table. */
export const signs = {
  race: Object.fromEntries(Object.entries(races).map(([id, { sign }]) => [id, sign])),
  power: powers,
  terrain: terrains,
  symbol: symbols,
  marker: markers,
  phase: phases,
  thing: things,
} as const;

export type SignKind = keyof typeof signs;

const spot: Sign = { fill: ['M12 5a7 7 0 1 0 .01 0Z'] };

/** In a box, which may have its own: paths on a 24 × 24 grid, for SVG or `new Path2D(path)`, even-odd. */
export function signIn(of: Dealt, kind: SignKind, id: string): Sign {
  const isOwn = (kind === 'race' || kind === 'power') && ownTrait(of, id) !== undefined;
  if (isOwn) return ownLook(of, id)?.sign ?? spot;
  return signs[kind][id] ?? (kind === 'marker' ? pieceSign(id) : undefined) ?? spot;
}

export interface GlyphProps {
  /** Kind and id, as in `race.orcs`, `terrain.hill`, `thing.coin`. */
  readonly name: `${SignKind}.${string}`;
  /** Accessible name; without one the glyph is decoration beside text. */
  readonly label?: string;
  readonly className?: string;
}

function isKind(kind: string): kind is SignKind {
  return kind in signs;
}

/** A sign as inline SVG, 1 em high, in the colour of the surrounding text. */
export function Glyph({ name, label, className }: GlyphProps): JSX.Element {
  const dealt = useDealt();
  const dot = name.indexOf('.');
  const kind = name.slice(0, dot);
  const sign = isKind(kind) ? signIn(dealt, kind, name.slice(dot + 1)) : spot;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a glyph with a label is named by it; one without is hidden from assistive technology
    <svg
      data-sign={name}
      className={className ? `glyph ${className}` : 'glyph'}
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="currentColor"
      fillRule="evenodd"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {sign.fill?.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
