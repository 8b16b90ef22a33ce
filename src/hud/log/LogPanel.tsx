import { type JSX, useEffect, useRef } from 'react';
import type { LogEntry } from '../../rules/course.ts';
import { TableActor } from '../../table/actor.ts';
import { type MessageValue, parts, t } from '../../ui/locale/index.ts';
import type { Naming } from '../../ui/words/names.ts';
import { ClauseLink } from '../frame/chips.tsx';
import type { Game } from '../frame/use-game.ts';
import { type Narration, narrate, plainWords } from './narration.ts';
import '../../ui/locale/folk.ts';
import { opponentIn } from '../../session/turn/index.ts';
import { useScope } from '../../table/scope.tsx';
import { Glyph } from '../../ui/look/index.ts';
import { RegionLink } from '../board/BoardControls.tsx';
import { closePanel, openTrait } from '../frame/panels.ts';
import { useHost } from '../frame/slots.ts';

export function WholeLog({ game }: { readonly game: Game }): JSX.Element {
  const log = TableActor.useSelector((snapshot) => snapshot.context.log);
  return (
    <>
      <LogPanel log={log} naming={game.naming} />
      <ShowAgain />
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

export function ShowAgain(): JSX.Element | null {
  const scope = useScope();
  const { onShowAgain: show } = useHost();
  const viewer = TableActor.useSelector(({ context }) => context.viewer);
  const isNew = TableActor.useSelector(({ context }) => context.log.length === 0);
  const people = TableActor.useSelector(({ context: { here, setup } }) =>
    here.filter((seat) => setup !== null && opponentIn(setup, seat) === null).join(' '),
  );
  if (show === undefined || isNew) return null;
  const seats = viewer === null ? people.split(' ').filter(Boolean).map(Number) : [viewer];
  return (
    <p className="buttons show-again">
      <button
        type="button"
        data-show-again
        onClick={() => {
          closePanel(scope);
          show(seats);
        }}
      >
        <Glyph name="thing.eye" /> {t('log.show')}
      </button>
    </p>
  );
}

/** Heard as one sentence, after which its regions, races and powers follow as buttons. */
export function LogWords({ line }: { readonly line: Narration }): JSX.Element {
  const scope = useScope();
  const { key, args, regions } = line;
  const asButton = (argument: string, name: string) => {
    const trait = traitIn(args[argument]);
    if (trait)
      return (
        <button key={argument} type="button" className="link" onClick={() => openTrait(scope, trait.kind, trait.id)}>
          {name}
        </button>
      );
    const region = regions[argument];
    if (region === undefined) return undefined;
    return <RegionLink key={argument} region={region} name={name} />;
  };
  const all = parts<JSX.Element>(key, args, {}, asButton);
  if (all.every((part) => typeof part === 'string')) return <>{all}</>;
  return (
    <>
      <span className="unseen">{plainWords(line)}</span>
      {all.map((part, place) =>
        typeof part === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
          <span key={place} aria-hidden="true">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}

function traitIn(value: MessageValue | undefined): { readonly kind: 'race' | 'power'; readonly id: string } | null {
  if (typeof value !== 'object' || value === null || !('key' in value)) return null;
  const [kind] = value.key.split('.');
  return kind === 'race' || kind === 'power' ? { kind, id: value.id } : null;
}
