import { type JSX, useEffect, useState } from 'react';
import type { Game } from '../../../hud/index.ts';
import { type MessageKey, t } from '../../../ui/locale/index.ts';
import '../../../ui/locale/tips.ts';
import { type GameView, heldRegions, markerRule } from '../../../rules/index.ts';
import { readingOf } from '../../../ui/locale/readings.ts';
import { type CoachChoice, useSettings } from '../../../ui/look/index.ts';
import { forceAt } from '../../../ui/words/names.ts';
import { type CoachAction, CoachCard } from '../CoachCard.tsx';
import type { ShownTip } from './course.ts';
import type { TipMoment } from './occasion.ts';
import { lineOf, type Topic } from './topic.ts';
import { useTip } from './use-tip.ts';

/** For clauses met more often than their disputed point matters: when it does. */
const bites: Readonly<Record<string, (moment: TipMoment) => boolean>> = {
  'CON-1': ({ view, picked, sight }) => isOwnInDecline(view, picked ?? sight),
  'CON-10': ({ stage }) =>
    stage?.events.some(
      (event) => event.type === 'conquered' && forceAt(stage.before, event.region)?.seat === event.seat,
    ) === true,
  'LOS-2': ({ view }) => racesOnMap(view, view.viewer) > 1,
  'DIP-2': ({ view, refusal }) => view.forces.some(({ seat, declined }) => declined && seat === refusal?.facts.seat),
  'STO-1': ({ refusal }) => refusal?.clause === 'STO-1',
};

/** What this table plays where editions differ (◆), if that point matters now: a key of the catalogue, or null. */
export function settledOf({ id, clause }: Topic, moment: TipMoment): MessageKey | null {
  const [kind = '', name = ''] = id.split('.');
  if (kind === 'race' || kind === 'power') return null;
  if (kind === 'marker') return markerRule(moment.view, name).immune ? readingOf('CON-8') : null;
  if (clause === null || bites[clause]?.(moment) === false) return null;
  return readingOf(clause);
}

function isOwnInDecline(view: GameView, region: number | null): boolean {
  const holder = region === null ? null : forceAt(view, region);
  return holder?.declined === true && holder.seat === view.viewer;
}

function racesOnMap(view: GameView, seat: number | null): number {
  return view.forces.filter((force) => force.seat === seat && heldRegions(view, force).length > 0).length;
}

const less: Readonly<Record<CoachChoice, CoachChoice>> = { all: 'little', little: 'none', none: 'none' };

export function Tips({ game }: { readonly game: Game }): JSX.Element | null {
  const tip = useTip(game);
  const [told, forget] = useFading(tip.told);
  const amount = useSettings((settings) => settings.coach);
  const line = told === null ? null : lineOf(told.occasion.topic);
  if (told === null || line === null) return null;
  const { topic } = told.occasion;
  const settled = settledOf(topic, told.moment);
  const dismiss = () => {
    tip.dismiss();
    forget();
  };
  const action: CoachAction = {
    id: 'less',
    label: t(`tip.less.${amount}`),
    hint: t(`tip.less.${amount}.hint`),
    onPress: () => {
      useSettings.setState({ coach: less[amount] });
      forget();
    },
  };
  return (
    <CoachCard
      words={t(line)}
      clause={topic.clause}
      actions={[action]}
      onDismiss={dismiss}
      isFading={tip.told === null}
    >
      {settled === null ? null : <p className="coach-settled">{t('tip.settled', { plays: t(settled) })}</p>}
    </CoachCard>
  );
}

/** Milliseconds that a tip stays when it goes by itself: a finger on its way to it does not press the board below. */
const fades = 700;

function useFading(told: ShownTip | null): readonly [ShownTip | null, forget: () => void] {
  const [last, setLast] = useState(told);
  useEffect(() => {
    if (told !== null) return setLast(told);
    const timer = setTimeout(() => setLast(null), fades);
    return () => clearTimeout(timer);
  }, [told]);
  return [told ?? last, () => setLast(null)];
}
