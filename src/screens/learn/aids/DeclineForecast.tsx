import { type JSX, useEffect, useId, useLayoutEffect, useState } from 'react';
import { advise } from '../../../hud/dock/advice.ts';
import type { Game } from '../../../hud/index.ts';
import { forecastOf } from '../../../opponents/judgement/ahead.ts';
import { type Verdict, verdictOf } from '../../../opponents/judgement/verdict.ts';
import { askOnce } from '../../../opponents/opponent-thread.ts';
import { type Asked, evenTemper } from '../../../opponents/types.ts';
import type { Forecast } from '../../../rules/ahead.ts';
import type { GameView } from '../../../rules/index.ts';
import { useScope } from '../../../table/scope.tsx';
import { listOf, t } from '../../../ui/locale/index.ts';
import { useSettings } from '../../../ui/look/index.ts';
import { comboName, type Naming, raceName, regionName } from '../../../ui/words/names.ts';
import { Reasons } from './Reasons.tsx';

/** The one that plans a whole turn and compares the promise of new races: its word is there at once. */
const judge: Asked = { level: 'planner', temper: evenTemper, seed: 0 };

/** The judge's verdict on the position, once available; null before that, and if the judge cannot be asked. */
export function useVerdict(view: GameView): Verdict | null {
  const [said, setSaid] = useState<{ readonly of: GameView; readonly verdict: Verdict | null } | null>(null);
  useEffect(() => {
    const passed = new AbortController();
    const { signal } = passed;
    // If several positions follow quickly, only the last one is judged.
    Promise.resolve()
      .then(() => askOnce(view, judge, signal))
      .then((thought) => {
        if (!signal.aborted) setSaid({ of: view, verdict: verdictOf(thought, view.round === view.rounds) });
      })
      // Without a judge the facts stand alone.
      .catch(() => undefined);
    return () => passed.abort();
  }, [view]);
  return said?.of === view ? said.verdict : null;
}

/** What expanding and declining lead to, while the player chooses; nothing otherwise, or if switched off. */
export function DeclineForecast({ game }: { readonly game: Game }): JSX.Element | null {
  const on = useSettings((settings) => settings.forecast);
  const { view, legal, naming, stage } = game;
  const chooses = view.seat === view.viewer && legal.length > 0 && stage === null;
  const found = on && chooses ? forecastOf(view) : null;
  return found ? <Facts view={view} found={found} naming={naming} /> : null;
}

interface FactsProps {
  readonly view: GameView;
  readonly found: Forecast;
  readonly naming: Naming;
}

/** A word of it stands in each button; all of it opens beside the words. */
function Facts({ view, found, naming }: FactsProps): JSX.Element {
  const scope = useScope();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { expand, decline } = found;
  const late = view.phase === 'stout';
  const brief = expand ? t('aid.forecast.expand.brief', { coins: expand.reach.coins }) : null;
  const paid = late ? null : t('aid.forecast.decline.brief', { coins: decline.coins });
  const tokens = expand?.tokens ?? null;
  useLayoutEffect(
    () => advise(scope, { of: view, tokens: late ? null : tokens, expand: late ? null : brief, decline: paid }),
    [view, tokens, brief, paid, late, scope],
  );
  return (
    <span className="forecast">
      <button type="button" className="link" data-aid="forecast" popoverTarget={id}>
        {t('aid.forecast.compare')}
      </button>
      <Reasons id={id} className="forecast-reasons" isOpen={isOpen} onToggle={setOpen}>
        {isOpen ? <Compared view={view} found={found} naming={naming} /> : null}
      </Reasons>
    </span>
  );
}

/** Both side by side, and what looks better: judged when it is asked for. */
function Compared({ view, found, naming }: FactsProps): JSX.Element {
  const verdict = useVerdict(view);
  const { expand, decline, turnsAfter } = found;
  const late = view.phase === 'stout';
  const choice = verdict?.choice ?? null;
  return (
    <section aria-label={t('aid.forecast.title')}>
      <h3>{t('aid.forecast.title')}</h3>
      <dl>
        <div>
          <dt>{t(late ? 'aid.forecast.stay' : 'aid.forecast.expand')}</dt>
          <dd data-forecast="expand">{expand ? expandWords(expand) : t('aid.forecast.expand.gone')}</dd>
        </div>
        <div>
          <dt>{t('aid.forecast.decline')}</dt>
          <dd data-forecast="decline">
            {t(late ? 'aid.forecast.decline.late' : 'aid.forecast.decline.facts', {
              coins: late ? decline.later : decline.coins,
              turns: turnsAfter,
            })}
          </dd>
        </div>
      </dl>
      <p data-verdict={choice} data-said>
        {verdict ? t('aid.forecast.verdict', { ...verdict }) : ''}
      </p>
      <Details view={view} found={found} naming={naming} even={choice === 'even' ? (verdict?.coins ?? null) : null} />
    </section>
  );
}

function expandWords({ tokens, reach }: NonNullable<Forecast['expand']>): string {
  return t('aid.forecast.expand.facts', { tokens, regions: reach.conquests.length, coins: reach.coins });
}

interface DetailsProps extends FactsProps {
  /** Where neither looks better, how many coins lie between them at the end. */
  readonly even: number | null;
}

function Details({ view, found, naming, even }: DetailsProps): JSX.Element {
  const { expand, decline, turnsAfter } = found;
  const way = expand?.reach.conquests.map(({ region, cost }) =>
    t('aid.forecast.step', { region: regionName(naming.board, region), cost }),
  );
  const lines = [
    ...(expand ? [t('aid.forecast.still', { coins: expand.coins })] : []),
    ...(expand && way && way.length > 0
      ? [t('aid.forecast.way', { way: listOf(way), coins: expand.reach.coins })]
      : []),
    ...decline.leaving.map((race) => t('aid.forecast.leaving', { race: raceName(view, race) })),
    t(turnsAfter > 0 ? 'aid.forecast.fresh' : 'aid.forecast.last'),
    ...(turnsAfter > 0
      ? [t('aid.forecast.offer', { combos: listOf(view.column.map((combo) => comboName(view, combo))) })]
      : []),
    ...(even === null ? [] : [t('aid.forecast.even', { coins: even })]),
    t('aid.forecast.judge'),
  ];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
