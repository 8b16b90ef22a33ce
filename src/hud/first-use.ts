import { useEffect } from 'react';
import type { LogEntry } from '../rules/course.ts';
import { TableActor } from '../table/actor.ts';
import { useAttention } from '../table/attention/index.ts';
import { useAnswer } from '../ui/storage/answer.ts';
import { fields, list, oneOf } from '../ui/storage/reader.ts';
import { keptState } from '../ui/storage/stored.ts';
import { usePanels } from './frame/panels.ts';
import { useHost } from './frame/slots.ts';
import type { Game } from './frame/use-game.ts';

/** What a first turn does not need; every other control is there from the beginning. */
const late = ['log', 'invite', 'share', 'camera'] as const;
type Late = (typeof late)[number];

interface Now {
  readonly view: Pick<Game['view'], 'round' | 'phase' | 'viewer'>;
  readonly log: readonly Pick<LogEntry, 'events'>[];
  readonly isMoved: boolean;
}

const isLater = ({ view }: Now): boolean => view.round > 1 || view.phase === 'gameOver';

/** When each is first of use. */
const firstUse: Readonly<Record<Late, (now: Now) => boolean>> = {
  // There is something to read that was not done by oneself.
  log: ({ log, view }) =>
    log.some(({ events }) => events.some((event) => event.type === 'turnEnded' && event.seat !== view.viewer)),
  invite: isLater,
  share: isLater,
  camera: (now) => now.isMoved || isLater(now),
};

/** What is of use by now, with what has been met before. */
export const ofUse = (now: Now, met: readonly string[]): readonly Late[] =>
  late.filter((one) => met.includes(one) || firstUse[one](now));

interface Met {
  readonly met: readonly Late[];
}

/** What was of use once, in any game in this browser: it does not go again. */
export const useMet = keptState<Met>(
  'small-world-table.met',
  (found) => fields<Met>({ met: list(oneOf(late)) }, { met: [] })(found) ?? { met: [] },
);

/** Which controls are of use by now: all, but to who has said that they have never played, in a game at their own screen. */
export function useFirstUse({ view }: Game): (control: string) => boolean {
  const isNewcomer = useAnswer(({ answer }) => answer === 'never' || answer === 'show');
  const isOwn = useHost().onBegin !== undefined;
  const met = useMet((state) => state.met);
  const log = TableActor.useSelector(({ context }) => context.log);
  const open = usePanels((panels) => panels.open);
  const isMoved = useAttention(({ camera, around }) => camera !== 'seated' || around !== null);
  // What was opened by its key has been found.
  const found = open === null ? met : [...met, open];
  const now = isNewcomer && isOwn ? ofUse({ view, log, isMoved }, found) : late;
  const isMore = isNewcomer && isOwn && now.length > met.length;
  useEffect(() => {
    if (isMore) useMet.setState({ met: now });
  });
  return (control) => !late.some((one) => one === control) || now.some((one) => one === control);
}
