import type { grasp as english } from '../en/grasp.ts';
import type { Words } from '../keys.ts';

/** What a hand does with the pieces themselves: fetched with it (`locale/grasp.ts`). */
export const grasp = {
  'grasp.die.which': 'Najpierw naciśnij obszar, o który rzucasz.',
  'grasp.here': 'Puść tutaj',
  'grasp.combo': 'Zestaw: przeciągnij jego portret, albo kartę rasy ze stołu, na swoje sukno.',
  'grasp.die': 'Kość: gdy możesz rzucać, pchnij ją ruchem albo naciśnij.',
  'grasp.banner': 'Upadek: odwróć kartę rasy na swoim suknie. Przeciągnij po niej albo ją przytrzymaj.',
  'grasp.purse': 'Twoje monety: przytrzymaj sakiewkę na swoim suknie.',
  'grasp.teach.combo': 'Przeciągnij jej portret na swoje sukno albo naciśnij przycisk.',
  'grasp.teach.die': 'Naciśnij zaznaczony obszar. Potem naciśnij jego przycisk albo pchnij kość.',
  'grasp.teach.decline': 'Możesz też odwrócić jej kartę na swoim suknie.',
  'grasp.teach.coins': 'Albo przytrzymaj swoją sakiewkę na stole.',
} satisfies Words<typeof english>;
