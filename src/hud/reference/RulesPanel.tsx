import { type JSX, useDeferredValue } from 'react';
import { useScope } from '../../table/scope.tsx';
import { type LazyState, type LazyValue, lazyValue, retryMissing } from '../../ui/lazy/lazy-value.ts';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import '../../ui/locale/reference.ts';
import { houseOf, isHouse, isOtherBoard } from '../../rules/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { usePanels } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { guestsIn, guestsSearch, houseSearch } from '../house/RulesBadge.tsx';
import { Missing } from '../lazy/lazy-panel.tsx';
import { GameInAMinute } from '../minute/GameInAMinute.tsx';
import { Chapters } from './Chapters.tsx';
import './reference.css';
import { useLazy } from '../../ui/lazy/lazy-component.tsx';
import { useLanguage } from '../../ui/locale/language.ts';
import type { LanguageId } from '../../ui/locale/languages.ts';
import { loadRulebook, type Rulebook, type Trait } from '../../ui/locale/rulebook.ts';
import { TraitCard } from './TraitCard.tsx';

/** The texts of each language, or the English ones while those cannot be fetched. */
const books = new Map<LanguageId, LazyValue<Rulebook>>();
useLanguage.subscribe((now, before) => {
  if (now.missing !== before.missing) books.clear();
});

function useRulebook(): LazyState<Rulebook> {
  const { id } = useLanguage();
  const book = books.get(id) ?? lazyValue(loadRulebook);
  books.set(id, book);
  return useLazy(book);
}

import GuestsTable from '../house/GuestsTable.tsx';
import HouseTable from '../house/HouseTable.tsx';

export default function RulesPanel({ game }: { readonly game: Game }): JSX.Element {
  const scope = useScope();
  const { value: book, isMissing, isComing } = useRulebook();
  const search = usePanels((panels) => panels.search);
  const turnTo = (entry: string) => usePanels.of(scope).setState({ search: entry });
  const sought = useDeferredValue(search);
  const trait = traitAt(sought);
  return (
    <div className="rules">
      <label>
        {t('rules.search')}
        <input
          type="search"
          value={traitAt(search) || search === houseSearch || search === guestsSearch ? '' : search}
          placeholder={t('rules.search.hint')}
          onChange={(event) => turnTo(event.target.value)}
        />
      </label>
      <nav className="rules-parts" aria-label={t('reference.parts')}>
        <button type="button" aria-pressed={sought === ''} onClick={() => turnTo('')}>
          {t('reference.all')}
        </button>
        <button type="button" aria-pressed={sought === '◆'} data-reference="settled" onClick={() => turnTo('◆')}>
          {t('reference.settled')}
        </button>
        {isHouse(houseOf(game.view)) || isOtherBoard(game.view) ? (
          <button
            type="button"
            aria-pressed={sought === houseSearch}
            data-reference="house"
            onClick={() => turnTo(houseSearch)}
          >
            {t('house.badge.hint')}
          </button>
        ) : null}
        {guestsIn(game.view) > 0 ? (
          <button
            type="button"
            aria-pressed={sought === guestsSearch}
            data-reference="guests"
            onClick={() => turnTo(guestsSearch)}
          >
            {t('setup.guests')}
          </button>
        ) : null}
        <button type="button" data-reference="sheet" onClick={() => usePanels.of(scope).setState({ open: 'sheet' })}>
          {t('reference.sheet')}
        </button>
      </nav>
      {sought === houseSearch ? (
        <HouseTable view={game.view} nameOf={(seat) => seatName(game.naming, seat)} />
      ) : sought === guestsSearch ? (
        <GuestsTable view={game.view} />
      ) : book === null ? (
        isMissing ? (
          <Missing why="missing" isComing={isComing} onAgain={retryMissing} />
        ) : (
          <p className="faint">{t('rules.loading')}</p>
        )
      ) : trait ? (
        <TraitCard game={game} book={book} trait={trait} />
      ) : (
        <>
          {sought === '' ? (
            <details className="rules-short">
              <summary>{t('help.short')}</summary>
              <GameInAMinute />
            </details>
          ) : null}
          <Chapters book={book} sought={sought} />
        </>
      )}
    </div>
  );
}

/** Parses the search for a card: `race:<id>` or `power:<id>`; null if it is none. */
export function traitAt(search: string): Trait | null {
  const [, kind, id] = /^(race|power):(\w+)$/.exec(search) ?? [];
  return id !== undefined && (kind === 'race' || kind === 'power') ? { kind, id } : null;
}
