import { useEffect, useRef, useState } from 'react';
import { useIsFree } from '../../../hud/frame/speaker.ts';
import { type Game, isSuspense } from '../../../hud/index.ts';
import type { Refusal, RegionId } from '../../../rules/index.ts';
import { opponentAtWork } from '../../../session/turn/index.ts';
import { TableActor } from '../../../table/actor.ts';
import { useAttention } from '../../../table/attention/index.ts';
import { t } from '../../../ui/locale/index.ts';
import { useSettings } from '../../../ui/look/index.ts';
import { noteTold, useMemory } from '../memory.ts';
import { advance, type Course, dismissed, quiet, readingTime, type ShownTip, untilNextLook } from './course.ts';
import { isAsked, type Occasion, type TipMoment } from './occasion.ts';
import { lineOf } from './topic.ts';

/** Milliseconds on a region before it counts as looked at: a pointer passes over many. */
const glance = 500;

export function useTip(game: Game): { readonly told: ShownTip | null; readonly dismiss: () => void } {
  const moment = useMoment(game);
  const memory = useMemory();
  const amount = useSettings((settings) => settings.coach);
  const [course, setCourse] = useState<Course>(quiet);
  const [looks, setLooks] = useState(0);
  // What cannot be read is not told: neither behind something else that speaks, nor while the die is all to look at.
  const isFree = useIsFree('lesson') && !isSuspense(game.stage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the reading time is over
  useEffect(() => {
    if (!isFree) return;
    const now = performance.now();
    const next = advance(course, moment, memory, amount, reading, now);
    if (next.told && next.told !== course.told) noteTold(next.told.occasion.topic.id);
    if (next !== course) setCourse(next);
    const wait = untilNextLook(next, moment, now);
    if (wait === null) return;
    const timer = setTimeout(() => setLooks((count) => count + 1), wait + 1);
    return () => clearTimeout(timer);
  }, [course, moment, memory, amount, looks, isFree]);
  return { told: course.told, dismiss: () => setCourse((shown) => dismissed(shown, performance.now())) };
}

function reading({ topic }: Occasion): number {
  const line = lineOf(topic);
  return line === null ? 0 : readingTime(t(line));
}

/** The table as the coach sees it. Keeps its identity while nothing changes. */
function useMoment({ view, phase, legal, stage }: Game): TipMoment {
  const steps = TableActor.useSelector(({ context }) => context.log.length);
  const refusal = useRefusal(steps);
  const atWork = TableActor.useSelector(opponentAtWork);
  const picked = useAttention((attention) => attention.selected);
  const sight = useSight();
  const before = useRef<TipMoment['before']>(null);
  const [moment, setMoment] = useState<TipMoment>({
    view,
    phase,
    legal,
    stage,
    steps,
    refusal,
    picked,
    sight,
    atWork,
    before: null,
  });
  useEffect(() => {
    const now = { view, phase, legal, stage, steps, refusal, picked, sight, atWork, before: before.current };
    setMoment(now);
    if (isAsked(now)) before.current = { view, phase, legal };
  }, [view, phase, legal, stage, steps, refusal, picked, sight, atWork]);
  return moment;
}

/** Why the last command was refused, until another is played: it is told first, and what teaches about it afterwards. */
function useRefusal(steps: number): Refusal | null {
  const shown = TableActor.useSelector(({ context }) => context.refusal?.refusal ?? null);
  const [last, setLast] = useState({ refusal: shown, steps });
  if (last.steps !== steps || (shown !== null && last.refusal !== shown)) setLast({ refusal: shown, steps });
  return shown ?? (last.steps === steps ? last.refusal : null);
}

function useSight(): RegionId | null {
  const hovered = useAttention((attention) => attention.hovered);
  const [sight, setSight] = useState<RegionId | null>(null);
  useEffect(() => {
    if (hovered === null) return;
    const timer = setTimeout(() => setSight(hovered), glance);
    return () => clearTimeout(timer);
  }, [hovered]);
  return sight;
}
