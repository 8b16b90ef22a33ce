import { useEffect, useMemo, useState } from 'react';
import type { RoomClient } from '../../../rooms/client/index.ts';
import { type BoardId, boardFacts, type RegionId } from '../../../rules/index.ts';
import { attend, type Shot } from '../../../table/attention/index.ts';
import { useScope } from '../../../table/scope.tsx';

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

/** Milliseconds after which nobody points any more, should the phone be gone in the middle of it. */
const stays = 120_000;

export interface Pointed {
  readonly seat: number;
  readonly region: RegionId;
}

/** It lights up on the table; null while nothing is pointed at, or something else is shown. */
export function usePointing(client: RoomClient, isShowing: boolean): Pointed | null {
  const scope = useScope();
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useEffect(
    () =>
      client.onTold((message) => {
        if (message.type === 'pointed')
          setPointed(message.region === null ? null : { seat: message.seat, region: message.region });
        else if (message.type === 'step') setPointed(null);
      }),
    [client],
  );
  useEffect(() => {
    if (pointed === null) return;
    const timer = setTimeout(() => setPointed(null), stays);
    return () => clearTimeout(timer);
  }, [pointed]);
  const region = pointed?.region ?? null;
  useEffect(() => {
    if (isShowing) return;
    attend(scope, { selected: region });
  }, [region, isShowing, scope]);
  return pointed;
}
