import type { grasp as english } from '../en/grasp.ts';
import type { Words } from '../keys.ts';

/** What a hand does with the pieces themselves: fetched with it (`locale/grasp.ts`). */
export const grasp = {
  'grasp.die.which': 'Първо натисни региона, за който хвърляш зара.',
  'grasp.here': 'Пусни тук',
  'grasp.combo': 'Комбинация: плъзни върху своята покривка портрета ѝ или плочката на расата от масата.',
  'grasp.die': 'Зарчето: когато можеш да хвърляш, метни го с бързо движение или го натисни.',
  'grasp.banner': 'Упадък: обърни плочката на расата на своята покривка. Плъзни по нея или я задръж.',
  'grasp.purse': 'Твоите монети: задръж кесията на своята покривка.',
  'grasp.teach.combo': 'Плъзни портрета на расата върху своята покривка или натисни бутона.',
  'grasp.teach.conquest': 'Плъзни фигурката си там или натисни региона. Златните цени са най-ниските.',
  'grasp.teach.die': 'Натисни отбелязания регион. После натисни бутона му или метни зарчето.',
  'grasp.teach.decline': 'Можеш и да обърнеш плочката на расата на своята покривка.',
  'grasp.teach.coins': 'Или задръж кесията си на масата.',
} satisfies Words<typeof english>;
