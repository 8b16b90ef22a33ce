import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import { speak, useLanguage } from '../../ui/locale/language.ts';
import { isLanguage, languageNames, languages } from '../../ui/locale/languages.ts';
import { useSettings } from '../../ui/look/settings.ts';

interface LanguageChoiceProps {
  /** Only these; all where none are named. */
  readonly only?: readonly string[] | undefined;
}

export function LanguageChoice({ only = [] }: LanguageChoiceProps): JSX.Element {
  const choice = useSettings((settings) => settings.language);
  const missing = useLanguage((language) => language.missing);
  return (
    <div className="language">
      <label className="language-pick">
        <span>{t('language.label')}</span>{' '}
        <select
          value={isLanguage(choice) ? choice : 'system'}
          onChange={(event) => useSettings.setState({ language: event.target.value })}
        >
          {only.length > 0 ? null : <option value="system">{t('language.system')}</option>}
          {(only.length > 0 ? only.filter(isLanguage) : languages).map((id) => (
            <option key={id} value={id} lang={id}>
              {languageNames[id]}
            </option>
          ))}
        </select>
      </label>
      <p data-said>{missing === null ? null : t('language.missing', { language: languageNames[missing] })}</p>
      {missing === null ? null : (
        <p className="buttons">
          <button type="button" data-language="again" onClick={() => void speak(missing)}>
            {t('error.crash.retry')}
          </button>
        </p>
      )}
    </div>
  );
}
