import { t } from '../../ui/locale/index.ts';
import { speak, useLanguage } from '../../ui/locale/language.ts';
import { entitle } from '../../ui/look/page-title.ts';
import { useSettings } from '../../ui/look/settings.ts';
import { note } from '../../ui/route/place.ts';
import { addressedLanguage, languageFor, parameter } from './wanted-language.ts';

/** Sets the document's language, and its title in it. */
function tellDocument(): void {
  document.documentElement.lang = useLanguage.getState().id;
  entitle('page', t('app.title'));
}

/** Removes the language from the address: another one was chosen. */
function forgetAddressed(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(parameter)) return;
  address.searchParams.delete(parameter);
  note(address.search + address.hash);
}

/**
 * Applies the chosen language: from the address now, or from the settings at any time; what could not be fetched is retried when the network is back.
 * Returns an unsubscribe function.
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
