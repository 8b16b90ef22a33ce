import { type ComponentProps, type JSX, useEffect, useMemo, useState } from 'react';
import { lazyPanel } from '../hud/lazy/lazy-panel.tsx';
import { t } from '../ui/locale/index.ts';
import { useTitle } from '../ui/look/index.ts';
import '../ui/locale/hud.ts';
import '../ui/locale/rooms.ts';
import {
  isForNewerPage,
  isWhole,
  type RoomClient,
  type RoomLink,
  type RoomState,
  readRoomLink,
} from '../rooms/client/index.ts';
import type { SaveError, Saves } from '../session/saves/index.ts';
import { MissingScreen } from './page/MissingScreen.tsx';
import { takeHostsVersion } from './page/offline/new-version.ts';
import './set-up/own-content.ts';
import { useLayer } from '../ui/route/use-layer.ts';
import { forgetTable } from './living-room/open-table.ts';
import { Door } from './rooms/Door.tsx';
import { AtTheDoor, KnockPage } from './rooms/KnockPage.tsx';
import { endingWords } from './rooms/notice-words.ts';
import { useClient, useKeeping, useRoomState } from './rooms/use-client.ts';
import { useGoingLocal } from './rooms/use-going-local.ts';
import { LazyRoomTable, wholeScreen } from './rooms/whole-screen.tsx';
import { isTableWanted } from './route.ts';
import type { ReplayedGame, Session } from './set-up/session.ts';
import { goInstead, noteRoute, shownNow } from './use-route.ts';
import './rooms/rooms.css';
import { Waiting } from './page/Waiting.tsx';

const ReplayScreen = lazyPanel(async () => ({ default: (await import('./replay/ReplayScreen.tsx')).ReplayScreen }), {
  waiting: () => <Waiting />,
  around: (words, { onLeave }) => <MissingScreen onLeave={() => onLeave(null)}>{words}</MissingScreen>,
});

const LivingRoom = lazyPanel(() => import('./living-room/LivingRoom.tsx'), wholeScreen);

interface RoomScreenProps {
  /** What the address says: a room's code, or an invitation. */
  readonly link: string;
  readonly saves: Saves | SaveError;
  readonly onLeave: () => void;
  /** Sits down at a game of this page: the table has agreed to go on there. */
  readonly onSit: (session: Session) => void;
}

export function RoomScreen({ link, ...rest }: RoomScreenProps): JSX.Element {
  const read = useMemo(() => readRoomLink(link), [link]);
  if (read === null)
    return (
      <Door onLeave={rest.onLeave}>
        <p data-said="now">{t('rooms.link.broken')}</p>
      </Door>
    );
  return <Coming at={read} {...rest} />;
}

/** Milliseconds after which somebody who waits is told more. */
const PATIENCE = 4000;

function Coming({ at, ...rest }: Omit<RoomScreenProps, 'link'> & { readonly at: RoomLink }): JSX.Element {
  // The invitation leaves the address as soon as it is used: that is no reason to come anew.
  const [first] = useState(at);
  const [asks, setAsks] = useState<string | null>(null);
  const client = useClient(first, asks);
  const state = useRoomState(client);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (client !== null && state !== null && state.known !== null && isWhole(state.known))
    return <Present client={client} state={state} invitation={at.passport} {...rest} />;
  // A big screen whose table is gone lays another one.
  if (state?.ending?.how === 'closed' && isTableWanted()) return <LayAnother />;
  if (asks === null && first.passport === null && isStranger(state))
    return <AtTheDoor room={first.room} onKnock={setAsks} onLeave={rest.onLeave} />;
  if (state?.isKnocking && state.ending === null) return <AtTheDoor room={first.room} onLeave={rest.onLeave} />;
  if (state?.ending)
    return (
      <Door onLeave={rest.onLeave}>
        <p data-said="now" data-room-ending>
          {endingWords(state.ending)}
        </p>
        {isForNewerPage(state.ending) ? <Reload /> : null}
      </Door>
    );
  const waits = state?.waits ?? null;
  if (!isLong && waits === null) return <OnTheWay />;
  return (
    <Door onLeave={rest.onLeave}>
      <p data-said>{t(waits === null ? 'rooms.coming.long' : `rooms.waits.${waits}`)}</p>
    </Door>
  );
}

/** Until the table is there, and has a title of its own. */
function OnTheWay(): JSX.Element {
  useTitle('screen', t('rooms.panel'));
  return <Waiting words={t('rooms.coming')} />;
}

const isStranger = (state: RoomState | null) => state?.ending?.how === 'refused' && state.ending.code === 'badPassport';

function LayAnother(): null {
  useEffect(() => {
    forgetTable();
    goInstead({ at: 'start' });
  }, []);
  return null;
}

/** Fetches the page anew: the seat stays this device's. */
function Reload(): JSX.Element {
  return (
    <p className="buttons">
      <button type="button" className="primary" onClick={takeHostsVersion}>
        {t('rooms.reload')}
      </button>
    </p>
  );
}

interface PresentProps extends Omit<RoomScreenProps, 'link'> {
  readonly client: RoomClient;
  readonly state: RoomState;
  /** What the address shows now: it may be the invitation to another seat. */
  readonly invitation: string | null;
}

function Present({ client, state, invitation, saves, onLeave, onSit }: PresentProps): JSX.Element | null {
  useKeeping(client, state);
  useClaiming(client, invitation);
  const goLocal = useGoingLocal(client, state, saves, onSit);
  const { known } = state;
  const [replayed, setReplayed] = useState<ReplayedGame | null>(null);
  if (known === null) return null;
  if (known.roster.bigScreen && replayed === null)
    return (
      <LivingRoom
        client={client}
        state={state}
        known={known}
        goLocal={goLocal}
        onLeave={onLeave}
        onReplay={(game) => setReplayed(game)}
      />
    );
  const isIn = known.you.seats.length > 0 || known.you.isWatcher;
  if (!isIn) return <KnockPage client={client} known={known} ending={state.ending} onLeave={onLeave} />;
  if (replayed !== null)
    return <Replayed game={replayed} onLeave={() => setReplayed(null)} saves={saves} present={null} onSit={onSit} />;
  return (
    <LazyRoomTable
      key={state.deal}
      client={client}
      state={state}
      known={known}
      goLocal={goLocal}
      onLeave={onLeave}
      onReplay={(game) => setReplayed(game)}
    />
  );
}

/** The table lies under it, and goes on: Back leads there. */
function Replayed(props: ComponentProps<typeof ReplayScreen>): JSX.Element {
  const { onLeave } = props;
  useLayer(() => onLeave(null));
  return <ReplayScreen {...props} />;
}

/** Whoever opens the link of another seat while sitting here sits down there as well. */
function useClaiming(client: RoomClient, invitation: string | null): void {
  useEffect(() => {
    if (invitation === null) return;
    const room = client.state.known?.room ?? '';
    // The one that we came with has been shown already: showing it again changes nothing.
    void client.ask({ type: 'claim', passport: invitation }).then(() => {
      // Unless one has gone elsewhere meanwhile.
      if (shownNow().route.at === 'room') noteRoute({ at: 'room', link: room });
    });
  }, [client, invitation]);
}
