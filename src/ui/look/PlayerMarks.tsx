import type { CSSProperties, JSX } from 'react';
import { patternBackground, players } from './palette.ts';

/** The patterns of all players, the mark of this game: side by side along an edge, or around a ring. */
export function PlayerMarks(): JSX.Element {
  return (
    <span className="marks" aria-hidden="true">
      {players.map((player, place) => {
        const style: CSSProperties & Record<'--place', number> = {
          '--place': place,
          background: patternBackground(player, 0.4),
        };
        return <i key={player.id} style={style} />;
      })}
    </span>
  );
}
