import { useSelector } from '@xstate/react';
import { type CSSProperties, type JSX, useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Game } from '../../hud/index.ts';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import type { Keep } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { useScope } from '../../table/scope.tsx';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { t } from '../../ui/locale/index.ts';
import { ScreenTitle, useStill } from '../../ui/look/index.ts';
import { useBystander, useKiosk } from '../at-table/kiosk/use-kiosk.ts';
import { dismissThinkers, useWaking } from '../at-table/opponents.ts';
import { useProbe } from '../at-table/probe.ts';
import { useDrawn } from '../at-table/TableShell.tsx';
import { slowed, tellingTime } from '../director/pace.ts';
import { useDirected } from '../director/use-directed.tsx';
import { usePacer } from '../director/use-pacer.ts';
import { useNewVersionWhen } from '../page/offline/new-version.ts';
import { type showcaseMachine, stateOf, takesSeats } from './machine.ts';
import type { Wish } from './NowYou.tsx';
import { Overlay } from './Overlay.tsx';
import { usePresenter, useTour } from './Presenter.tsx';
import { opensPresenter, useHands } from './presses.ts';
import { useBrief } from './use-brief.ts';
import { useFaults } from './use-faults.ts';
import { type Programme, useGames, useTable } from './use-games.ts';
import { useVisit } from './visit/use-visit.ts';

const Visit = lazyPanel(() => import('./visit/Visit.tsx'), {
  isScreen: true,
  around: (words) => <div className="missing-screen">{words}</div>,
});
const Tour = lazyComponent(() => import('../../hud/turn-map/Tour.tsx'));
const StoryTeller = lazyComponent(() => import('../story/StoryTeller.tsx'));
const TurnMap = lazyComponent(() => import('../../hud/turn-map/TurnMap.tsx'));

interface ShowcaseTableProps {
  readonly programme: Programme;
  readonly showcase: ActorRefFrom<typeof showcaseMachine>;
  readonly write: Keep;
  readonly onNow: (wish: Wish | null) => void;
}

/** The address of the start page: the same page without the query. */
const way = location.pathname;

export function ShowcaseTable({ programme, showcase, write, onNow }: ShowcaseTableProps): JSX.Element {
  const { options, faults, recalled } = programme;
  const first = recalled?.number ?? 0;
  const { speed, sparing } = options;
  const actor = TableActor.useActorRef();
  const { attach } = useScope();
  const table = useTable(write, dismissThinkers);
  const state = useSelector(showcase, stateOf);
  const isOpen = useSelector(showcase, takesSeats);
  const chapter = useSelector(showcase, ({ context }) => context.chapter);
  const number = useSelector(showcase, ({ context }) => context.number);
  const fault = useFaults(faults);
  const still = useStill();
  const { picture, flat, hear, draw } = useDrawn(speed === 'instant');
  const { visit, sitDown, touch, giveBack } = useVisit(showcase, speed);
  const isVisited = visit !== null;
  const presenter = usePresenter(showcase, table.goBack);
  const isPresented = presenter.mode !== null;
  const isNear = useBystander(options.exit && !isVisited && !isPresented ? way : null);
  const tempo = presenter.slow ? slowed(speed) : speed;
  const isHeld = isPresented && presenter.mode !== 'flowing';
  const pacer = usePacer({ speed: tempo, still, isTitle: state === 'title', isOff: isVisited, isHeld });
  useProbe(actor, table.record);
  useWaking(actor);
  useKiosk();
  // A game that is only announced can be laid again after a reload.
  useNewVersionWhen(state === 'title');
  useGames(programme, showcase, table, dismissThinkers);
  useHands(
    (hand) => {
      if (isPresented) presenter.handle(hand);
      else if (hand.of === 'key' && hand.key === 'Escape') return false;
      else if (options.brief) showcase.send({ type: 'enough' });
      else if (options.presenter || opensPresenter(hand)) showcase.send({ type: 'present' });
      else if (isOpen) sitDown();
      else showcase.send({ type: 'skip' });
      return true;
    },
    !isVisited && state !== 'ended',
  );
  useTour(showcase, options.tour, first);
  useBrief(showcase, options.brief);

  const { shot, onShown } = pacer;
  const { onMoment, camera } = useDirected({ note: pacer.onMoment, hear, shot, tempo, sparing });

  const story = useCallback(
    ({ game, chapter: told }: { readonly game: Game; readonly chapter: number }) => (
      <StoryTeller
        game={game}
        chapter={told}
        played={table.record}
        onTold={(words) =>
          showcase.send({
            type: 'told',
            chapters: speed === 'instant' ? [] : words.map((count) => tellingTime(count, speed)),
          })
        }
      />
    ),
    [showcase, table, speed],
  );

  const style: CSSProperties & Record<'--margin', string> = { '--margin': String(options.margin) };
  return (
    <main
      ref={attach}
      style={style}
      className={isVisited ? 'game' : `showcase${still ? ' still' : ''}${isNear ? ' visited' : ''}`}
      aria-label={t('showcase.label')}
      data-game={number}
      data-state={state}
      data-visit={visit ?? undefined}
      data-shot={shot.of}
    >
      <ScreenTitle>{t('showcase.label')}</ScreenTitle>
      {draw({ onMoment, ...(!isVisited && { onShown, rate: pacer.rate, camera }) })}
      {isVisited ? (
        <Visit isCounting={visit === 'counting'} flat={flat} onTouched={touch} onGiveBack={giveBack} />
      ) : (
        <Overlay
          state={state}
          options={options}
          invite={!isOpen || options.presenter ? null : t(options.brief ? 'showcase.enough' : 'visit.invite')}
          onNow={onNow}
          pacer={pacer}
          note={picture === 'lost' ? t('showcase.lost') : fault}
          turnMap={TurnMap}
          presenter={presenter}
          tour={Tour}
          story={story}
          chapter={chapter}
          way={way}
        />
      )}
    </main>
  );
}
