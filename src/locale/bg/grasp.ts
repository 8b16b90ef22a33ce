import type { grasp as english } from '../en/grasp.ts';
import type { Words } from '../keys.ts';

/** What a hand does with the pieces themselves: fetched with it (`locale/grasp.ts`). */
export const grasp = {
  'grasp.die.which': 'Първо натисни региона, за който хвърляш зара.',
  'grasp.here': 'Пусни тук',
  'grasp.combo': 'Комбинация: плъзни лицето ѝ или знамето ѝ на масата върху своята покривка.',
  'grasp.die': 'Зарчето: когато можеш да хвърляш, метни го с движение или го натисни.',
  'grasp.banner': 'Упадък: обърни знамето на своята покривка. Плъзни по него или го задръж.',
  'grasp.purse': 'Твоите монети: задръж кесията на своята покривка.',
  'grasp.teach.combo': 'Плъзни лицето ѝ върху своята покривка или натисни бутона ѝ.',
  'grasp.teach.die': 'Натисни отбелязания регион. После натисни бутона му или метни зарчето.',
  'grasp.teach.decline': 'Можеш и да обърнеш знамето ѝ на своята покривка.',
  'grasp.teach.coins': 'Или задръж кесията си на масата.',
} satisfies Words<typeof english>;
