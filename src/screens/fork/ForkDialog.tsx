import { type JSX, useState } from 'react';
import { Dialog } from '../../hud/index.ts';
import { t } from '../../ui/locale/index.ts';
import { playerName } from '../../ui/locale/players.ts';
import '../../ui/locale/games.ts';
import type { SaveError, Saves } from '../../session/saves/index.ts';
import type { Played } from '../../session/turn/index.ts';
import { dropSession, useAttempt } from '../page/use-attempt.ts';
import { laySession } from '../set-up/laid-session.ts';
import type { Session } from '../set-up/session.ts';
import { Present } from '../share/Present.tsx';
import { forkOf, lastTurnOfPerson, turnsOf, withSomebody } from './fork.ts';
import { Players } from './Players.tsx';
import './fork.css';

import ForkPuzzle from './ForkPuzzle.tsx';

interface ForkDialogProps {
  /** The game, asked for once: an opponent may be playing on. */
  readonly played: () => Played;
  readonly saves: Saves | SaveError;
  /** The game at this table, which the new one follows there; null where it is only looked at. */
  readonly present: Session | null;
  readonly onSit: (session: Session) => void;
  /** How many commands had been played at the moment that is offered first. */
  readonly at: number;
  readonly onClose: () => void;
}

/** Plays on from a moment of a game: from when, and who plays. That game stays as it is. */
export default function ForkDialog({ played: ask, saves, present, onSit, at, onClose }: ForkDialogProps): JSX.Element {
  const [played] = useState(ask);
  const [chance] = useState(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  const [from, setFrom] = useState(() => (mayGoOnAt(played, at) ? at : lastTurnOfPerson(played)));
  const [seats, setSeats] = useState(() => withSomebody(played, from, chance));
  const { isBusy, problem, attempt } = useAttempt();

  const go = () =>
    attempt(
      async () => laySession(saves, await forkOf(played, from, seats)),
      (session) => {
        onSit(session);
        onClose();
      },
      dropSession,
    );

  return (
    <Dialog title={t('fork.title')} onClose={onClose} className="fork" asks>
      <p>{t('fork.text')}</p>
      <label className="fork-moment">
        {t('fork.moment')}
        <select value={from} onChange={({ target }) => setFrom(Number(target.value))}>
          {momentsOf(played, at).map(([moment, words]) => (
            <option key={moment} value={moment}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <ForkPuzzle played={played} from={from} onOpened={onClose} />
      <Players seats={seats} chance={chance} onChange={setSeats} />
      {present === null ? null : <Present session={present} isQuiet />}
      <p data-said="now">{problem === null ? null : t(`saves.${problem}`)}</p>
      <div className="buttons">
        <button type="button" onClick={onClose}>
          {t('link.later')}
        </button>
        <button type="button" className="primary" data-fork="go" disabled={isBusy} onClick={() => void go()}>
          {t('fork.go')}
        </button>
      </div>
    </Dialog>
  );
}

function mayGoOnAt({ game, log }: Played, at: number): boolean {
  return at >= 0 && at < log.length + (game.phase === 'gameOver' ? 0 : 1);
}

/** The moments offered, in order: where turns began, the one asked for, and the present one. */
function momentsOf(played: Played, at: number): readonly (readonly [at: number, words: string])[] {
  const { setup, log } = played;
  const nameOf = (seat: number) => playerName(seat, setup.seats[seat]);
  const moments = new Map<number, string>([[0, t('fork.begins')]]);
  const asked = log[at];
  if (asked !== undefined && at > 0)
    moments.set(at, t('fork.move', { number: at + 1, round: asked.round, seat: nameOf(asked.seat) }));
  for (const { at: turn, round, seat } of turnsOf(log))
    moments.set(turn, t('fork.turn', { round, seat: nameOf(seat) }));
  if (log.length > 0 && mayGoOnAt(played, log.length)) moments.set(log.length, t('fork.now'));
  return [...moments].sort(([one], [other]) => one - other);
}
