import { useActorRef, useSelector } from '@xstate/react';
import { type JSX, useCallback, useEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from '../../hud/lazy/ErrorBoundary.tsx';
import { t } from '../../ui/locale/index.ts';
import { TableShell } from '../at-table/TableShell.tsx';
import '../../ui/locale/showcase.ts';
import { type Keep, tableMachine } from '../../session/turn/index.ts';
import { ScreenTitle, useSettings } from '../../ui/look/index.ts';
import { think } from '../at-table/opponents.ts';
import { pauseOf } from '../director/pace.ts';
import { countedSeconds, showcaseMachine } from './machine.ts';
import type { Wish } from './NowYou.tsx';
import { readOptions } from './options.ts';
import { keep, recall } from './running-show.ts';
import { ShowcaseTable } from './ShowcaseTable.tsx';
import type { Programme } from './use-games.ts';

/** Longest time a stage may take here, in milliseconds: captions are read at leisure, and at half speed in slow motion. */
const stageLimit = 120_000;
/** Longest time an opponent may think, in milliseconds. */
const thinkLimit = 30_000;

function opened(): Programme {
  const { options, faults } = readOptions(location.search);
  const asked = JSON.stringify([options.players, options.levels, options.seed]);
  // Somebody new sees a game from its beginning.
  const recalled = options.brief ? null : recall(asked);
  const seed = recalled?.seed ?? options.seed ?? Math.floor(Math.random() * 2 ** 31);
  return { options, faults, asked, recalled, seed };
}

interface ShowcaseScreenProps {
  /** What somebody wants who has seen enough of a brief one; null for the start page. */
  readonly onNow: (wish: Wish | null) => void;
}

/** The game plays itself, one after the other, kept apart from the player's games and settings. */
export function ShowcaseScreen({ onNow }: ShowcaseScreenProps): JSX.Element {
  const [programme] = useState(opened);
  const { options, recalled, asked, seed } = programme;
  const { speed } = options;
  const logic = useMemo(
    () =>
      showcaseMachine.provide({
        delays: {
          titleTime: pauseOf('title', speed),
          resultTime: ({ context: { chapter, chapters } }) =>
            chapter === 0 ? pauseOf('result', speed) : (chapters[chapter - 1] ?? 0),
          veilTime: pauseOf('veil', speed),
          idleTime: (options.idle - countedSeconds) * 1000,
        },
      }),
    [speed, options.idle],
  );
  const showcase = useActorRef(logic, { input: { number: recalled?.number ?? 0, goesOn: recalled !== null } });
  const failures = useSelector(showcase, ({ context }) => context.failures);

  const chart = useMemo(
    () =>
      tableMachine.provide({
        actors: { think },
        delays: { opponentDelay: pauseOf('opponentDelay', speed), thinkLimit, stageLimit },
      }),
    [speed],
  );

  const write = useCallback<Keep>(
    async ({ setup, log }) => {
      const { number, before } = showcase.getSnapshot().context;
      // After a reload the visitor is gone.
      const seats = before ?? setup.seats;
      keep({ asked, seed, number, setup: { ...setup, seats }, commands: log.map(({ command }) => command) });
    },
    [showcase, asked, seed],
  );

  useEffect(() => {
    const volume = options.sound ? {} : { effects: 0, ambience: 0 };
    return useSettings.lend({ speed: speed === 0.5 ? 1 : speed, pace: 'moment', coach: 'none', ...volume });
  }, [options, speed]);

  return (
    // Remounted only after a failure: the picture lasts from game to game.
    <ErrorBoundary
      key={failures}
      isLookedAfter
      fallback={() => <Failed onFailed={() => showcase.send({ type: 'failed' })} />}
    >
      <TableShell logic={chart}>
        <ShowcaseTable programme={programme} showcase={showcase} write={write} onNow={onNow} />
      </TableShell>
    </ErrorBoundary>
  );
}

/** Reported quietly: passers-by can do nothing about it. */
function Failed({ onFailed }: { readonly onFailed: () => void }): JSX.Element {
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once.
  useEffect(onFailed, []);
  return (
    <main className="showcase">
      <ScreenTitle>{t('showcase.label')}</ScreenTitle>
      <p className="waiting">{t('showcase.failed')}</p>
    </main>
  );
}
