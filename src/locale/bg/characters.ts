import type { characters as english } from '../en/characters.ts';
import type { Words } from '../keys.ts';

/** Characters of opponents, and their tempers; fetched where they are chosen or told (`locale/characters.ts`). */
export const characters = {
  'character.label': 'Нрав',
  'character.none': 'Никакъв по-особен',
  'character.none.text': 'Играе според нивото си.',
  'character.any': 'Изненада',
  'character.any.text': 'Някой от долните, всяка игра различен.',
  'character.avenger': 'Отмъстител',
  'character.avenger.text': 'Връща го на онзи, който последен го е нападнал.',
  'character.leveller': 'Гроза за водачите',
  'character.leveller.text': 'Взема от онзи, който има най-много монети.',
  'character.homebody': 'Домошар',
  'character.homebody.text': 'Не закача другите, когато може, и държи на расата си.',
  'character.miser': 'Скъперник',
  'character.miser.text': 'Почти никога не плаща за комбинация и събира монетите по тях.',
  'character.gadabout': 'Неспокоен дух',
  'character.gadabout.text': 'Бързо се насища на расата си и охотно плаща за друга.',
  'temper.aggression': 'Войнственост',
  'temper.aggression.0': 'ниска',
  'temper.aggression.1': 'умерена',
  'temper.aggression.2': 'висока',
  'temper.greed': 'Алчност',
  'temper.greed.0': 'гледа надалеч',
  'temper.greed.1': 'умерена',
  'temper.greed.2': 'иска всичко сега',
  'temper.patience': 'Търпение към расата',
  'temper.patience.0': 'малко',
  'temper.patience.1': 'умерено',
  'temper.patience.2': 'голямо',
} satisfies Words<typeof english>;
