import { type JSX, useState } from 'react';
import { named, t } from '../../ui/locale/index.ts';
import '../../ui/locale/games.ts';
import { rungCount } from '../../opponents/types.ts';
import type { LocalTable } from '../../session/turn/index.ts';
import { ladder, rungBeaten, TIMES, withWin } from '../history/ladder.ts';
import { Notice } from '../page/Notice.tsx';

/** Counts a finished game once and says what came of it; nothing where not won, or counted before. */
export default function LadderStep({ table }: { readonly table: LocalTable }): JSX.Element | null {
  const [said] = useState(() => counted(table));
  return said === null ? null : <Notice text={said} />;
}

function counted(table: LocalTable): string | null {
  const { setup, game } = table.record();
  const rung = rungBeaten(setup, game);
  const progress = rung === null ? null : withWin(ladder.read(), rung, setup.game.seed);
  if (rung === null || progress === null) return null;
  const isKept = ladder.keep(progress);
  const count = progress.beaten[rung - 1] ?? 0;
  const name = named('rung', String(rung));
  const words =
    count !== TIMES
      ? t('climb.counted', { name, count })
      : rung === rungCount
        ? t('climb.top', { name })
        : t('climb.opened', { name, next: named('rung', String(rung + 1)) });
  return isKept ? words : `${words} ${t('climb.unkept')}`;
}
