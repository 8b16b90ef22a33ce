import { type JSX, useMemo, useState } from 'react';
import '../../ui/locale/showcase.ts';
import type { Game } from '../../hud/index.ts';
import { TableActor } from '../../table/actor.ts';
import { type MessageKey, t } from '../../ui/locale/index.ts';
import { regionName } from '../../ui/words/names.ts';
import { CoachCard } from './CoachCard.tsx';
import './first-game/first-game.css';
import { type Command, type GameView, holder, type RegionId, regionCost, type Seat } from '../../rules/index.ts';
import type { Target } from './first-game/lesson.ts';
import { usePointer } from './first-game/pointer.ts';
import { Tips } from './tips/Tips.tsx';

const actions: readonly Command['type'][] = ['conquer', 'endConquests', 'endRedeployment'];

export interface Hint {
  readonly key: MessageKey;
  readonly region: RegionId | null;
  readonly target: Target | null;
  readonly done: number;
  readonly all: number;
}

interface Visit {
  readonly view: GameView;
  /** Empty while others play, or something is shown. */
  readonly legal: readonly Command[];
  readonly me: Seat;
  readonly deeds: readonly Command['type'][];
}

/** A later one implies the earlier ones: who ends conquests need not be told how to conquer. */
function doneOf(deeds: readonly Command['type'][]): number {
  return deeds.reduce((done, deed) => Math.max(done, actions.indexOf(deed) + 1), 0);
}

export function hintOf({ view, legal, me, deeds }: Visit): Hint | null {
  if (view.phase === 'gameOver') return null;
  const done = doneOf(deeds);
  const all = actions.length;
  const hint = (key: MessageKey, target: Target | null = null): Hint => ({
    key,
    target,
    region: target?.at === 'region' ? target.region : null,
    done,
    all,
  });
  if (done === all) return legal.length > 0 && view.seat === me ? null : hint('visit.done');
  if (legal.length === 0 || view.seat !== me) return hint('visit.wait');
  const may = (type: Command['type']) => legal.some((command) => command.type === type);
  if (may('pickCombo')) return hint('visit.pick', { at: 'combo', index: 0 });
  if (may('expand')) return hint('visit.ready', { at: 'choice', choice: 'expand' });
  const region = done === 0 ? cheapest(view, legal, me) : null;
  if (region !== null) return hint('visit.conquer', { at: 'region', region });
  if (may('endConquests')) return hint('visit.end', { at: 'choice', choice: 'endConquests' });
  if (view.phase === 'redeploy')
    return hint('visit.redeploy', may('endRedeployment') ? { at: 'choice', choice: 'endRedeployment' } : null);
  return hint('visit.yours');
}

function cheapest(view: GameView, legal: readonly Command[], me: Seat): RegionId | null {
  const offered = legal.flatMap((command) => (command.type === 'conquer' ? [command.region] : []));
  const cost = (region: RegionId) => regionCost(view, region) ?? Number.POSITIVE_INFINITY;
  const others = offered.filter((region) => holder(view, region)?.seat !== me);
  return others.toSorted((a, b) => cost(a) - cost(b))[0] ?? null;
}

/** The coach of a visitor at the showcase: three actions of a turn, then what the coach says in any game. */
export default function VisitCoach({ game }: { readonly game: Game }): JSX.Element {
  const { view, legal } = game;
  const log = TableActor.useSelector(({ context }) => context.log);
  const [begun] = useState(log.length);
  const me = view.viewer ?? 0;
  const hint = useMemo(() => {
    const deeds = log.slice(begun).flatMap(({ seat, command }) => (seat === me ? [command.type] : []));
    return hintOf({ view, legal, me, deeds });
  }, [view, legal, me, log, begun]);
  usePointer(hint?.target ?? null, 0);
  if (hint === null) return <Tips game={game} />;
  const { key, region, target, done, all } = hint;
  return (
    <CoachCard
      words={t(key, { region: region === null ? null : regionName(view.board, region) })}
      note={t('visit.progress', { done, all })}
      pointing={target !== null}
    />
  );
}
