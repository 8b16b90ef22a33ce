import { instance } from '@viz-js/viz';
import { tableMachine } from '../../src/session/turn/index.ts';
import { dotOf } from './dot.ts';
import { literalOf } from './literal.ts';

/** The files that show the present chart: a picture, and a single literal without computed parts. */
export async function chartFiles(): Promise<readonly { readonly path: string; readonly text: string }[]> {
  const viz = await instance();
  const drawn = viz.renderString(dotOf(tableMachine.root), { format: 'svg' });
  // Strip the generator's name and version, which are not part of the picture.
  const picture = drawn.slice(drawn.indexOf('<svg'));
  return [
    { path: 'docs/turn-chart.svg', text: picture.replaceAll(/<!--.*?-->\n?/gs, '') },
    { path: 'docs/turn-chart.machine.js', text: literalOf(tableMachine.config) },
  ];
}
