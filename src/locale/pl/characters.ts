import type { characters as english } from '../en/characters.ts';
import type { Words } from '../keys.ts';

/** Characters of opponents, and their tempers; fetched where they are chosen or told (`locale/characters.ts`). */
export const characters = {
  'character.label': 'Charakter',
  'character.none': 'Bez szczególnego',
  'character.none.text': 'Gra tak, jak jego poziom.',
  'character.any': 'Niespodzianka',
  'character.any.text': 'Jeden z poniższych, co grę inny.',
  'character.avenger': 'Mściciel',
  'character.avenger.text': 'Odgrywa się na tym, kto ostatnio go zaatakował.',
  'character.leveller': 'Pogromca liderów',
  'character.leveller.text': 'Zabiera temu, kto ma najwięcej monet.',
  'character.homebody': 'Domator',
  'character.homebody.text': 'Gdy może, zostawia innych w spokoju, i trzyma się swojej rasy.',
  'character.miser': 'Skąpiec',
  'character.miser.text': 'Prawie nigdy nie płaci za zestaw i zbiera leżące na nich monety.',
  'character.gadabout': 'Niespokojny duch',
  'character.gadabout.text': 'Szybko nudzi się rasą i chętnie płaci za następną.',
  'temper.aggression': 'Agresja',
  'temper.aggression.0': 'mała',
  'temper.aggression.1': 'średnia',
  'temper.aggression.2': 'duża',
  'temper.greed': 'Chciwość',
  'temper.greed.0': 'patrzy daleko',
  'temper.greed.1': 'średnia',
  'temper.greed.2': 'chce wszystkiego od razu',
  'temper.patience': 'Cierpliwość do rasy',
  'temper.patience.0': 'mała',
  'temper.patience.1': 'średnia',
  'temper.patience.2': 'duża',
} satisfies Words<typeof english>;
