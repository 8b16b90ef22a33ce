import { type JSX, useEffect, useRef } from 'react';
import { stillOf } from '../../table/figures/still.ts';
import { traitModel } from '../../table/layout/model-names.ts';
import { useModelsSoFar } from '../../table/models/load.ts';
import { useDealt } from '../../ui/look/index.ts';
import { penOf } from '../../ui/platform/canvas.ts';
import { RaceChip } from '../frame/chips.tsx';

/** Pixels of a picture's edge: it is drawn once, by the processor. */
const EDGE = 256;

/** A race of one's own as it stands on the table; its sign, until it stands there, and where nothing is drawn in 3D. */
export default function OwnStill({ race }: { readonly race: string }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const model = useModelsSoFar().get(`figure/${traitModel(useDealt(), race)}`);
  useEffect(() => {
    const pen = model && canvas.current && penOf(canvas.current);
    if (pen && model) pen.putImageData(stillOf(model.near, { edge: EDGE, around: 16, isStone: false }), 0, 0);
  }, [model]);
  return model === undefined ? <RaceChip race={race} /> : <canvas ref={canvas} width={EDGE} height={EDGE} />;
}
