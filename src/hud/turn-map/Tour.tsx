import type { JSX } from 'react';
import { listOf, named, t } from '../../ui/locale/index.ts';
import '../../ui/locale/turn-map.ts';
import '../../ui/locale/showcase.ts';
import type { StageName } from '../../session/turn/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { waysFrom } from './chart.ts';
import { aboutPhase, phaseName } from './map-words.ts';

export default function Tour({ phase }: { readonly phase: StageName }): JSX.Element {
  const ways = waysFrom(phase).map(({ to }) => phaseName(to));
  return (
    <section className="showcase-tour" data-said data-phase={phase}>
      <p>{t('tour.title')}</p>
      <h2>
        <Glyph name={`phase.${phase}`} /> {named('phase', phase, 'long')}
      </h2>
      <p className="showcase-tour-about">{aboutPhase(phase)}</p>
      {ways.length === 0 ? null : <p>{t('tour.ways', { ways: listOf(ways) })}</p>}
    </section>
  );
}
