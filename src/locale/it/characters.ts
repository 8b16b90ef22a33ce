import type { characters as english } from '../en/characters.ts';
import type { Words } from '../keys.ts';

/** Characters of opponents, and their tempers; fetched where they are chosen or told (`locale/characters.ts`). */
export const characters = {
  'character.label': 'Carattere',
  'character.none': 'Nessuno in particolare',
  'character.none.text': 'Gioca secondo il suo livello.',
  'character.any': 'A sorpresa',
  'character.any.text': 'Uno di quelli qui sotto, diverso a ogni partita.',
  'character.avenger': 'Vendicativo',
  'character.avenger.text': 'Rende la pariglia a chi l’ha attaccato per ultimo.',
  'character.leveller': 'Sfidacapi',
  'character.leveller.text': 'Prende a chi ha più monete.',
  'character.homebody': 'Casalingo',
  'character.homebody.text': 'Quando può lascia in pace gli altri, e resta con la sua razza.',
  'character.miser': 'Taccagno',
  'character.miser.text': 'Non paga quasi mai per una coppia, e raccoglie le monete che ci trova.',
  'character.gadabout': 'Irrequieto',
  'character.gadabout.text': 'Si stanca presto di una razza, e paga volentieri per un’altra.',
  'temper.aggression': 'Aggressività',
  'temper.aggression.0': 'mite',
  'temper.aggression.1': 'media',
  'temper.aggression.2': 'feroce',
  'temper.greed': 'Avidità',
  'temper.greed.0': 'lungimirante',
  'temper.greed.1': 'media',
  'temper.greed.2': 'tutto e subito',
  'temper.patience': 'Pazienza con una razza',
  'temper.patience.0': 'irrequieto',
  'temper.patience.1': 'media',
  'temper.patience.2': 'resta a lungo',
} satisfies Words<typeof english>;
