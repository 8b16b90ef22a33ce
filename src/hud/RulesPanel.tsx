import { type JSX, useDeferredValue, useEffect, useState } from 'react';
import { named, t } from '../locale/index.ts';
import '../locale/later.ts';
import { type Chapter, loadRulebook, searchRulebook } from '../locale/rulebook.ts';
import { usePanels } from './panels.ts';

/** The rules, clause by clause, with a search by word or clause. Its text comes when it is first opened. */
export default function RulesPanel(): JSX.Element {
  const [book, setBook] = useState<readonly Chapter[] | null>(null);
  const search = usePanels((panels) => panels.search);
  const sought = useDeferredValue(search);
  useEffect(() => {
    let here = true;
    loadRulebook().then((chapters) => {
      if (here) setBook(chapters);
    });
    return () => {
      here = false;
    };
  }, []);
  const found = book ? searchRulebook(book, sought) : [];
  const count = found.reduce((sum, { clauses }) => sum + clauses.length, 0);
  return (
    <div className="rules">
      <label>
        {t('rules.search')}
        <input
          type="search"
          value={search}
          placeholder={t('rules.search.hint')}
          onChange={(event) => usePanels.setState({ search: event.target.value })}
        />
      </label>
      <p className="faint" role="status">
        {book ? t('rules.found', { count }) : t('rules.loading')}
      </p>
      {found.map(({ group, clauses }) => (
        <section key={group}>
          <h3>{named('rules.group', group)}</h3>
          <dl>
            {clauses.map(({ id, text }) => (
              <div key={id} data-clause={id}>
                <dt>{id}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="faint">{t('rules.settled')}</p>
    </div>
  );
}
