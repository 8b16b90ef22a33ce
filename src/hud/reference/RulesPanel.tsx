import { type JSX, useDeferredValue, useEffect, useState } from 'react';
import { t } from '../../locale/index.ts';
import { useLanguage } from '../../locale/language.ts';
import '../../locale/reference.ts';
import { loadRulebook, type Rulebook } from '../../locale/rulebook.ts';
import { usePanels } from '../panels.ts';
import type { Game } from '../table.ts';
import { traitAt } from './address.ts';
import { Chapters } from './Chapters.tsx';
import './reference.css';
import { TraitCard } from './TraitCard.tsx';

/** Opens the reference at something else. */
const turnTo = (search: string) => usePanels.setState({ search });

/**
 * The reference: the rules clause by clause, with a search by word or clause, what differs between editions, and a card for each race and
 * power. Its text comes when it is first opened.
 */
export default function RulesPanel({ game }: { readonly game: Game }): JSX.Element {
  const book = useRulebook();
  const search = usePanels((panels) => panels.search);
  const sought = useDeferredValue(search);
  const trait = traitAt(sought);
  return (
    <div className="rules">
      <label>
        {t('rules.search')}
        <input
          type="search"
          value={traitAt(search) ? '' : search}
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
        <button type="button" data-reference="sheet" onClick={() => usePanels.setState({ open: 'sheet' })}>
          {t('reference.sheet')}
        </button>
      </nav>
      {book === null ? (
        <p className="faint">{t('rules.loading')}</p>
      ) : trait ? (
        <TraitCard game={game} book={book} trait={trait} />
      ) : (
        <Chapters book={book} sought={sought} />
      )}
    </div>
  );
}

function useRulebook(): Rulebook | null {
  const [book, setBook] = useState<Rulebook | null>(null);
  const language = useLanguage(({ id }) => id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has a rulebook of its own
  useEffect(() => {
    let here = true;
    loadRulebook().then((loaded) => {
      if (here) setBook(loaded);
    });
    return () => {
      here = false;
    };
  }, [language]);
  return book;
}
