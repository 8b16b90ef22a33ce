import { useSelector } from '@xstate/react';
import { type JSX, lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { loadBoard } from '../boards/index.ts';
import { named, t } from '../locale/index.ts';
import { useStill } from '../look/live.ts';
import { boardIds, type GameEvent } from '../rules/index.ts';
import { type showcaseMachine, stateOf } from '../showcase/machine.ts';
import { Overlay } from '../showcase/Overlay.tsx';
import type { ShowcaseAddress } from '../showcase/options.ts';
import { slowed } from '../showcase/pace.ts';
import { opensPresenter } from '../showcase/presses.ts';
import { gameOf } from '../showcase/programme.ts';
import type { Recalled } from '../showcase/store.ts';
import { useBystander } from '../showcase/use-bystander.ts';
import { useHands } from '../showcase/use-hands.ts';
import { usePacer } from '../showcase/use-pacer.ts';
import { usePresenter } from '../showcase/use-presenter.ts';
import type { DrawCamera } from '../table/index.ts';
import { opponentAtWork, phaseOf } from '../turn/index.ts';
import { TableActor } from '../turn/react.ts';
import { useKiosk } from './kiosk/use-kiosk.ts';
import { useNewVersionWhen } from './offline/use-new-version.ts';
import { dismissThinkers } from './opponents.ts';
import { Picture, type PictureState } from './Picture.tsx';
import { useProbe } from './probe.ts';
import { usePicture } from './use-picture.ts';
import { useSound } from './use-sound.ts';
import { useWaking } from './use-waking.ts';
import { useVisit } from './visit/use-visit.ts';

const DirectedCamera = lazy(async () => ({
  default: (await import('../table/camera/DirectedCamera.tsx')).DirectedCamera,
}));
const Visit = lazy(() => import('./visit/Visit.tsx'));
const Tour = lazy(() => import('../turn-map/Tour.tsx'));
const TurnMap = lazy(() => import('../turn-map/TurnMap.tsx'));

/** What a showcase goes by: its address, its seed, and the game that a reload cut off. */
export interface Programme extends ShowcaseAddress {
  readonly asked: string;
  readonly seed: number;
  readonly recalled: Recalled | null;
}

interface ShowcaseTableProps {
  readonly programme: Programme;
  readonly showcase: ActorRefFrom<typeof showcaseMachine>;
}

/** Milliseconds after which an opponent that failed to decide is asked again, and how often in one game. */
const askAgain = { after: 2000, times: 3 } as const;

/** The way back to the start page: the same page without what the address asks. */
const way = location.pathname;

/** The table of a showcase: each game is laid on it when its time has come, shown by the camera, and told in the panels. */
export function ShowcaseTable({ programme, showcase }: ShowcaseTableProps): JSX.Element {
  const { options, faults } = programme;
  const { speed, sparing } = options;
  const actor = TableActor.useActorRef();
  const state = useSelector(showcase, stateOf);
  const number = useSelector(showcase, ({ context }) => context.number);
  const still = useStill();
  const { picture, setPicture, attempt } = usePicture();
  const { visit, sitDown, touch, giveBack } = useVisit(showcase, speed);
  const isVisited = visit !== null;
  const presenter = usePresenter(showcase, dismissThinkers);
  const isPresented = presenter.mode !== null;
  const isNear = useBystander(options.exit && !isVisited && !isPresented ? way : null);
  const tempo = presenter.slow ? slowed(speed) : speed;
  const isHeld = isPresented && presenter.mode !== 'flowing';
  const pacer = usePacer({ speed: tempo, still, isTitle: state === 'title', isOff: isVisited, isHeld });
  const hear = useSound(picture !== 'drawn' || speed === 'instant');
  useProbe(actor);
  useWaking(actor);
  useKiosk();
  // A game that is only announced is laid again.
  useNewVersionWhen(state === 'title');
  useGames({ programme, showcase });
  useHands((hand) => {
    if (isPresented) presenter.heed(hand);
    else if (hand.of === 'key' && hand.key === 'Escape') return false;
    else if (options.presenter || opensPresenter(hand)) showcase.send({ type: 'present' });
    else sitDown();
    return true;
  }, !isVisited);
  useTour({ programme, showcase });

  const { shot, onMoment: note, onShown } = pacer;
  const onMoment = useCallback(
    (events: readonly GameEvent[], moment: 'begins' | 'lands') => {
      note(events, moment);
      hear(events, moment);
    },
    [note, hear],
  );
  const camera = useCallback<DrawCamera>(
    (given) => (
      <Suspense>
        <DirectedCamera {...given} shot={shot} pace={tempo === 'instant' ? 8 : tempo} sparing={sparing} />
      </Suspense>
    ),
    [shot, tempo, sparing],
  );

  return (
    <main
      className={isVisited ? 'game' : `showcase${still ? ' still' : ''}${isNear ? ' visited' : ''}`}
      aria-label={t('showcase.label')}
      data-game={number}
      data-state={state}
      data-visit={visit ?? undefined}
      data-shot={shot.of}
    >
      <Picture
        key={attempt}
        state={picture}
        onState={setPicture}
        onMoment={onMoment}
        {...(isVisited ? {} : { onShown, rate: pacer.rate, camera })}
      />
      {isVisited ? (
        <Suspense>
          <Visit isCounting={visit === 'counting'} flat={picture !== 'drawn'} onTouched={touch} onGiveBack={giveBack} />
        </Suspense>
      ) : (
        <Overlay
          state={state}
          options={options}
          pacer={pacer}
          note={noteOf(picture, number === (programme.recalled?.number ?? 0) ? faults : [])}
          turnMap={TurnMap}
          presenter={presenter}
          tour={Tour}
          way={way}
        />
      )}
    </main>
  );
}

/** What is told in passing. */
function noteOf(picture: PictureState, faults: readonly string[]): string | null {
  if (picture === 'lost') return t('showcase.lost');
  return faults.length > 0 ? t('showcase.fault', { words: faults.join(', ') }) : null;
}

/** Begins the first game with the tour of a turn, where the address asks for it. */
function useTour({ programme, showcase }: ShowcaseTableProps): void {
  const isBegun = useSelector(showcase, (snapshot) => stateOf(snapshot) === 'playing');
  const isAsked = programme.options.tour;
  useEffect(() => {
    if (!isAsked || !isBegun || showcase.getSnapshot().context.number !== (programme.recalled?.number ?? 0)) return;
    showcase.send({ type: 'present' });
    showcase.send({ type: 'tour' });
  }, [programme, showcase, isAsked, isBegun]);
}

/** Lays the games of the programme, each when its time has come, and sees to it that they go on. */
function useGames({ programme, showcase }: ShowcaseTableProps): void {
  const actor = TableActor.useActorRef();
  const state = useSelector(showcase, stateOf);
  const isOver = TableActor.useSelector((snapshot) => phaseOf(snapshot) === 'gameOver');
  const isStuck = TableActor.useSelector((snapshot) => opponentAtWork(snapshot) === 'stuck');
  const asked = useRef(0);

  useEffect(() => {
    if (state !== 'laying') return;
    let isOff = false;
    const { number, goesOn } = showcase.getSnapshot().context;
    const { seed, options, recalled } = programme;
    const going = goesOn ? recalled : null;
    const setup = going?.setup ?? gameOf(number, seed, options, (place) => named('opponent', 'name', String(place)));
    asked.current = 0;
    // What a thinker remembers goes with its game.
    dismissThinkers();
    const lay = async () => {
      const board = boardIds.find((id) => id === setup.game.players);
      if (board !== undefined) await loadBoard(board);
      if (isOff) return;
      actor.send({ type: 'leave' });
      actor.send(
        going === null ? { type: 'start', setup } : { type: 'resume', setup, game: going.game, log: going.log },
      );
      showcase.send({ type: actor.getSnapshot().matches('setUp') ? 'failed' : 'laid' });
    };
    lay().catch(() => showcase.send({ type: 'failed' }));
    return () => {
      isOff = true;
    };
  }, [actor, showcase, programme, state]);

  useEffect(() => {
    // Whoever is to begin has had time to think.
    if (state === 'playing') actor.send({ type: 'skip' });
  }, [actor, state]);

  useEffect(() => {
    if (state === 'playing' && isOver) showcase.send({ type: 'over' });
  }, [showcase, state, isOver]);

  useEffect(() => {
    if (!isStuck) return;
    const timer = setTimeout(() => {
      asked.current += 1;
      if (asked.current > askAgain.times) showcase.send({ type: 'failed' });
      else actor.send({ type: 'askAgain' });
    }, askAgain.after);
    return () => clearTimeout(timer);
  }, [actor, showcase, isStuck]);

  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ error: () => showcase.send({ type: 'failed' }) });
    return unsubscribe;
  }, [actor, showcase]);
}
