import { useMemo } from 'react';
import { markedDangersOf } from '../../opponents/judgement/ahead.ts';
import type { Threat } from '../../rules/ahead.ts';
import type { GameView, RegionId } from '../../rules/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { gradeSign } from '../../ui/words/danger-sign.ts';
import { stackPlace } from '../layout/ground.ts';
import { rimPlaces } from '../layout/rim-places.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { FloatingLabel } from './FloatingLabel.tsx';

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
export default function DangerSigns({ board, view }: { readonly board: BoardGeometry; readonly view: GameView }) {
  const signs = [...markedDangersOf(view)].map(([region, { grade, odds }]) => {
    const sign = gradeSign(grade, odds ? odds.wins / odds.of : 1);
    return <DangerSign key={region} board={board} region={region} grade={grade} sign={sign} />;
  });
  return <>{signs}</>;
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
