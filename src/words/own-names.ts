import { type Messages, speaker } from '../locale/index.ts';
import { useLanguage } from '../locale/language.ts';
import type { BoxName, OwnPowerData } from '../rules/index.ts';
import { bringOwnNames } from './own-box.ts';

/** A name in the language spoken, else in English, else in whichever it was given; its id if it has none. */
export function ownName({ id, names }: Pick<OwnPowerData, 'id' | 'names'>, language: string): string {
  return names?.[language] ?? names?.en ?? Object.values(names ?? {})[0] ?? id;
}

/** A text that says just this, whatever signs are in it: already parsed, so that nothing in it is taken for an argument. */
const literal = (text: string): Messages[string] => [{ type: 0, value: text }];

/** What the races and powers of a box are called in a language, as messages. */
function namesIn({ own }: BoxName, language: string): Messages {
  const races = (own?.ownRaces ?? []).map((race) => [`race.${race.id}`, literal(ownName(race, language))]);
  const powers = (own?.ownPowers ?? []).map((power) => [`power.${power.id}`, literal(ownName(power, language))]);
  return Object.fromEntries([...races, ...powers]);
}

let told: { readonly box: BoxName; readonly language: string } | null = null;

/** Tells the speaker what the races and powers of one's own in this box are called, and then, once the words for it are there, what they do. */
export function learnNames(box: BoxName): void {
  const language = useLanguage.getState().id;
  if (told?.box === box && told.language === language) return;
  told = { box, language };
  speaker.learn(namesIn(box, language));
  const isStill = () => told?.box === box && told.language === language;
  import('./parts.ts').then(
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
