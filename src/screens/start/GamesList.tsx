import { type ChangeEvent, type JSX, useCallback, useId, useState } from 'react';
import { asSaveError, type SaveProblem } from '../../session/saves/problem.ts';
import type { SavedGame } from '../../session/saves/record.ts';
import type { Saves } from '../../session/saves/saves.ts';
import type { Entry } from '../../session/saves/store.ts';
import { fetchNow } from '../../ui/lazy/fetch-now.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { listOf, sentences, t } from '../../ui/locale/index.ts';
import { playerName } from '../../ui/locale/players.ts';
import { download } from '../share/download.ts';
import type { Come } from './from-file.ts';

// Whoever has no games yet needs no rows.
const GameEntry = lazyComponent(() => import('./GameEntry.tsx'), { needsNotice: true });

/** A game that was played to its end stays in the history. If that cannot be fetched, deleting goes on without it. */
async function noteBefore(record: SavedGame): Promise<void> {
  if (!record.title.over) return;
  const gather = await fetchNow(() => import('../history/gather.ts')).catch(() => null);
  await gather?.noteGame(record);
}

export interface GamesListProps {
  readonly saves: Saves;
  /** Null if they have not been read. */
  readonly entries: readonly Entry[] | null;
  readonly look: () => Promise<void>;
  readonly isBusy: boolean;
  readonly onResume: (id: string) => void;
  readonly onReplay: (id: string) => void;
  readonly onHistory: () => void;
  readonly onProblem: (problem: SaveProblem | null) => void;
}

export function GamesList(props: GamesListProps): JSX.Element {
  const { saves, entries, look, isBusy, onResume, onReplay, onHistory, onProblem } = props;
  const [come, setCome] = useState<Come | null>(null);
  const heading = useId();

  const attempt = useCallback(
    async (work: () => Promise<Come | null>) => {
      setCome(null);
      onProblem(null);
      const outcome = await work().catch((failure: unknown) => {
        onProblem(asSaveError(failure).code);
        return null;
      });
      await look();
      setCome(outcome);
    },
    [look, onProblem],
  );

  return (
    <section className="start-kept" aria-labelledby={heading}>
      <h2 id={heading}>{t('start.saved')}</h2>
      <ImportButton
        isBusy={isBusy}
        onFile={(file) =>
          attempt(async () => {
            const { takeFile } = await fetchNow(() => import('./from-file.ts'));
            const what = await takeFile(saves, file);
            if (typeof what === 'string') onHistory();
            return what;
          })
        }
      />
      {entries?.length === 0 ? <p>{t('start.empty')}</p> : null}
      <ul className="start-games">
        {entries?.map((entry, place) => (
          <GameEntry
            key={'record' in entry ? entry.id : `broken ${place}`}
            entry={entry}
            isBusy={isBusy}
            onResume={() => 'record' in entry && onResume(entry.id)}
            onReplay={() => 'record' in entry && onReplay(entry.id)}
            onExport={() =>
              attempt(async () => {
                download(await saves.export(entry.id));
                return null;
              })
            }
            onRemove={() =>
              attempt(async () => {
                if ('record' in entry) await noteBefore(entry.record);
                await saves.remove(entry.id);
                return null;
              })
            }
          />
        ))}
      </ul>
      <p data-said>
        {typeof come === 'string'
          ? come
          : come &&
            sentences(
              t('start.import.done', { names: listOf(come.seats.map((seated, seat) => playerName(seat, seated))) }),
              come.review,
            )}
      </p>
    </section>
  );
}

interface ImportButtonProps {
  readonly isBusy: boolean;
  /** Called with the picked file; once it resolves, the same file may be picked again. */
  readonly onFile: (file: File) => Promise<void>;
}

/** Imports a game from a file. The browser's own button would be in the browser's language, so it is hidden. */
function ImportButton({ isBusy, onFile }: ImportButtonProps): JSX.Element {
  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    await onFile(file);
    target.value = '';
  }

  return (
    <label className="start-import" title={t('start.import.hint')}>
      <span className="start-file">{t('start.import')}</span>
      <input
        type="file"
        className="unseen"
        accept=".json,application/json"
        disabled={isBusy}
        aria-description={t('start.import.hint')}
        onChange={take}
      />
    </label>
  );
}
