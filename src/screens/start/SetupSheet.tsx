import { type Dispatch, type JSX, type SetStateAction, useEffect, useEffectEvent, useId, useState } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { boardIds, houseCount } from '../../rules/index.ts';
import { outlinesOf } from '../../table/outlines/index.ts';
import { t } from '../../ui/locale/index.ts';
import { announce } from '../../ui/look/announcer.ts';
import { stepKeyOf } from '../../ui/platform/keys.ts';
import { noSteps, type Steps, travelled, withStep } from '../../ui/storage/shelf.ts';
import { Fold } from '../page/Fold.tsx';
import { companyOf, type Draft, draftName, peopleIn, withChoice, withCompany, withPlayers } from '../set-up/draft.ts';
import { PlayerCount } from '../set-up/PlayerCount.tsx';
import { BoardFold, BoxesFold, GuestsFold } from '../workshop/SetupFolds.tsx';
import type { HouseCardProps } from './house/HouseCard.tsx';
import { SeatFields } from './SeatFields.tsx';

const HouseCard = lazyPanel(() => import('./house/HouseCard.tsx'));

function HouseFold(props: HouseCardProps): JSX.Element {
  const count = houseCount(props.house ?? {});
  return (
    <Fold name="house" summary={count === 0 ? t('setup.house') : t('setup.house.some', { count })}>
      {() => <HouseCard {...props} />}
    </Fold>
  );
}

interface SetupSheetProps {
  readonly draft: Draft;
  readonly onDraft: Dispatch<SetStateAction<Draft>>;
}

export default function SetupSheet({ draft, onDraft: setDraft }: SetupSheetProps): JSX.Element {
  // Its outlines are fetched ahead. If that fails now, the game tries again.
  const board = draft.board ?? boardIds.find((id) => id === draft.players);
  useEffect(() => {
    if (board !== undefined) outlinesOf(board).load();
  }, [board]);
  const { change, undo } = useSteps(draft, setDraft);
  return (
    <>
      <PlayerCount draft={draft} onChange={(players) => change(withPlayers(draft, players))} />
      <BoxesFold
        choice={draft}
        title={draft.title}
        onChoose={(choice, title) => change((now) => withChoice(now, choice, title))}
      />
      <BoardFold draft={draft} onChange={(next) => change({ ...next, title: undefined })} />
      <Company draft={draft} onChange={change} />
      <fieldset>
        <legend>{t('setup.title')}</legend>
        {draft.seats.slice(0, draft.players).map((_, seat) => (
          // A seat is identified by its place at the table.
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
          <SeatFields key={seat} seat={seat} draft={draft} onChange={(next) => change(next, `seat ${seat}`)} />
        ))}
      </fieldset>
      <FirstSeat draft={draft} onChange={change} />
      {peopleIn(draft) < 2 ? null : (
        <label className="start-check">
          <input
            type="checkbox"
            checked={draft.curtain}
            onChange={(event) => change({ ...draft, curtain: event.target.checked })}
          />
          <span>
            {t('setup.curtain')} <small>{t('setup.curtain.hint')}</small>
          </span>
        </label>
      )}
      <HouseFold
        house={draft.house}
        names={draft.seats.slice(0, draft.players).map((one, seat) => draftName(seat, one))}
        onChange={(house) => change({ ...draft, house, title: undefined })}
      />
      <GuestsFold own={draft.own} onChange={(own) => change((now) => ({ ...now, own, title: undefined }))} />
      <label>
        {t('setup.seed')}
        <input
          value={draft.seed}
          maxLength={20}
          autoComplete="off"
          onChange={(event) => change({ ...draft, seed: event.target.value }, 'seed')}
        />
        <small>{t('setup.seed.hint')}</small>
      </label>
      {undo === null ? null : (
        <button
          type="button"
          data-setup-undo
          onClick={({ currentTarget }) => {
            // It goes with the last step.
            if (undo()) currentTarget.closest('details')?.querySelector('summary')?.focus();
          }}
        >
          {t('action.undo')}
        </button>
      )}
    </>
  );
}

/** Steps can be taken back by a button, and by the usual keys where no text is being typed. */
function useSteps(draft: Draft, setDraft: Dispatch<SetStateAction<Draft>>) {
  const [steps, setSteps] = useState<Steps<Draft>>(noSteps);
  const travel = (way: 'undo' | 'redo') => {
    const moved = travelled(steps, draft, way);
    if (moved === null) return false;
    setSteps(moved.steps);
    setDraft(moved.there);
    if (way === 'undo') announce(t('live.undone', { what: null }));
    return true;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const way = stepKeyOf(event);
    const at = event.target instanceof Element && event.target.closest('.start-sheet') ? event.target : null;
    const isText = at instanceof HTMLInputElement && !['radio', 'checkbox'].includes(at.type);
    if (way !== null && at !== null && !isText && travel(way)) event.preventDefault();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
  return {
    /** What goes on in the same place as the last change, as by typing, is one with it. */
    change(next: SetStateAction<Draft>, place?: string): void {
      setSteps(withStep(steps, draft, place));
      setDraft(next);
    },
    /** Takes back the last step and says whether there are no more; null where there is none. */
    undo: steps.past.length === 0 ? null : () => travel('undo') && steps.past.length === 1,
  };
}

interface DraftProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

function Company({ draft, onChange }: DraftProps): JSX.Element {
  const name = useId();
  const now = companyOf(draft);
  return (
    <fieldset>
      <legend>{t('setup.company')}</legend>
      <div className="start-counts">
        {(['alone', 'together'] as const).map((company) => (
          <label key={company} className={company === now ? 'picked' : undefined}>
            <input
              type="radio"
              name={name}
              checked={company === now}
              onChange={() => onChange(withCompany(draft, company))}
            />
            {t(`setup.company.${company}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Who starts: the player with the most pointed ears, or a random one (SET-6). */
function FirstSeat({ draft, onChange }: DraftProps): JSX.Element {
  return (
    <label>
      {t('setup.first')}
      <select
        value={draft.firstSeat ?? ''}
        onChange={({ target }) => onChange({ ...draft, firstSeat: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{t('setup.first.chance')}</option>
        {draft.seats.slice(0, draft.players).map((one, seat) => (
          <option key={one.colour} value={seat}>
            {draftName(seat, one)}
          </option>
        ))}
      </select>
    </label>
  );
}
