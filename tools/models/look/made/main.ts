import type { Figure } from '../../../../src/rules/index.ts';
import { assembled } from '../../../../src/table/figures/assemble.ts';
import { ownNames } from '../../../../src/table/figures/plan.ts';
import { FigureStudio } from '../../../../src/table/figures/studio.ts';
import { type Placement, piece } from '../../../../src/table/layout/placement.ts';
import { fileOf } from '../../../../src/table/models/files.ts';
import { readModel, type Sculpture } from '../../../../src/table/models/load.ts';

/** What the sheet shows, from the address. */
interface Wish {
  /** Rows of figures, or names of models. */
  readonly rows: readonly (readonly (Figure | string)[])[];
  readonly width: number;
  readonly height: number;
  readonly above: number;
  readonly around: number;
  readonly fits: number;
  readonly towards: number;
  readonly detail: 'near' | 'far';
  readonly stone: number;
}

async function show(wish: Wish): Promise<void> {
  const shelf = new Map<string, Sculpture>();
  const names = [
    ...ownNames.parts,
    'chip',
    ...wish.rows.flat().flatMap((one) => (typeof one === 'string' ? [one] : [])),
  ];
  await Promise.all(
    names.map(async (name) => {
      const answer = await fetch(`/models/${fileOf(name)}`);
      if (answer.ok) shelf.set(name, await readModel(await answer.arrayBuffer()));
    }),
  );
  const pieces: Placement[] = [];
  wish.rows.forEach((row, down) => {
    row.forEach((one, across) => {
      const name = typeof one === 'string' ? one : `figure/own-${down}-${across}`;
      if (typeof one !== 'string') {
        const figure = assembled(one, shelf);
        if (figure !== null) shelf.set(name, wish.detail === 'far' ? { near: figure.far, far: figure.far } : figure);
      }
      const x = (across - (row.length - 1) / 2) * 1.45;
      const z = (down - (wish.rows.length - 1) / 2) * 1.7;
      const tint = typeof one === 'string' ? '#9a8f80' : one.cloth;
      pieces.push(
        piece(`chip/${down}/${across}`, `chip/${across % 5}`, [x, 0, z], { tint }),
        piece(`figure/${down}/${across}`, name, [x, 0.17, z], { stone: wish.stone, tint: '#c8352b' }),
      );
    });
  });
  const canvas = document.querySelector('canvas');
  if (canvas === null) throw new Error('No canvas.');
  const studio = await FigureStudio.in(canvas, '#5f5546', Math.max(...wish.rows.map(({ length }) => length)) * 0.62);
  studio.show(pieces, shelf);
  canvas.style.width = `${wish.width}px`;
  canvas.style.height = `${wish.height}px`;
  studio.draw(wish, wish.width, wish.height);
  document.title = 'ready';
}

show(JSON.parse(new URLSearchParams(location.search).get('wish') ?? '{}')).catch((error: unknown) => {
  document.title = `failed: ${String(error)}`;
});
