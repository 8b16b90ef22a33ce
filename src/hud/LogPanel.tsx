import { type JSX, useEffect, useRef } from 'react';
import { attend } from '../attention/index.ts';
import { type MessageValue, parts, t } from '../locale/index.ts';
import type { LogEntry } from '../turn/index.ts';
import type { Naming } from '../words/index.ts';
import { ClauseLink } from './chips.tsx';
import { type Line, narrate, plainWords } from './narration.ts';
import { openTrait } from './panels.ts';

interface LogPanelProps {
  readonly log: readonly LogEntry[];
  readonly naming: Naming;
  /** Only the last so many lines. */
  readonly last?: number;
  /** Names of regions are only words. */
  readonly plain?: boolean;
}

/** What happened, in words, newest last, each with its rule; the regions in it light up on the board, races and powers have their cards. */
export function LogPanel({ log, naming, last, plain = false }: LogPanelProps): JSX.Element {
  const end = useRef<HTMLLIElement>(null);
  const lines = log.flatMap(({ events }) => narrate(events, naming));
  const shown = last === undefined ? lines : lines.slice(-last);
  useEffect(() => {
    // Follows what is written: the newest line stays in sight.
    if (shown.length > 0) end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [shown.length]);
  const first = lines.length - shown.length;
  return (
    <ol className="log" aria-label={t('log.title')}>
      {shown.length === 0 ? <li>{t('log.empty')}</li> : null}
      {shown.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end, or taken back from there.
        <li key={first + place} className={line.key === 'log.turnBegan' ? 'log-turn' : undefined} ref={end}>
          {plain ? plainWords(line) : <LogWords line={line} />}
          {plain ? null : <ClauseLink clause={line.clause} />}
        </li>
      ))}
    </ol>
  );
}

/** A line with its regions, races and powers as buttons. */
function LogWords({ line: { key, args, regions } }: { readonly line: Line }): JSX.Element {
  const asButton = (argument: string, name: string) => {
    const trait = traitIn(args[argument]);
    if (trait)
      return (
        <button key={argument} type="button" className="link" onClick={() => openTrait(trait.kind, trait.id)}>
          {name}
        </button>
      );
    const region = regions[argument];
    if (region === undefined) return undefined;
    return (
      <button
        key={argument}
        type="button"
        className="link"
        onClick={() => attend({ selected: region })}
        onPointerEnter={() => attend({ hovered: region })}
        onPointerLeave={() => attend({ hovered: null })}
        onFocus={() => attend({ hovered: region })}
        onBlur={() => attend({ hovered: null })}
      >
        {name}
      </button>
    );
  };
  return <>{parts<JSX.Element>(key, args, {}, asButton)}</>;
}

/** The race or the power that a name is of, if it is of one. */
function traitIn(value: MessageValue | undefined): { readonly kind: 'race' | 'power'; readonly id: string } | null {
  if (typeof value !== 'object' || value === null || !('key' in value)) return null;
  const [kind] = value.key.split('.');
  return kind === 'race' || kind === 'power' ? { kind, id: value.id } : null;
}
