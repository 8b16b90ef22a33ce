import { type JSX, useMemo, useState } from 'react';
import '../../../ui/locale/showcase.ts';
import type { Game } from '../../../hud/index.ts';
import { TableActor } from '../../../table/actor.ts';
import { t } from '../../../ui/locale/index.ts';
import { regionName } from '../../../ui/words/names.ts';
import { CoachCard } from '../CoachCard.tsx';
import '../first-game/first-game.css';
import { usePointer } from '../first-game/pointer.ts';
import { Tips } from '../tips/Tips.tsx';
import { hintOf } from './guide.ts';

/** The coach of a visitor at the showcase: three actions of a turn, then what the coach says in any game. */
export default function VisitCoach({ game }: { readonly game: Game }): JSX.Element {
  const { view, legal } = game;
  const log = TableActor.useSelector(({ context }) => context.log);
  const [begun] = useState(log.length);
  const me = view.viewer ?? 0;
  const hint = useMemo(() => {
    const deeds = log.slice(begun).flatMap(({ seat, command }) => (seat === me ? [command.type] : []));
    return hintOf({ view, legal, me, deeds });
  }, [view, legal, me, log, begun]);
  usePointer(hint?.target ?? null, 0);
  if (hint === null) return <Tips game={game} />;
  const { key, region, target, done, all } = hint;
  return (
    <CoachCard
      words={t(key, { region: region === null ? null : regionName(view.board, region) })}
      note={t('visit.progress', { done, all })}
      pointing={target !== null}
    />
  );
}
