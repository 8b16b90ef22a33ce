import { type ComponentProps, type JSX, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../../hud/lazy/ErrorBoundary.tsx';
import { Missing } from '../../hud/lazy/lazy-panel.tsx';
import type { BoardId, GameEvent } from '../../rules/index.ts';
import { nowShowing, type Played, type TablePort, tableMachine } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { outlinesOf } from '../../table/outlines/index.ts';
import { Scoped, useScope } from '../../table/scope.tsx';
import { type CueMoment, newSpeaker, type Speaker } from '../../table/sound/index.ts';
import { useLazy } from '../../ui/lazy/lazy-component.tsx';
import { retryMissing } from '../../ui/lazy/lazy-value.ts';
import { isAudible, ScreenTitle, useSettings, volumesOf } from '../../ui/look/index.ts';
import { Crash, MissingScreen } from '../page/MissingScreen.tsx';
import { Without } from '../page/Notice.tsx';
import { Waiting } from '../page/Waiting.tsx';
import { Picture, type PictureProps, type PictureState } from './Picture.tsx';
import { useProbe } from './probe.ts';

const gestures = ['pointerdown', 'keydown'] as const;
const moments: readonly CueMoment[] = ['begins', 'lands'];

/** Made after the first gesture if there is anything to hear; follows the settings, pauses while hidden. */
function useSpeaker(): { readonly current: Speaker | null } {
  const scope = useScope();
  const speaker = useRef<Speaker | null>(null);
  useEffect(() => {
    let left = false;
    const update = () => {
      if (document.hidden) speaker.current?.pause();
      else speaker.current?.setVolumes(volumesOf(useSettings.getState()));
    };
    const begin = () => {
      if (!isAudible(useSettings.getState())) return;
      deafen();
      newSpeaker(scope).then(
        (fresh) => {
          if (left) return fresh.close();
          speaker.current = fresh;
          update();
        },
        // A browser without sound: everything that is heard is also seen.
        () => undefined,
      );
    };
    const deafen = () => {
      for (const gesture of gestures) removeEventListener(gesture, begin);
    };
    for (const gesture of gestures) addEventListener(gesture, begin);
    const unsubscribe = useSettings.subscribe(update);
    document.addEventListener('visibilitychange', update);
    return () => {
      left = true;
      deafen();
      unsubscribe();
      document.removeEventListener('visibilitychange', update);
      speaker.current?.close();
      speaker.current = null;
    };
  }, [scope]);
  return speaker;
}

/** Returns a callback for moving pieces; without motion (`isStill`) each stage is heard as it comes. */
function useSound(isStill: boolean): (events: readonly GameEvent[], moment: CueMoment) => void {
  const actor = TableActor.useActorRef();
  const speaker = useSpeaker();
  const hear = useCallback(
    (events: readonly GameEvent[], moment: CueMoment) => speaker.current?.hear(events, moment),
    [speaker],
  );

  useEffect(() => {
    let [stage, refusal] = [nowShowing(actor.getSnapshot()), actor.getSnapshot().context.refusal];
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const [now, refused] = [nowShowing(snapshot), snapshot.context.refusal];
      if (refused !== null && refused !== refusal) speaker.current?.play('refuse');
      // What a die came to is heard as the plan says it: afterwards.
      if (isStill && now?.id !== stage?.id) {
        if (stage !== null) hear(stage.events, 'rests');
        if (now !== null) for (const moment of moments) hear(now.events, moment);
      }
      [stage, refusal] = [now, refused];
    });
    return unsubscribe;
  }, [actor, speaker, hear, isStill]);

  return hear;
}

/** Milliseconds that a lost picture gets to recover by itself, at first and at most: doubled after each failure. */
const patience = { least: 15_000, most: 600_000 } as const;
/** Milliseconds after which a lasting picture counts as stable again. */
const calm = 60_000;

interface LastingPicture {
  readonly picture: PictureState;
  readonly setPicture: (state: PictureState) => void;
  /** Number of the picture, from 0: used as its key, so that a new one is mounted afresh. */
  readonly attempt: number;
  readonly wasDrawn: boolean;
}

/**
 * Recovers a lost picture. The graphics driver may restore the context; if it does not, a new picture is mounted, again and again. Not for browsers
 * that never drew one.
 */
