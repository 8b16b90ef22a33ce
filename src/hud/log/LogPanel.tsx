import { type JSX, useEffect, useRef } from 'react';
import type { LogEntry } from '../../rules/course.ts';
import { TableActor } from '../../table/actor.ts';
import { t } from '../../ui/locale/index.ts';
import type { Naming } from '../../ui/words/names.ts';
import { ClauseLink } from '../frame/chips.tsx';
import { ShowAgain } from '../frame/ShowAgain.tsx';
import type { Game } from '../frame/use-game.ts';
import { LogWords } from './LogWords.tsx';
import { narrate, plainWords } from './narration.ts';
import '../../ui/locale/folk.ts';

export function WholeLog({ game }: { readonly game: Game }): JSX.Element {
  const log = TableActor.useSelector((snapshot) => snapshot.context.log);
  return (
    <>
      <ShowAgain />
      <LogPanel log={log} naming={game.naming} />
    </>
  );
}

interface LogPanelProps {
  readonly log: readonly LogEntry[];
  readonly naming: Naming;
  readonly last?: number;
  /** Region names are plain text. */
  readonly plain?: boolean;
}

export function LogPanel({ log, naming, last, plain = false }: LogPanelProps): JSX.Element {
  const end = useRef<HTMLLIElement>(null);
  const lines = log.flatMap(({ events }) => narrate(events, naming));
  const shown = last === undefined ? lines : lines.slice(-last);
  useEffect(() => {
    if (shown.length > 0) end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [shown.length]);
  const first = lines.length - shown.length;
  return (
    <ol className="log" aria-label={t('log.title')}>
      {shown.length === 0 ? <li>{t('log.empty')}</li> : null}
      {shown.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added and removed at the end.
        <li key={first + place} className={line.key === 'log.turnBegan' ? 'log-turn' : undefined} ref={end}>
          {plain ? plainWords(line) : <LogWords line={line} />}
          {plain ? null : <ClauseLink clause={line.clause} />}
        </li>
      ))}
    </ol>
  );
}
