import { useEffect, useMemo, useState } from 'react';
import { type BoardId, boardFacts } from '../../../rules/index.ts';
import type { Shot } from '../../../table/attention/index.ts';
import type { Pointed } from './use-pointing.ts';

/** Milliseconds after which the camera goes back to the whole table, while somebody thinks. */
const settles = 5000;
const whole: Shot = { of: 'table', slowly: false };

/** What happens (`told`), else the region somebody points at, else, after a while, the whole table. */
export function useShot(told: Shot, isShowing: boolean, pointed: Pointed | null, board: BoardId): Shot {
  const [isCalm, setCalm] = useState(true);
  useEffect(() => {
    setCalm(false);
    if (isShowing || pointed !== null) return;
    const timer = setTimeout(() => setCalm(true), settles);
    return () => clearTimeout(timer);
  }, [isShowing, pointed]);
  const region = pointed?.region ?? null;
  return useMemo((): Shot => {
    if (isShowing) return told;
    if (region !== null)
      return { of: 'regions', regions: [region], beside: boardFacts(board).regions[region]?.neighbours ?? [] };
    return isCalm ? whole : told;
  }, [told, isShowing, region, board, isCalm]);
}
