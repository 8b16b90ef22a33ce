import { type JSX, useEffect, useId, useState } from 'react';
import { outlinesOf } from '../boards/index.ts';
import { fetchNow } from '../lazy/index.ts';
import { t } from '../locale/index.ts';
import { patternBackground, playerColour, useSettings } from '../look/index.ts';
import { onAnswered } from '../platform/form.ts';
import { type BoardId, boardFacts, boardIds, houseCount, type OwnBox, ownIds } from '../rules/index.ts';
import type { TableSetup } from '../turn/index.ts';
import { loadGuestsCard } from '../workshop/lazy.ts';
import { BoardFold } from './boards/BoardFold.tsx';
import { companyOf, type Draft, ofTheDay, peopleIn, setupOf, withChoice, withCompany, withPlayers } from './draft.ts';
import { HouseFold } from './house/HouseFold.tsx';
import { keepDraft, lastDraft } from './last-draft.ts';
import { PlayerCount } from './PlayerCount.tsx';
import { draftName, SeatFields } from './SeatFields.tsx';
import { BoxesFold } from './workshop/BoxesFold.tsx';
import { GuestsFold } from './workshop/GuestsFold.tsx';

/** Prefetches a board. If that fails now, the game tries again. */
const fetchAhead = (board: BoardId) => outlinesOf(board).load();

interface NewGameProps {
  readonly isBusy: boolean;
  readonly onStart: (setup: TableSetup) => void;
  /** Opens the table to others, at other screens: the set-up, and the seed if none was typed. */
  readonly onInvite: (draft: Draft, chance: number) => void;
}

/** A new game: one press begins it as the last one was set up; who plays, who starts and the rest unfold below. */
export function NewGame({ isBusy, onStart, onInvite }: NewGameProps): JSX.Element {
  const [draft, setDraft] = useState(() => lastDraft(useSettings.getState().curtain));
  const heading = useId();

  useEffect(() => {
    const board = draft.board ?? boardIds.find((id) => id === draft.players);
    if (board !== undefined) void fetchAhead(board);
  }, [draft.players, draft.board]);

  /** Says what guests are called, once it has come. */
  const [namesOf, setNamesOf] = useState<((own: OwnBox) => string) | null>(null);
  const hasGuests = draft.own !== undefined;
  useEffect(() => {
    if (!hasGuests) return;
    // They may have been changed in the workshop since; until that is known they are as they were.
    fetchNow(loadGuestsCard).then(
      ({ guestNames, guestsNow }) => {
        setNamesOf(() => guestNames);
        setDraft((now) => (now.own === undefined ? now : { ...now, own: guestsNow(now.own) }));
      },
      () => undefined,
    );
  }, [hasGuests]);

  function begin(chosen: Draft): void {
    onStart(setupOf(chosen, decided()));
  }

  /** Keeps the set-up for the next time, and draws a seed. */
  function decided(): number {
    useSettings.setState({ curtain: draft.curtain });
    keepDraft(draft);
    const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
    return chance;
  }

  return (
    <form className="start-card parchment" aria-labelledby={heading} {...onAnswered(() => begin(draft))}>
      <h2 id={heading}>{t('start.new')}</h2>
      <Chosen draft={draft} />
      <FromBox draft={draft} namesOf={namesOf} />
      <details className="start-setup">
        <summary>{t('setup.change')}</summary>
        <div className="start-sheet">
          <PlayerCount draft={draft} onChange={(players) => setDraft(withPlayers(draft, players))} />
          <BoxesFold
            choice={draft}
            title={draft.title}
            onChoose={(choice, title) => setDraft((now) => withChoice(now, choice, title))}
          />
          <BoardFold draft={draft} onChange={(next) => setDraft({ ...next, title: undefined })} />
          <Company draft={draft} onChange={setDraft} />
          <fieldset>
            <legend>{t('setup.title')}</legend>
            {draft.seats.slice(0, draft.players).map((_, seat) => (
              // A seat is identified by its place at the table.
              // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
              <SeatFields key={seat} seat={seat} draft={draft} onChange={setDraft} />
            ))}
          </fieldset>
          <FirstSeat draft={draft} onChange={setDraft} />
          {peopleIn(draft) < 2 ? null : (
            <label className="start-check">
              <input
                type="checkbox"
                checked={draft.curtain}
                onChange={(event) => setDraft({ ...draft, curtain: event.target.checked })}
              />
              <span>
                {t('setup.curtain')} <small>{t('setup.curtain.hint')}</small>
              </span>
            </label>
          )}
          <HouseFold
            house={draft.house}
            names={draft.seats.slice(0, draft.players).map((one, seat) => draftName(seat, one))}
            onChange={(house) => setDraft({ ...draft, house, title: undefined })}
          />
          <GuestsFold own={draft.own} onChange={(own) => setDraft((now) => ({ ...now, own, title: undefined }))} />
          <details className="start-more">
            <summary>{t('setup.more')}</summary>
            <label>
              {t('setup.seed')}
              <input
                value={draft.seed}
                maxLength={20}
                autoComplete="off"
                onChange={(event) => setDraft({ ...draft, seed: event.target.value })}
              />
              <small>{t('setup.seed.hint')}</small>
            </label>
          </details>
        </div>
      </details>
      <button type="submit" className="start-go" disabled={isBusy}>
        {t('setup.start')}
      </button>
      <button type="button" className="start-day" disabled={isBusy} onClick={() => begin(ofTheDay(draft, new Date()))}>
        {t('setup.day')}
        <small>{t('setup.day.hint')}</small>
      </button>
      <button
        type="button"
        className="start-day"
        data-invite
        disabled={isBusy}
        onClick={() => onInvite(draft, decided())}
      >
        {t('setup.invite')}
        <small>{t('setup.invite.hint')}</small>
      </button>
      <a className="start-day" data-big-screen href={tableOf(draft)} title={t('setup.table.hint')}>
        {t('setup.table')}
      </a>
    </form>
  );
}

