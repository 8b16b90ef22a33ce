import type { grasp as english } from '../en/grasp.ts';
import type { Words } from '../keys.ts';

/** What a hand does with the pieces themselves: fetched with it (`locale/grasp.ts`). */
export const grasp = {
  'grasp.die.which': 'Najpierw naciśnij obszar, o który rzucasz.',
  'grasp.here': 'Puść tutaj',
  'grasp.combo': 'Zestaw: przeciągnij na swoje sukno jego portret albo kartę rasy ze stołu.',
  'grasp.die': 'Kość: gdy możesz nią rzucić, pchnij ją szybkim ruchem albo naciśnij.',
  'grasp.banner': 'Upadek: odwróć kartę rasy na swoim suknie. Przeciągnij po niej albo ją przytrzymaj.',
  'grasp.purse': 'Twoje monety: przytrzymaj sakiewkę na swoim suknie.',
  'grasp.teach.combo': 'Przeciągnij portret rasy na swoje sukno albo naciśnij przycisk.',
  'grasp.teach.conquest': 'Przeciągnij tam figurkę albo naciśnij obszar. Złote ceny są najniższe.',
  'grasp.teach.die': 'Naciśnij wskazany obszar. Potem naciśnij jego przycisk albo pchnij kość.',
  'grasp.teach.decline': 'Możesz też odwrócić kartę rasy na swoim suknie.',
  'grasp.teach.coins': 'Albo przytrzymaj swoją sakiewkę na stole.',
} satisfies Words<typeof english>;
