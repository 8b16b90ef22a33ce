import type { BoxName } from '../../rules/index.ts';
import { withWords } from '../lazy/words-first.ts';
import { speaker } from '../locale/index.ts';
import { useLanguage } from '../locale/language.ts';
import { literal, namesIn } from './names-in.ts';
import { bringOwnNames } from './own-box.ts';

export { ownName } from './names-in.ts';

let told: { readonly box: BoxName; readonly language: string } | null = null;

/** Tells the speaker what the races and powers of one's own in this box are called, and then, once the words for it are there, what they do. */
export function learnNames(box: BoxName): void {
  const language = useLanguage.getState().id;
  if (told?.box === box && told.language === language) return;
  told = { box, language };
  speaker.learn(namesIn(box, language));
  const isStill = () => told?.box === box && told.language === language;
  import('./parts.ts').then(withWords).then(
    ({ effectsIn }) => {
      if (!isStill()) return;
      const effects = Object.entries(effectsIn(box)).map(([key, text]) => [key, literal(text)]);
      speaker.learn(Object.fromEntries(effects));
      // Whoever shows one of them already shows it again, now with words.
      useLanguage.setState((state) => ({ ...state }), true);
    },
    () => {
      // Until it can be fetched, names have to do: with the next move it is asked for again.
      if (isStill()) told = null;
    },
  );
}

// A change of language drops all messages but the catalogue's.
useLanguage.subscribe(({ id }) => {
  if (told && told.language !== id) learnNames(told.box);
});

bringOwnNames(learnNames);
