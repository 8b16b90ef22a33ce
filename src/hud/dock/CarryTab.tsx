import { type JSX, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { aftermathOf } from '../../opponents/judgement/ahead.ts';
import { prospectOf } from '../../opponents/judgement/cache.ts';
import { explain, isConquest, isDeployment, type RegionId } from '../../rules/index.ts';
import { type Carried, liftMore, type Stack } from '../../table/attention/drag-state.ts';
import { useScope } from '../../table/scope.tsx';
import { number, sentences, t } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { regionTitle } from '../../ui/words/names.ts';
import { refusalWords } from '../../ui/words/refusal-words.ts';
import { actionOf, deploymentRefusal } from '../board/carry.ts';
import { percent } from '../board/choices.ts';
import { whyNot } from '../board/why-not.ts';
import { Coins } from '../frame/chips.tsx';
import type { Game } from '../frame/use-game.ts';

interface CarryTabProps {
  readonly game: Game;
  readonly carried: Carried;
}

/** CSS pixels from the pointer (above a finger there is the stack as well), and from the window's edges. */
const AWAY = { aside: 26, finger: 150, edge: 8 } as const;

/** How many tokens are carried, and what putting them down there would do; who cannot see has the control. */
export default function CarryTab({ game, carried }: CarryTabProps): JSX.Element {
  const tab = useRef<HTMLParagraphElement>(null);
  const size = useRef({ width: 0, height: 0 });
  const { id, x, y, isFinger } = carried.pointer;
  const at = useRef({ x, y });
  const stand = useCallback(() => {
    const { width, height } = size.current;
    const { x: left, y: top } = at.current;
    const isRight = left + AWAY.aside + width + AWAY.edge <= innerWidth;
    const aside = isFinger ? left - width / 2 : isRight ? left + AWAY.aside : left - AWAY.aside - width;
    const across = Math.max(AWAY.edge, Math.min(aside, innerWidth - width - AWAY.edge));
    const down = Math.max(AWAY.edge, isFinger ? top - AWAY.finger - height : top - height / 2);
    if (tab.current !== null) tab.current.style.translate = `${across}px ${down}px`;
  }, [isFinger]);
  // Measured when its words have changed, not on the pointer's way.
  useLayoutEffect(() => {
    if (tab.current !== null) size.current = { width: tab.current.offsetWidth, height: tab.current.offsetHeight };
    stand();
  });
  useEffect(() => {
    const follow = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (pointerId !== id) return;
      at.current = { x: clientX, y: clientY };
      stand();
    };
    addEventListener('pointermove', follow);
    return () => removeEventListener('pointermove', follow);
  }, [id, stand]);
  const { stack, over, count, most } = carried;
  return (
    <div className="carry-layer" aria-hidden="true">
      <p
        ref={tab}
        className="carry-tab parchment"
        data-carried={count}
        data-from={nameOf(stack)}
        data-over={over ?? undefined}
      >
        {most !== null && most > 1 ? (
          <span className="carry-stepper">
            <More by={-1} isAllowed={count > 1} />
            <b>{number(count)}</b> {t('carry.of', { most })}
            <More by={1} isAllowed={count < most} />
          </span>
        ) : (
          <b>{number(count)}</b>
        )}{' '}
        {over === null ? null : <Outlook game={game} stack={stack} region={over} count={count} />}
      </p>
    </div>
  );
}

/** Lifts one more token, or one fewer: for another finger. A mouse has the wheel, and keys have + and −. */
function More({ by, isAllowed }: { readonly by: 1 | -1; readonly isAllowed: boolean }): JSX.Element {
  const scope = useScope();
  return (
    <button
      type="button"
      className="icon"
      tabIndex={-1}
      disabled={!isAllowed}
      onPointerDown={(event) => {
        event.preventDefault();
        liftMore(scope, by);
      }}
    >
      <Glyph name={by === 1 ? 'thing.plus' : 'thing.minus'} />
    </button>
  );
}

interface OutlookProps {
  readonly game: Game;
  readonly stack: Stack;
  readonly region: RegionId;
  readonly count: number;
}

function Outlook({ game, stack, region, count }: OutlookProps): JSX.Element {
  const { view, naming } = game;
  const title = regionTitle(view.board, region);
  const action = stack.of === 'marker' ? actionOf(view, stack.marker) : null;
  if (action !== null) {
    const refusal = explain(view, { type: 'act', action, region });
    return (
      <span className={refusal ? 'short' : undefined}>{refusal ? refusalWords(refusal, naming).text : title}</span>
    );
  }
  if (isDeployment(view.phase)) {
    const refusal = deploymentRefusal(game, stack, region, count);
    if (refusal) return <span className="short">{refusal.text}</span>;
    const there = view.regions[region]?.tokens ?? 0;
    const stays = stack.of === 'marker' || (stack.of === 'region' && stack.region === region);
    return (
      <span>
        {title} {stays ? null : `${number(there)} → ${number(there + count)}`}
      </span>
    );
  }
  const asked = isConquest(view.phase) ? prospectOf(view, region) : null;
  if (asked === null || asked.barrier !== null) {
    const why = whyNot(game, region);
    return <>{why ? <span className="short">{why.text}</span> : title}</>;
  }
  const { cost, short, odds, refusal } = asked;
  const outcome = refusal === null ? aftermathOf(view, region) : null;
  return (
    <>
      <span>{title}</span>{' '}
      <span>
        <Glyph name="phase.conquer" /> {number(cost.total)}
      </span>{' '}
      {short > 0 ? <span className="short">{t('cost.short', { count: short })}</span> : null}{' '}
      {odds ? (
        <span>
          <Glyph name="thing.die" /> {percent(odds.wins, odds.of)}
        </span>
      ) : null}
      {outcome ? <Coins amount={`+${outcome.coins.after - outcome.coins.before}`} as="would" /> : null}
      {refusal !== null && odds === null && short === 0 ? (
        <span className="short">{sentences(whyNot(game, region)?.text ?? null)}</span>
      ) : null}
    </>
  );
}

/** What is carried, for tests and benchmarks. */
function nameOf(stack: Stack): string {
  switch (stack.of) {
    case 'region':
      return `region/${stack.region}`;
    case 'hand':
      return `hand/${stack.force}`;
    case 'marker':
      return `marker/${stack.marker}/${stack.region ?? ''}`;
  }
}
