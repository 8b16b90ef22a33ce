import type { JSX } from 'react';
import type { Game } from '../../../hud/index.ts';
import '../../../ui/locale/hud.ts';
import './aids.css';
import { DangerButton } from './DangerButton.tsx';
import { DeclineForecast } from './DeclineForecast.tsx';

/** Helps to judge the turn: how many regions are in danger, and what expanding and declining lead to. */
export default function TurnAids({ game }: { readonly game: Game }): JSX.Element {
  return (
    <div className="turn-aids">
      <DeclineForecast game={game} />
      <DangerButton game={game} />
    </div>
  );
}
