import { useEffect, useEffectEvent, useRef } from 'react';
import { nowShowing, opponentIn, type Stage } from '../session/turn/index.ts';
import { TableActor } from '../table/actor.ts';
import { sentences, t } from '../ui/locale/index.ts';
import { useLanguage } from '../ui/locale/language.ts';
import { announce, forgetSaid, type TellChoice, useSettings } from '../ui/look/index.ts';
import { seatName } from '../ui/words/names.ts';
import { standsIn } from './board/post.ts';
import { useIsLookedAt } from './frame/slots.ts';
import { type Game, useOpponentAtWork } from './frame/use-game.ts';
import { useInput } from './keys/input-kind.ts';
import { type Line, narrate, plainWords } from './log/narration.ts';

/** The events announced when only turns and their income are wanted. */
const turning: readonly Line['key'][] = ['log.turnBegan', 'log.declined', 'log.scored', 'log.gameEnded'];

/** Of those the ones that a summary of another's turn says as well. */
const summedUp: readonly Line['key'][] = ['log.declined', 'log.scored'];

/** `isCalled`: who begins is called anyway; `isTold`: its summary follows where only turns are wanted. */
export function announced(
  lines: readonly Line[],
  tell: TellChoice,
  { isCalled = false, isTold = false }: { readonly isCalled?: boolean; readonly isTold?: boolean } = {},
): readonly Line[] {
  if (tell === 'none') return [];
  return lines.filter(
    ({ key }) =>
      (tell === 'all' || (turning.includes(key) && !(isTold && summedUp.includes(key)))) &&
      !(isCalled && key === 'log.turnBegan'),
  );
}

/** What stands where tokens were placed or taken, and what is left in hand; null unless in one region. */
function standsWords({ events, seat, after }: Stage): string | null {
  const regions = events.flatMap((event) =>
    event.type === 'conquered'
      ? [event.region]
      : event.type === 'tokensMoved' && (event.why === 'placed' || event.why === 'lifted')
        ? [event.from, event.to].flatMap((place) => (place.at === 'region' ? [place.region] : []))
        : [],
  );
  const [region] = regions;
  if (region === undefined || regions.some((one) => one !== region)) return null;
  return standsIn(after, region, seat);
}

/** Announces what is being shown, politely, at the chosen verbosity, omitting what is read out elsewhere. */
export function ShownAnnouncer({ game }: { readonly game: Game }): null {
  const stage = TableActor.useSelector(nowShowing);
  const { tell, recap } = useSettings();
  const log = TableActor.useSelector(({ context }) => context.log);
  const here = TableActor.useSelector(({ context }) => context.here);
  const before = useRef({ setup: game.setup, log });
  const told = useRef('');
  const shown = useRef<Stage | null>(null);
  // Whoever only looks at a game goes back in it as they like: nothing is taken back.
  const isLookedAt = useIsLookedAt();
  const { naming, setup, view } = game;
  const language = useLanguage(({ id }) => id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said in another language is not said again
  useEffect(() => forgetSaid, [language]);
  const atWork = useOpponentAtWork();
  const thinks = atWork === 'thinking' && opponentIn(setup, view.seat) !== null;
  const wait = useEffectEvent(() => announce(t('opponent.waiting', { seat: seatName(naming, view.seat) })));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each seat anew, and none because it is called otherwise
  useEffect(() => {
    if (atWork === 'waiting') wait();
  }, [atWork, view.seat]);
  useEffect(() => {
    if (!stage) return;
    const began = stage.events.findLast((event) => event.type === 'turnBegan');
    // Do not repeat whose turn it is when an opponent begins to think.
    if (began?.type === 'turnBegan') told.current = `${began.round} ${began.seat}`;
    // Of a person everybody is told by the dock.
    const isCalled = began?.type === 'turnBegan' && opponentIn(setup, began.seat) === null;
    const isTold = recap && !here.includes(stage.seat);
    const isOwn = here.includes(stage.seat) && opponentIn(setup, stage.seat) === null;
    const said = sentences(
      ...announced(narrate(stage.events, naming), tell, { isCalled, isTold }).map(plainWords),
      isOwn && tell === 'all' ? standsWords(stage) : null,
    );
    // Once, whoever is called otherwise meanwhile; what somebody here does, each time, though it be the same once more.
    if (shown.current === stage) return;
    shown.current = stage;
    announce(said, false, isOwn);
  }, [stage, naming, setup, tell, here, recap]);
  useEffect(() => {
    const last = before.current;
    before.current = { setup, log };
    if (last.setup !== setup) return;
    // Forget the undone step, so that it is announced when done again.
    const undone = isLookedAt ? [] : last.log.slice(log.length);
    if (undone.length > 0) {
      const lines = undone.flatMap(({ events }) => narrate(events, naming));
      // What was pressed, and not what came of it for others.
      const what = lines.find(({ key }) => key.startsWith('log.conquered')) ?? lines[0];
      if (tell === 'all') announce(t('live.undone', { what: what ? plainWords(what) : null }));
    }
    // When hurrying to the end nothing is shown on the way; for keyboard users the focus moves to the result itself.
    if (stage !== null || useInput.getState().byKeyboard) return;
    const ended = log.slice(last.log.length).flatMap(({ events }) => events.filter(({ type }) => type === 'gameEnded'));
    const said = sentences(...announced(narrate(ended, naming), tell).map(plainWords));
    announce(said);
  }, [log, setup, stage, naming, tell, isLookedAt]);
  useEffect(() => {
    // Once per turn: its results are announced step by step.
    const turn = `${view.round} ${view.seat}`;
    if (!thinks || told.current === turn) return;
    told.current = turn;
    if (tell === 'all') announce(t('opponent.thinking', { seat: seatName(naming, view.seat) }));
  }, [thinks, view.round, view.seat, naming, tell]);
  return null;
}
