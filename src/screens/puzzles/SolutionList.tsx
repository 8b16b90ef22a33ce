import { type JSX, useEffect } from 'react';
import { moveWords } from '../../hud/index.ts';
import { attend } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import '../../ui/locale/puzzles.ts';
import type { LogEntry } from '../../rules/course.ts';
import type { Naming } from '../../ui/words/names.ts';
import type { Deed } from './hints.ts';

interface SolutionListProps {
  readonly deeds: readonly Deed[];
  readonly naming: Naming;
  readonly log: readonly LogEntry[];
}

/** The best turn, step by step; the board shows the names of the regions it speaks of. */
export function SolutionList({ deeds, naming, log }: SolutionListProps): JSX.Element {
  const scope = useScope();
  const done = new Set(log.map(({ command }) => JSON.stringify(command)));
  useEffect(() => {
    attend(scope, { named: deeds.flatMap(({ command }) => ('region' in command ? (command.region ?? []) : [])) });
    return () => attend(scope, { named: [] });
  }, [deeds, scope]);
  return (
    <ol className="puzzle-solution" aria-label={t('puzzle.solution')}>
      {deeds.map(({ command, seen }) => {
        const name = JSON.stringify(command);
        return (
          <li key={name} data-done={done.has(name) || undefined}>
            {moveWords(seen, command, naming)}
            {done.has(name) ? <span> {t('puzzle.solution.done')}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
