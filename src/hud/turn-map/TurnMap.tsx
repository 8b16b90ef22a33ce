import { type JSX, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/turn-map.ts';
import type { StageName } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { seatName } from '../../ui/words/names.ts';
import { About } from './About.tsx';
import { lying, standing } from './curve.ts';
import type { MapGame } from './game.ts';
import { Legend } from './Legend.tsx';
import { type Look, Nodes } from './Nodes.tsx';
import { type TurnSeen, waysNow } from './openness.ts';
import { pathOf } from './path.ts';
import { Tracks } from './Tracks.tsx';
import './turn-map.css';

export interface TurnMapProps {
  readonly game: MapGame;
  /** Opens the rules at a clause; without it, clauses are shown as plain text. */
  readonly onClause?: ((clause: string) => void) | undefined;
  /** Phases, path and glow only, for a corner of the picture: nothing to press and no reasons. It fills the width it is given. */
  readonly compact?: boolean;
}

/**
 * The state chart drawn as the card of a board game: every phase in its place, the present one glowing, the ways out of it open or closed, and the
 * path this turn has taken. It follows the chart as it runs, whoever's turn it is; selecting a phase shows what it is about.
 */
export default function TurnMap({ game, onClause, compact = false }: TurnMapProps): JSX.Element {
  const log = TableActor.useSelector(({ context }) => context.log);
  const [chosen, setChosen] = useState<StageName | null>(null);
  const [hovered, hover] = useState<StageName | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const { view, phase, stage, naming } = game;
  const now = useMemo(() => {
    // The outcome of a die must not show while it is still in the air.
    const path = pathOf(log, stage, phase);
    const visible = phase === 'finalRoll' ? { ...path, next: null } : path;
    const at: TurnSeen = { view, present: phase, path: visible };
    return { gone: path.gone, ways: waysNow(at) };
  }, [log, stage, phase, view]);
  const about = hovered ?? chosen ?? phase;
  // Choosing the present phase resumes following the turn.
  const look: Look = { hover, choose: (name) => setChosen(name === phase ? null : name) };
  useEffect(() => {
    if (!compact) card.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [compact]);
  return (
    <div className={compact ? 'turn-map compact' : 'turn-map'} data-present={phase}>
      <p className="turn-map-whose">
        {t('map.whose', {
          seat: seatName(naming, view.turnSeat),
          round: view.round,
          rounds: view.rounds,
        })}
      </p>
      <div className="turn-map-card" ref={card}>
        <Tracks on={lying} className="lying" gone={now.gone} ways={now.ways} compact={compact} />
        {compact ? null : (
          <Tracks on={standing} className="standing" gone={now.gone} ways={now.ways} compact={compact} />
        )}
        <Nodes game={game} gone={now.gone} ways={now.ways} about={about} look={compact ? null : look} />
      </div>
      {compact ? null : (
        <>
          <About game={game} about={about} ways={now.ways} onClause={onClause} />
          <Legend />
        </>
      )}
    </div>
  );
}
