import type { BadPair } from '../../../src/opponents/fairness/combos.ts';
import '../../../src/ui/locale/english.ts';
import type { BoxFault, BoxName, Refusal } from '../../../src/rules/index.ts';
import workshop from '../../../src/ui/locale/en/workshop.json';
import { speaker } from '../../../src/ui/locale/index.ts';
import { boxFaultWords } from '../../../src/ui/words/box-faults.ts';
import { refusalWords } from '../../../src/ui/words/refusal-words.ts';

speaker.learn(workshop);

/** What is wrong with a box, with the place. */
export const faultWords = (fault: BoxFault): string => boxFaultWords(fault);

/** What the rules say, with the clause. */
export function refusedWords(refusal: Refusal): string {
  const { text, remedy } = refusalWords(refusal, { board: 2, content: undefined, seats: [] });
  return [text, remedy, refusal.clause === null ? null : `(${refusal.clause})`]
    .filter((part) => part !== null)
    .join(' ');
}

/** What a race or a power is called: by its name in a box of one's own, else in English, else by its id. */
function nameIn({ own }: BoxName, id: string): string {
  const made = [...(own?.ownRaces ?? []), ...(own?.ownPowers ?? [])].find((one) => one.id === id);
  return made?.names?.en ?? Object.values(made?.names ?? {})[0] ?? id;
}

/** Which combo cannot be played, and why (OWN-3). */
export function badPairWords(content: BoxName, { race, power, players, why, refusal }: BadPair): string {
  const combo = `${nameIn(content, power)} ${nameIn(content, race)}`;
  const reason =
    refusal === null
      ? why === 'endless'
        ? 'The game does not come to an end.'
        : `The program failed: ${why}.`
      : refusedWords(refusal);
  return `OWN-3: ${combo} cannot be played with ${players} players. ${reason}`;
}