/** The address of a table on a big screen: its places, and its board if that is another printed one. */
const tableOf = ({ players, board }: Draft): string =>
  `?table=${players}${typeof board === 'number' && board !== players ? `&board=${board}` : ''}`;

interface FromBoxProps {
  readonly draft: Draft;
  readonly namesOf: ((own: OwnBox) => string) | null;
}

/** What the game is dealt from, if not from the printed box by the usual rules. */
function FromBox({ draft, namesOf }: FromBoxProps): JSX.Element | null {
  const { title, own, house, board } = draft;
  const [guests, rules] = [ownIds(own).length, houseCount(house ?? {})];
  const parts = [
    ...(own && guests > 0
      ? [namesOf ? `${t('setup.guests')}: ${namesOf(own)}` : t('setup.guests.some', { count: guests })]
      : []),
    ...(rules > 0 ? [t('setup.house.some', { count: rules })] : []),
    ...(board === undefined ? [] : [t('setup.boards.chosen', { regions: boardFacts(board).regions.length })]),
  ];
  const words = title === undefined ? parts.join(' · ') : t('setup.boxes.chosen', { title });
  return words === '' ? null : (
    <p className="start-box" data-from-box>
      {words}
    </p>
  );
}

/** Who sits down if nothing is changed: the colour and the name of each. */
function Chosen({ draft }: { readonly draft: Draft }): JSX.Element {
  return (
    <ul className="start-chosen" aria-label={t('setup.title')}>
      {draft.seats.slice(0, draft.players).map((one, seat) => (
        <li key={one.colour}>
          <span
            className="start-flag"
            aria-hidden="true"
            style={{ background: patternBackground(playerColour(one.colour)) }}
          />
          <b className="cut" title={draftName(seat, one)}>
            {draftName(seat, one)}
          </b>
          {one.player === 'human' ? null : <small>{t(`level.${one.player}.rated`)}</small>}
        </li>
      ))}
    </ul>
  );
}

interface DraftProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** One person against opponents, or people only; the seats below can be set individually. */
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
