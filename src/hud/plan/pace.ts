import { useEffect } from 'react';
import { nowShowing, type Stage } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { useTableHost } from '../../table/host.ts';
import { dieTimes, useSettings } from '../../ui/look/index.ts';

/** Milliseconds at speed 1: to read what was earned, and to see where pieces went. */
const times = { score: 1600, pieces: 250 };

/** How long the plan shows a stage, in milliseconds at speed 1. */
function showTime({ name, events }: Stage): number {
  if (events.some((event) => event.type === 'dieRolled')) return dieTimes.plan;
  return name === 'score' ? times.score : times.pieces;
}

/** Nothing moves on the plan: it shows the outcome of each stage for a moment, then reports that. */
export function usePace(): void {
  const { onShown } = useTableHost();
  const stage = TableActor.useSelector(nowShowing);
  const speed = useSettings((settings) => settings.speed);
  useEffect(() => {
    if (stage === null) return;
    const shown = () => onShown?.(stage.id);
    if (speed === 'instant') return shown();
    const timer = setTimeout(shown, showTime(stage) / speed);
    return () => clearTimeout(timer);
  }, [stage, speed, onShown]);
}
