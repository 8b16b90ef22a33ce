import { type JSX, useState } from 'react';
import { named, t } from '../../ui/locale/index.ts';
import '../../ui/locale/games.ts';
import { evenTemper, type LevelId, rungCount } from '../../opponents/types.ts';
import type { TableSetup } from '../../session/turn/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import './climb.css';
import { newestBox } from '../../rules/index.ts';
import { atTheBottom, isOpen, ladder, type Progress, TIMES } from '../history/ladder.ts';
import { seedFor } from '../set-up/set-up.ts';

const nearest: readonly LevelId[] = [
  'wanderer',
  'wanderer',
  'raider',
  'raider',
  'raider',
  'strategist',
  'strategist',
  'strategist',
  'warlord',
  'warlord',
];

/** Against a rung, counted from 1, whose name the opponent bears; `chance`: the seed, also of who begins. */
export function climbSetup(rung: number, name: string, chance: number): TableSetup {
  const level = nearest[rung - 1] ?? 'warlord';
  return {
    game: { players: 2, seed: chance, ...newestBox() },
    seats: [
      { name: '', colour: 0, control: 'human' },
      { name, colour: 1, control: { level, temper: evenTemper, seed: seedFor(1, chance), rung } },
    ],
    options: { curtain: false },
  };
}

export interface ClimbProps {
  readonly isBusy: boolean;
  readonly onStart: (setup: TableSetup) => void;
}

export default function ClimbPanel({ isBusy, onStart }: ClimbProps): JSX.Element {
  const [{ value: progress, isWhole }] = useState(ladder.find);
  const [isKept] = useState(() => !isWhole || ladder.keep(progress));
  const isUnread = !isWhole && progress === atTheBottom;
  const rungs = Array.from({ length: rungCount }, (_, at) => rungCount - at);
  const next = rungs.findLast((rung) => (progress.beaten[rung - 1] ?? 0) < TIMES) ?? rungCount;
  const start = (rung: number) => {
    const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
    onStart(climbSetup(rung, nameOf(rung), chance));
  };
  return (
    <div className="climb">
      <p>{t('climb.text')}</p>
      {isUnread ? <p data-said="now">{t('climb.unread')}</p> : null}
      {isKept ? null : <p data-said="now">{t('climb.unkept')}</p>}
      <ol reversed aria-label={t('climb.list')}>
        {rungs.map((rung) => (
          <Rung
            key={rung}
            rung={rung}
            progress={progress}
            isNext={rung === next}
            isBusy={isBusy}
            onPlay={() => start(rung)}
          />
        ))}
      </ol>
    </div>
  );
}

interface RungProps {
  readonly rung: number;
  readonly progress: Progress;
  readonly isNext: boolean;
  readonly isBusy: boolean;
  readonly onPlay: () => void;
}

function Rung({ rung, progress, isNext, isBusy, onPlay }: RungProps): JSX.Element {
  const name = nameOf(rung);
  const count = progress.beaten[rung - 1] ?? 0;
  const open = isOpen(progress, rung);
  return (
    <li value={rung} className={open ? undefined : 'closed'} data-rung={rung}>
      <span className="climb-marks" aria-hidden="true">
        {Array.from({ length: TIMES }, (_, at) => (
          // A mark is identified by its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: marks never move
          <i key={at}>{at < count ? <Glyph name="thing.check" /> : null}</i>
        ))}
      </span>
      <span>
        <b>{name}</b> <small>{open ? t('climb.won', { count }) : t('climb.closed', { name: nameOf(rung - 1) })}</small>
      </span>
      {open ? (
        <button type="button" className={isNext ? 'primary' : undefined} disabled={isBusy} onClick={onPlay}>
          {t('climb.play', { name })}
        </button>
      ) : null}
    </li>
  );
}

const nameOf = (rung: number): string => named('rung', String(rung));
