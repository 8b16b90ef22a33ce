import { type JSX, useEffect, useRef } from 'react';
import { useScope } from '../../table/scope.tsx';
import { named, t } from '../../ui/locale/index.ts';
import { type Clause, clauseNamed, type Rulebook, searchRulebook } from '../../ui/locale/rulebook.ts';
import { Glyph, useDealt } from '../../ui/look/index.ts';
import { traitName } from '../../ui/words/names.ts';
import { openTrait } from '../frame/panels.ts';

interface ChaptersProps {
  readonly book: Rulebook;
  /** A clause, words, or nothing. */
  readonly sought: string;
}

export function Chapters({ book, sought }: ChaptersProps): JSX.Element {
  const found = searchRulebook(book.chapters, sought);
  const count = found.reduce((sum, { clauses }) => sum + clauses.length, 0);
  const asked = clauseNamed(book.chapters, sought)?.id ?? null;
  return (
    <>
      <p className="faint" data-said>
        {t('rules.found', { count })}
      </p>
      {sought === '◆' ? <p>{t('settled.intro')}</p> : null}
      {found.map(({ group, clauses }) => (
        <section key={group}>
          <h3>{named('rules.group', group)}</h3>
          <dl>
            {clauses.map((clause) => (
              <Entry key={clause.id} clause={clause} here={clause.id === asked} />
            ))}
          </dl>
        </section>
      ))}
      <p className="faint">{t('rules.settled')}</p>
    </>
  );
}

interface EntryProps {
  readonly clause: Clause;
  /** It was searched for by id. */
  readonly here?: boolean;
  /** It is on the card of its subject. */
  readonly onCard?: boolean;
}

export function Entry({ clause: { id, text, settled, about }, here = false, onCard = false }: EntryProps): JSX.Element {
  const scope = useScope();
  const dealt = useDealt();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (here) place.current?.scrollIntoView?.({ block: 'center' });
  }, [here]);
  return (
    <div ref={place} className={here ? 'here' : undefined} data-clause={id} aria-current={here ? 'true' : undefined}>
      <dt>{id}</dt>
      <dd>
        {text}
        {settled === null ? null : <span className="settled">◆ {settled}</span>}
        {about && !onCard ? (
          <button type="button" className="link to-card" onClick={() => openTrait(scope, about.kind, about.id)}>
            <Glyph name={`${about.kind}.${about.id}`} /> {t('trait.about', { name: traitName(dealt, about.id) })}
          </button>
        ) : null}
      </dd>
    </div>
  );
}
