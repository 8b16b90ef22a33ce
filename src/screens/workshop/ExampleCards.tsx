import { type JSX, useId, useMemo } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/workshop.ts';
import type { Part } from '../../rules/index.ts';
import { useLanguage } from '../../ui/locale/language.ts';
import { ArmsArt } from '../../ui/look/ArmsArt.tsx';
import { ownName } from '../../ui/words/own-name.ts';
import { partWords } from '../../ui/words/parts.ts';
import type { Creation } from './creation.ts';
import { examples, fromExample } from './examples.ts';
import './welcome.css';

export interface ExampleProps {
  /** One is to be put on the bench: a copy of one’s own. */
  readonly onTake: (creation: Creation) => void;
}

/** Races and powers to begin with: what they look like and do, and a button that puts a copy on the bench. */
export function ExampleCards({ onTake }: ExampleProps): JSX.Element {
  const language = useLanguage(({ id }) => id);
  const made = useMemo(examples, []);
  return (
    <ul className="examples">
      {made.map((one) => (
        <Card key={one.id} creation={one} name={ownName(one, language)} onTake={() => onTake(fromExample(one))} />
      ))}
    </ul>
  );
}

interface CardProps {
  readonly creation: Creation;
  readonly name: string;
  readonly onTake: () => void;
}

function Card({ creation: { id, kind, tokens, parts, arms }, name, onTake }: CardProps): JSX.Element {
  const about = useId();
  return (
    <li data-example={id}>
      <ArmsArt arms={arms} />
      <h4>{name}</h4>
      <small>
        {t(`make.kind.${kind}`)} · {tokens}
      </small>
      <p id={about}>{parts.map((part) => partWords(part as unknown as Part)).join(' ')}</p>
      <button
        type="button"
        data-take={id}
        aria-label={t('make.examples.take.name', { name })}
        aria-describedby={about}
        onClick={onTake}
      >
        {t('make.examples.take')}
      </button>
    </li>
  );
}
