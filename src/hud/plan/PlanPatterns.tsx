import type { JSX } from 'react';
import { type PlayerColour, players } from '../../ui/look/index.ts';

/** Id of a player's pattern in the plan, for `fill="url(#…)"`. */
export function patternId({ id }: Pick<PlayerColour, 'id'>): string {
  return `plan-${id}`;
}

export function PlanPatterns(): JSX.Element {
  return (
    <defs>
      {players.map((player) => (
        <pattern key={player.id} id={patternId(player)} width="0.12" height="0.12" patternUnits="userSpaceOnUse">
          <rect width="0.12" height="0.12" fill={player.colour} />
          <Marks player={player} />
        </pattern>
      ))}
    </defs>
  );
}

function Marks({ player: { pattern, mark } }: { readonly player: PlayerColour }): JSX.Element | null {
  switch (pattern) {
    case 'solid':
      return null;
    case 'stripes':
      return <path d="M-.03 .03 .03-.03M-.03 .15 .15-.03M.09 .15 .15 .09" stroke={mark} strokeWidth="0.03" />;
    case 'dots':
      return <circle cx="0.06" cy="0.06" r="0.028" fill={mark} />;
    case 'checks':
      return <path d="M0 0h.06v.06H0ZM.06 .06h.06v.06h-.06Z" fill={mark} />;
    case 'chevrons':
      return <path d="M0 .03 .06 .09 .12 .03" stroke={mark} strokeWidth="0.03" fill="none" />;
  }
}
