import { useEffect, useMemo } from 'react';
import { chanceOf, type Threat } from '../../rules/ahead.ts';
import type { GameView, RegionId } from '../../rules/index.ts';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import { Glyph, useSettings } from '../../ui/look/index.ts';
import { gradeSign } from '../../ui/words/danger-sign.ts';
import { stackPlace } from '../layout/ground.ts';
import { rimPlaces } from '../layout/rim-places.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { FloatingLabel } from './FloatingLabel.tsx';

const file = lazyValue(() => import('../../opponents/judgement/ahead.ts'), { needsNotice: true });

const none: ReadonlyMap<RegionId, Threat> = new Map();

/** Those that are marked, or all: what judges them is fetched once there is something to lose. None if the player wants none. */
export function useFetchedDangers(view: GameView, which: 'marked' | 'near'): ReadonlyMap<RegionId, Threat> {
  const on = useSettings((settings) => settings.threats);
  const ahead = file.use(({ value }) => value);
  const held = view.regions.some(({ tokens }) => tokens > 0);
  const wanted = on && held && view.viewer !== null && view.phase !== 'gameOver';
  useEffect(() => {
    if (wanted) file.load();
  }, [wanted]);
  if (!wanted || !ahead) return none;
  return which === 'marked' ? ahead.markedDangersOf(view) : ahead.nearDangersOf(view);
}

type Place = readonly [number, number, number];

/** On a region's rim, clear of what stands there, the best place first. */
function onRim(board: BoardGeometry, region: RegionId): { readonly at: Place; readonly or: readonly Place[] } {
  const [x, y, z] = stackPlace(board, region);
  const geometry = board.regions[region];
  const places = geometry === undefined ? [] : rimPlaces(geometry).map((at): Place => [at.x, y, at.y]);
  const [at = [x, y, z], ...or] = places;
  return { at, or };
}

/**
 * Marks the regions that could be taken before their holder's next turn: a shield, and how near that is (`gradeSign`): `!` if it is certain, its chance if
 * it takes luck, `?` if only a race that is yet to be picked could.
 */
export function DangerSigns({ board, view }: { readonly board: BoardGeometry; readonly view: GameView }) {
  const dangers = useFetchedDangers(view, 'marked');
  return [...dangers].map(([region, { grade, ...threat }]) => (
    <DangerSign key={region} board={board} region={region} grade={grade} sign={gradeSign(grade, chanceOf(threat))} />
  ));
}

interface DangerSignProps extends Pick<Threat, 'region' | 'grade'> {
  readonly board: BoardGeometry;
  readonly sign: string;
}

function DangerSign({ board, region, grade, sign }: DangerSignProps) {
  const place = useMemo(() => onRim(board, region), [board, region]);
  return (
    <FloatingLabel id={`danger/${region}`} {...place} className="table-rim">
      <span className="table-danger" data-danger={grade}>
        <Glyph name="thing.shield" />
        <b>{sign}</b>
      </span>
    </FloatingLabel>
  );
}
