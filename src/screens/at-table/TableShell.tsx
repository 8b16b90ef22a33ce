import { type ComponentProps, type JSX, type ReactNode, useCallback, useEffect } from 'react';
import { ErrorBoundary } from '../../hud/lazy/ErrorBoundary.tsx';
import { Missing } from '../../hud/lazy/Missing.tsx';
import type { BoardId } from '../../rules/index.ts';
import { type Played, type TablePort, tableMachine } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { outlinesOf } from '../../table/outlines/index.ts';
import { Scoped, useScope } from '../../table/scope.tsx';
import { retryMissing } from '../../ui/lazy/lazy-value.ts';
import { useLazy } from '../../ui/lazy/use-lazy.ts';
import { t } from '../../ui/locale/index.ts';
import { ScreenTitle, useSettings } from '../../ui/look/index.ts';
import { Crash } from '../page/Crash.tsx';
import { MissingScreen } from '../page/MissingScreen.tsx';
import { Without } from '../page/Without.tsx';
import { Picture, type PictureProps } from './Picture.tsx';
import { useProbe } from './probe.ts';
import { usePicture } from './use-picture.ts';
import { useSound } from './use-sound.ts';

interface TableShellProps {
  /** The chart that the table follows. */
  readonly logic?: typeof tableMachine;
  readonly children: ReactNode;
}

/** A table: its chart, and all that is kept of how somebody looks at it. Every screen with a table is inside of one; with another `key` it is another table. */
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

/** Shows a table once the outlines of its board have come; if they cannot be fetched, what is the matter, and a way back. */
export function BoardGate({ board, onLeave, children }: BoardGateProps): JSX.Element {
  const { value, isMissing, isComing } = useLazy(outlinesOf(board));
  if (value !== null) return <>{children}</>;
  if (!isMissing) return <p className="waiting">{t('setup.loading')}</p>;
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

/** The board of a table: its picture, or its plan where there is none, and what is heard of it. */
interface Drawn extends Pick<ReturnType<typeof usePicture>, 'picture' | 'wasDrawn'> {
  /** It is shown as a plan. */
  readonly flat: boolean;
  readonly hear: PictureProps['onMoment'];
  /** Draws it: by hand, or directed. */
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
  /** The title of the screen. */
  readonly title: string | JSX.Element;
  /** Saves the game to a file after a crash, if the app can. */
  readonly onExport?: () => void;
  /** Notices of the screen, besides those of every table; null: none at all, where nobody is there to read them. */
  readonly notices?: ReactNode;
}

/** The page of a table: its title, the picture with the panels over it, or what is said where they have failed, and the notices. */
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
