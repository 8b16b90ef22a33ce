import { t } from '../locale/index.ts';
import { speak, useLanguage } from '../locale/language.ts';
import { useSettings } from '../look/index.ts';
import { addressedLanguage, forgetAddressed, languageFor } from './wanted-language.ts';

/** Has the document say which language it is in, and be called by its name in it. */
function tellDocument(): void {
  document.documentElement.lang = useLanguage.getState().id;
  document.title = t('app.title');
}

/**
 * Speaks the language that is chosen, by the address now or in the settings at any moment; what could not be fetched is tried again
 * when the network is back. Gives what ends it.
 */
export function followLanguage(): () => void {
  const named = addressedLanguage();
  if (named !== null) useSettings.setState({ language: named });
  tellDocument();
  const again = () => {
    const { missing } = useLanguage.getState();
    if (missing !== null) void speak(missing);
  };
  addEventListener('online', again);
  const ends = [
    useLanguage.subscribe(tellDocument),
    useSettings.subscribe(({ language }, { language: before }) => {
      if (language === before) return;
      forgetAddressed();
      void speak(languageFor(language));
    }),
    () => removeEventListener('online', again),
  ];
  return () => {
    for (const end of ends) end();
  };
}
