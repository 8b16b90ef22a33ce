import {
  type CSSProperties,
  type JSX,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { boardIdOf } from '../../rules/index.ts';
import { asSaveError } from '../../session/saves/index.ts';
import type { Played, Stage } from '../../session/turn/index.ts';
import { TableHostContext } from '../../table/host.ts';
import { outlinesOf } from '../../table/outlines/index.ts';
import { useLazy } from '../../ui/lazy/lazy-component.tsx';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import { t } from '../../ui/locale/index.ts';
import { onResize } from '../../ui/platform/sizes.ts';
import { giveFile } from './download.ts';
import { type Filmed, filmKind, filmName, lastTurn, type Recording, record, SIZE } from './film.ts';
import { captionsOf, useCaptions } from './use-captions.ts';

const table = lazyValue(() => import('../../table/index.ts'));
const none = [] as const;
/** Milliseconds in which the table for the film has to be drawn. */
const PATIENCE = 60_000;
/** Milliseconds for which the end of the turn stays in the film. */
const LINGER = 1200;

/** Why there is no film, or not the whole turn in it; `missing`: what makes it could not be fetched. */
type Problem = 'noTurn' | 'failed' | 'missing' | 'cut';

const problemOf = (failure: unknown): Problem => (asSaveError(failure).code === 'unfetched' ? 'missing' : 'failed');

/** A film of the last turn: it is played once more on a table of its own, and recorded from there. */
export default function Film({ played }: { readonly played: Played }): JSX.Element {
  const [stages, setStages] = useState<readonly Stage[] | null>(null);
  const [isCaptioned, setCaptioned] = useState(true);
  const [filmed, setFilmed] = useState<Filmed | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const end = useCallback((taken: Filmed | Problem) => {
    setStages(null);
    setFilmed(typeof taken === 'string' ? null : taken);
    setProblem(typeof taken === 'string' ? taken : taken.isCut ? 'cut' : null);
  }, []);
  const kind = filmKind();
  if (kind === null) return <p>{t('share.film.none')}</p>;

  const begin = () => {
    setFilmed(null);
    setProblem(null);
    lastTurn(played).then(
      (turn) => (turn.length === 0 ? setProblem('noTurn') : setStages(turn)),
      (failure: unknown) => setProblem(problemOf(failure)),
    );
  };

  return (
    <>
      <p>{t('share.film.hint')}</p>
      {stages === null ? (
        <div className="buttons">
          <label>
            <input type="checkbox" checked={isCaptioned} onChange={({ target }) => setCaptioned(target.checked)} />{' '}
            {t('share.film.captions')}
          </label>
          <button type="button" data-share="film" onClick={begin}>
            {t('share.film')}
          </button>
        </div>
      ) : (
        <Studio
          stages={stages}
          played={played}
          kind={kind}
          isCaptioned={isCaptioned}
          onEnd={end}
          onCancel={() => setStages(null)}
        />
      )}
      {filmed === null ? null : <Showing filmed={filmed} />}
      <p data-said>{problem === null ? null : t(problem === 'missing' ? 'part.missing' : `share.film.${problem}`)}</p>
    </>
  );
}

function Showing({ filmed: { film } }: { readonly filmed: Filmed }): JSX.Element {
  const [address, setAddress] = useState<string | null>(null);
  const [isUnseen, setUnseen] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(film);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [film]);
  return (
    <>
      {address === null || isUnseen ? null : (
        <video
          className="film"
          src={address}
          controls
          loop
          muted
          playsInline
          aria-label={t('share.film.name')}
          onLoadedMetadata={({ currentTarget }) => currentTarget.scrollIntoView?.({ block: 'nearest' })}
          onError={() => setUnseen(true)}
        />
      )}
      <p data-said>{t(isUnseen ? 'share.film.unseen' : 'share.film.done')}</p>
      <div className="buttons">
        <button type="button" className="primary" onClick={() => void giveFile(filmName(film), film)}>
          {t('share.film.save')}
        </button>
      </div>
    </>
  );
}

interface StudioProps {
  readonly stages: readonly Stage[];
  readonly played: Played;
  readonly kind: string;
  readonly isCaptioned: boolean;
  readonly onEnd: (taken: Filmed | Problem) => void;
  /** It is not wanted any more, and nothing of it has been recorded. */
  readonly onCancel: () => void;
}

function Studio({ stages, played, kind, isCaptioned, onEnd, onCancel }: StudioProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const recording = useRef<Recording | null>(null);
  const here = useRef(new AbortController());
  const hasBegun = useRef(false);
  const [scale, setScale] = useState(1);
  const [at, setAt] = useState(-1);
  const board = boardIdOf(played.setup.game);
  const { value: room } = useLazy(table);
  const { value: outlines } = useLazy(outlinesOf(board));
  const stage = stages[at] ?? null;
  const isOver = at >= stages.length;

  const captions = useMemo(() => (isCaptioned ? captionsOf(stages, played) : null), [isCaptioned, stages, played]);
  const { words, note, onShown } = useCaptions(stages, captions, at, setAt);

  // The camera's first frame is there: the film begins.
  const begin = useCallback(() => {
    const canvas = place.current?.querySelector('canvas');
    if (!canvas || hasBegun.current) return;
    hasBegun.current = true;
    const { signal } = here.current;
    record(canvas, kind, words, signal).then(
      (begun) => {
        recording.current = begun;
        void begun.film.then((filmed) => signal.aborted || onEnd(filmed ?? 'failed'));
        setAt(0);
      },
      (failure: unknown) => signal.aborted || onEnd(problemOf(failure)),
    );
  }, [kind, onEnd, words]);
  useEffect(() => {
    // Mounted twice where React looks for mistakes.
    if (here.current.signal.aborted) here.current = new AbortController();
    return () => {
      here.current.abort();
      recording.current?.end();
    };
  }, []);
  useEffect(() => {
    // A table that is never drawn keeps nobody waiting.
    const timer = setTimeout(() => {
      if (!hasBegun.current) onEnd(table.use.getState().isMissing ? 'missing' : 'failed');
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [onEnd]);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => recording.current?.end(), LINGER);
    return () => clearTimeout(timer);
  }, [isOver]);

  // Laid out as large as the film, and shown as large as there is room.
  useLayoutEffect(() => {
    const shown = place.current;
    if (shown === null) return;
    // It grows below what was pressed.
    shown.scrollIntoView?.({ block: 'nearest' });
    return onResize([shown], () => setScale(shown.clientWidth / SIZE.width));
  }, []);

  const [first] = stages;
  const shown = stage?.after ?? (isOver ? stages.at(-1)?.after : first?.before);
  const size: CSSProperties = { ...SIZE, transform: `scale(${scale})` };
  return (
    <>
      <div className="film" ref={place} role="img" aria-label={t('share.film.name')}>
        {room === null || outlines === null || shown === undefined ? null : (
          <div className="film-stage" style={size}>
            <TableHostContext
              value={{
                rate: 1,
                onShown,
                onMoment: note,
                onDrawn: begin,
                onContextLost: () => recording.current?.end(),
              }}
            >
              <room.TableView
                view={shown}
                legal={none}
                seats={played.setup.seats}
                stage={stage}
                last={at === stages.length - 1}
              />
            </TableHostContext>
          </div>
        )}
      </div>
      <div className="buttons">
        <span data-said>{t('share.film.on')}</span>
        <button type="button" onClick={() => (recording.current === null ? onCancel() : recording.current.end())}>
          {t('share.film.stop')}
        </button>
      </div>
    </>
  );
}
