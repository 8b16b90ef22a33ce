import type { JSX } from 'react';
import { type Game, WhyRules } from '../../../hud/index.ts';
import '../../../ui/locale/hud.ts';
import { threatsOf } from '../../../opponents/judgement/ahead.ts';
import { holder, type RegionId } from '../../../rules/index.ts';
import { t } from '../../../ui/locale/index.ts';
import { Glyph, useSettings } from '../../../ui/look/index.ts';
import './aids.css';
import { threatWords } from '../../../ui/words/threats.ts';

/** More threats than this are only counted, and listed on request. */
const most = 1;

interface RegionAidsProps {
  readonly game: Game;
  readonly region: RegionId;
}

export default function RegionAids({ game, region }: RegionAidsProps): JSX.Element | null {
  const on = useSettings((settings) => settings.threats);
  const { view, naming } = game;
  const held = holder(view, region);
  if (!on || !held || view.phase === 'gameOver') return null;
  const isOwn = held.seat === view.viewer;
  // What the conquering player could take is on the receipt.
  const conquers = view.turn.force !== null && view.turnSeat === view.viewer;
  const found = threatsOf(view, region).filter(({ seat }) => !(conquers && seat === view.viewer));
  if (found.length === 0) return isOwn ? <p className="threats safe">{t('aid.threats.none')}</p> : null;
  // Far-fetched ones are told only to who asks.
  const near = found.filter(({ grade }) => grade !== 'remote').length;
  const shown = Math.min(near, most);
  const [first, rest] = [found.slice(0, shown), found.slice(shown)];
  const lines = (some: typeof found) =>
    some.map((threat) => (
      <li key={`${threat.seat} ${threat.race} ${threat.by}`} data-threat={threat.by} data-grade={threat.grade}>
        <span>{threatWords(threat, naming, view.viewer)}</span>
      </li>
    ));
  return (
    <section className="threats" aria-label={t('aid.threats.title')}>
      <Glyph name="thing.shield" />
      {near === 0 ? <p>{t('aid.threats.remote', { mine: isOwn ? 'yes' : 'no' })}</p> : <ul>{lines(first)}</ul>}
      {rest.length > 0 ? (
        <details>
          <summary>{t(near === 0 ? 'aid.threats.detours' : 'aid.threats.more', { count: rest.length })}</summary>
          <ul>{lines(rest)}</ul>
        </details>
      ) : null}
      <WhyRules
        reasons={found.map((threat) => ({ words: threatWords(threat, naming, view.viewer), clause: threat.clause }))}
      />
    </section>
  );
}