export function usePicture(): LastingPicture {
  const [picture, setState] = useState<PictureState>('drawn');
  const [attempt, setAttempt] = useState(0);
  const failures = useRef(0);
  const [wasDrawn, setWasDrawn] = useState(false);

  const setPicture = useCallback((state: PictureState) => {
    // Only a picture that was drawn can be lost.
    if (state === 'lost') setWasDrawn(true);
    setState(state);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer restarts for each attempt.
  useEffect(() => {
    if (picture === 'unfetched' || (picture === 'none' && !wasDrawn)) return;
    const wait = picture === 'drawn' ? calm : Math.min(patience.most, patience.least * 2 ** failures.current);
    const timer = setTimeout(() => {
      if (picture === 'drawn') failures.current = 0;
      else {
        failures.current += 1;
        setAttempt((count) => count + 1);
        setState('drawn');
      }
    }, wait);
    return () => clearTimeout(timer);
  }, [picture, attempt, wasDrawn]);

  return { picture, setPicture, attempt, wasDrawn };
}

interface TableShellProps {
  readonly logic?: typeof tableMachine;
  readonly children: ReactNode;
}

/** A table's chart and how somebody looks at it, around every table screen; another `key`, another table. */
export function TableShell({ logic = tableMachine, children }: TableShellProps): JSX.Element {
  return (
    <Scoped>
      <TableActor.Provider logic={logic}>{children}</TableActor.Provider>
    </Scoped>
  );
}

interface BoardGateProps {
  readonly board: BoardId;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Shows a table once its board's outlines are there; if they cannot be fetched, why, and a way back. */
export function BoardGate({ board, onLeave, children }: BoardGateProps): JSX.Element {
  const { value, isMissing, isComing } = useLazy(outlinesOf(board));
  if (value !== null) return <>{children}</>;
  if (!isMissing) return <Waiting />;
  return (
    <MissingScreen onLeave={onLeave}>
      <Missing why="missing" isComing={isComing} onAgain={retryMissing} />
    </MissingScreen>
  );
}

const nobody = () => null;

/**
 * Lays a game on the table around this component. Whether it is taken up, or begins, is asked once.
 * @param record the truth behind it, for whoever measures; null where this page does not know it
 */
export function useLaid(table: TablePort, isTakenUp: boolean, record: () => Played | null = nobody): void {
  const actor = TableActor.useActorRef();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether it is taken up is asked once
  useEffect(() => actor.send({ type: 'open', table, isTakenUp }), [actor, table]);
  useProbe(actor, record);
}

interface Drawn extends Pick<ReturnType<typeof usePicture>, 'picture' | 'wasDrawn'> {
  readonly flat: boolean;
  readonly hear: PictureProps['onMoment'];
  readonly draw: (directed?: Partial<PictureProps>) => JSX.Element;
}

/** Draws the board of the table around this component. `isInstant`: nothing is seen to move. */
export function useDrawn(isInstant = false): Drawn {
  const { picture, setPicture, attempt, wasDrawn } = usePicture();
  const isHurried = useSettings(({ speed }) => speed === 'instant');
  const flat = picture !== 'drawn';
  const hear = useSound(flat || isHurried || isInstant);
  const draw = useCallback(
    (directed: Partial<PictureProps> = {}) => (
      <Picture key={attempt} state={picture} onState={setPicture} onMoment={hear} {...directed} />
    ),
    [attempt, picture, setPicture, hear],
  );
  return { picture, wasDrawn, flat, hear, draw };
}

interface TableMainProps extends Omit<ComponentProps<'main'>, 'title'> {
  readonly title: string | JSX.Element;
  /** Saves the game to a file after a crash, if the app can. */
  readonly onExport?: () => void;
  /** Notices of the screen, besides those of every table; null: none at all, where nobody is there to read them. */
  readonly notices?: ReactNode;
}

export function TableMain({ title, onExport, notices, children, ...main }: TableMainProps): JSX.Element {
  const { attach } = useScope();
  return (
    <main className="game" ref={attach} {...main}>
      {typeof title === 'string' ? <ScreenTitle>{title}</ScreenTitle> : title}
      <ErrorBoundary
        fallback={(_failure, retry) => <Crash onRetry={retry} {...(onExport !== undefined && { onExport })} />}
      >
        {children}
      </ErrorBoundary>
      {notices === null ? null : (
        <div className="game-notices" data-said="now">
          {notices}
          <Without />
        </div>
      )}
    </main>
  );
}
