import type { CSSProperties, JSX } from 'react';
import { PlayerName, Swatch } from '../../hud/index.ts';
import type { SeatSetup } from '../../session/turn/index.ts';
import { named } from '../../ui/locale/index.ts';
import { Glyph, playerColour } from '../../ui/look/index.ts';
import type { Caption as Words } from '../director/caption.ts';

interface CaptionProps {
  readonly caption: Words;
  readonly isOutcomeShown: boolean;
  readonly seats: readonly SeatSetup[];
}

export function Caption({ caption, isOutcomeShown, seats }: CaptionProps): JSX.Element {
  const { phase, seat, what, why, outcome } = caption;
  const said = isOutcomeShown && outcome !== null ? <strong>{outcome}</strong> : why;
  const player = playerColour(seats[seat]?.colour ?? -1);
  const style: CSSProperties & Record<'--player', string> = { '--player': player.colour };
  return (
    <section className="showcase-caption" data-said style={style} data-phase={phase}>
      <header>
        <Glyph name={`phase.${phase}`} className="showcase-sign" />
        <h2>{named('phase', phase, 'long')}</h2>
        <p>
          <Swatch seat={seats[seat]} /> <PlayerName name={seats[seat]?.name ?? ''} />
        </p>
      </header>
      {/* Keyed by caption, so that each one fades in. */}
      <div key={what} className="showcase-words">
        <p className="showcase-what">{what}</p>
        {said === null ? null : <p className="showcase-why">{said}</p>}
      </div>
    </section>
  );
}
