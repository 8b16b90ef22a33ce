import { type JSX, useId, useState } from 'react';
import { mostOwnTokens } from '../../rules/index.ts';
import { said, t } from '../../ui/locale/index.ts';
import { useLanguage } from '../../ui/locale/language.ts';
import { type LanguageId, languageNames, languages } from '../../ui/locale/languages.ts';
import { raceName } from '../../ui/words/names.ts';
import { type Creation, printedBox } from './creation.ts';
import { FaultLine } from './FaultLine.tsx';
import { changeCreation } from './shelf.ts';

/** Longest name, in letters. */
const longest = 24;

/** One is enough: the others are folded away until somebody wants them. */
export function NameFields({ creation: { id, names } }: { readonly creation: Creation }): JSX.Element {
  const base = useId();
  const spoken = useLanguage((language) => language.id);
  // In sight: the name in the language spoken, and the one read for want of it, also while that is typed.
  const [read] = useState(() =>
    names[spoken] === undefined ? languages.find((one) => names[one] !== undefined) : null,
  );
  const inSight = languages.filter((one) => one === spoken || one === read);
  const folded = languages.filter((one) => !inSight.includes(one));
  const change = (language: LanguageId, text: string) => {
    const { [language]: _, ...rest } = names;
    changeCreation(id, { names: text === '' ? rest : { ...rest, [language]: text } }, `names.${language}`);
  };
  const field = (language: LanguageId) => (
    <label key={language} lang={language}>
      <span>{languageNames[language]}</span>
      <input
        type="text"
        lang={language}
        data-name={language}
        maxLength={longest}
        autoComplete="off"
        aria-describedby={`${base}-hint ${base}-fault`}
        value={names[language] ?? ''}
        onChange={({ target }) => change(language, target.value)}
      />
    </label>
  );
  return (
    <fieldset className="make-section" data-section="names">
      <legend>{t('make.name')}</legend>
      <div className="make-names">{inSight.map(field)}</div>
      {folded.length === 0 ? null : (
        <details className="make-more" data-other-names>
          <summary>{t('make.name.others')}</summary>
          <p id={`${base}-hint`}>{t('make.name.hint')}</p>
          <div className="make-names">{folded.map(field)}</div>
        </details>
      )}
      <FaultLine field="names" isWhole id={`${base}-fault`} />
    </fieldset>
  );
}

export function NumberFields({ creation }: { readonly creation: Creation }): JSX.Element {
  const { id, kind, tokens, borrows } = creation;
  const base = useId();
  const { races } = printedBox();
  const most = mostOwnTokens[kind];
  const lender = races[borrows];
  return (
    <div className="make-section" data-section="numbers">
      <div className="make-field wide">
        <label htmlFor={`${base}-tokens`}>{t(`make.tokens.${kind}`)}</label>
        <select
          id={`${base}-tokens`}
          data-field="tokens"
          aria-describedby={`${base}-tokens-fault`}
          value={tokens}
          onChange={({ target }) => changeCreation(id, { tokens: Number(target.value) }, 'tokens')}
        >
          {Array.from({ length: Math.max(most, tokens) + 1 }, (_, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it is
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
        <FaultLine field="tokens" id={`${base}-tokens-fault`} />
      </div>
      {kind === 'power' ? null : (
        <div className="make-field wide">
          <label htmlFor={`${base}-borrows`}>{t('make.borrows')}</label>
          <select
            id={`${base}-borrows`}
            data-field="borrows"
            aria-describedby={`${base}-borrows-hint ${base}-borrows-fault`}
            value={borrows}
            onChange={({ target }) => changeCreation(id, { borrows: target.value }, 'borrows')}
          >
            {lender ? null : <option value={borrows}>{borrows}</option>}
            {Object.values(races).map((race) => (
              <option key={race.id} value={race.id}>
                {said(raceName({}, race.id))} ({race.supply})
              </option>
            ))}
          </select>
          <small id={`${base}-borrows-hint`}>
            {lender ? t('make.borrows.hint', { race: raceName({}, borrows), supply: lender.supply }) : null}
          </small>
          <FaultLine field="borrows" id={`${base}-borrows-fault`} />
        </div>
      )}
    </div>
  );
}
