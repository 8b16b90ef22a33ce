import type { characters as english } from '../en/characters.ts';
import type { Words } from '../keys.ts';

/** Characters of opponents, and their tempers; fetched where they are chosen or told (`locale/characters.ts`). */
export const characters = {
  'character.label': 'Fire',
  'character.none': 'Niciuna anume',
  'character.none.text': 'Joacă după nivelul său.',
  'character.any': 'O surpriză',
  'character.any.text': 'Una dintre cele de mai jos, alta la fiecare joc.',
  'character.avenger': 'Ranchiunos',
  'character.avenger.text': 'Se răzbună pe cel care l-a atacat ultimul.',
  'character.leveller': 'Spaima fruntașilor',
  'character.leveller.text': 'Ia de la cine are cele mai multe monede.',
  'character.homebody': 'Casnic',
  'character.homebody.text': 'Îi lasă în pace pe ceilalți când poate și rămâne cu rasa lui.',
  'character.miser': 'Zgârcit',
  'character.miser.text': 'Aproape niciodată nu plătește pentru o pereche și adună monedele de pe ele.',
  'character.gadabout': 'Neastâmpărat',
  'character.gadabout.text': 'Se satură repede de o rasă și plătește bucuros pentru alta.',
  'temper.aggression': 'Agresivitate',
  'temper.aggression.0': 'pașnic',
  'temper.aggression.1': 'cumpănit',
  'temper.aggression.2': 'aprig',
  'temper.greed': 'Lăcomie',
  'temper.greed.0': 'vede departe',
  'temper.greed.1': 'cumpănit',
  'temper.greed.2': 'vrea acum',
  'temper.patience': 'Răbdare cu o rasă',
  'temper.patience.0': 'neastâmpărat',
  'temper.patience.1': 'cumpănit',
  'temper.patience.2': 'rămâne mult',
} satisfies Words<typeof english>;
