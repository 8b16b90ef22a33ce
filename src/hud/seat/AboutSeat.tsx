import type { JSX, ReactNode } from 'react';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/folk.ts';
import '../../ui/locale/hud.ts';
import { evenTemper, type LevelId, levelIds, type Opponent } from '../../opponents/types.ts';
import type { Seat } from '../../rules/index.ts';
import { opponentIn, withLevel } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { Glyph } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { Dialog } from '../frame/Dialog.tsx';
import { closePanel, openAbout, usePanels } from '../frame/panels.ts';
import { useIsLookedAt, useSlots } from '../frame/slots.ts';
import type { Game } from '../frame/use-game.ts';
import type { PanelProps } from '../panels.ts';
import { SeatFacts } from './SeatFacts.tsx';
import { Why } from './Why.tsx';

export default function AboutSeat({ game, name }: Pick<PanelProps, 'game' | 'name'>): JSX.Element {
  const scope = useScope();
  const seat = usePanels((panels) => panels.about);
  const who = seatName(game.naming, seat);
  const isLookedAt = useIsLookedAt();
  const mayGive = !isLookedAt && game.view.phase !== 'gameOver';
  return (
    <Dialog title={name === 'seat' ? who : t('opponent.why', { seat: who })} onClose={() => closePanel(scope)}>
      {name === 'seat' ? (
        <>
          <SeatFacts game={game} seat={seat} />
          {mayGive ? <Choices game={game} seat={seat} /> : null}
        </>
      ) : (
        <Why game={game} seat={seat} />
      )}
    </Dialog>
  );
}

/** At a table of one screen any seat may be given to the computer. */
const Freely = ({ children }: { readonly children: ReactNode }): JSX.Element => <>{children}</>;

function Choices({ game: { setup, naming }, seat }: { readonly game: Game; readonly seat: Seat }): JSX.Element {
  const scope = useScope();
  const actor = TableActor.useActorRef();
  const explained = TableActor.useSelector(({ context }) => context.decisions.some((one) => one.seat === seat));
  const now = opponentIn(setup, seat);
  const { giving: Giving = Freely } = useSlots();
  const give = (control: 'human' | Opponent) => {
    closePanel(scope);
    actor.send({ type: 'give', seat, control });
  };
  return (
    <div className="buttons seat-choices">
      {now?.character === undefined ? null : (
        <p>
          <b>{t(`character.${now.character}`)}</b>. {t(`character.${now.character}.text`)}
        </p>
      )}
      <h3>{t('players.menu', { seat: seatName(naming, seat) })}</h3>
      <Giving seat={seat}>
        {now === null ? (
          <p>{t('players.give.hint')}</p>
        ) : (
          <button type="button" data-give="human" onClick={() => give('human')}>
            {t('players.take', { seat: seatName(naming, seat) })}
          </button>
        )}
        {levelIds.map((level) => (
          <button
            key={level}
            type="button"
            data-give={level}
            aria-pressed={now?.level === level}
            onClick={() => give(opponentFor(actor.getSnapshot().context.revision, seat, level, now))}
          >
            <span>
              {now?.level === level ? <Glyph name="thing.check" /> : null}{' '}
              {t('players.give', { level: t(`level.${level}.rated`) })}
            </span>{' '}
            <small>{t(`level.${level}.text`)}</small>
          </button>
        ))}
      </Giving>
      {explained ? (
        <button type="button" onClick={() => openAbout(scope, 'why', seat)}>
          <Glyph name="thing.help" /> {t('opponent.why', { seat: seatName(naming, seat) })}
        </button>
      ) : null}
    </div>
  );
}

/** Keeps temper, character and seed, not the rung; a new one's seed reveals nothing of the game's own. */
function opponentFor(revision: number, seat: Seat, level: LevelId, now: Opponent | null): Opponent {
  return now ? withLevel(now, level) : { level, temper: evenTemper, seed: Math.imul(revision ^ 0x2545f491, seat + 1) };
}
