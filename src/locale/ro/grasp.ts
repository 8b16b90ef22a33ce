import type { grasp as english } from '../en/grasp.ts';
import type { Words } from '../keys.ts';

/** What a hand does with the pieces themselves: fetched with it (`locale/grasp.ts`). */
export const grasp = {
  'grasp.die.which': 'Apasă întâi regiunea pentru care arunci zarul.',
  'grasp.here': 'Lasă aici',
  'grasp.combo': 'O combinație: trage-i chipul, sau drapelul ei de pe masă, pe pânza ta.',
  'grasp.die': 'Zarul: când ți se oferă, aruncă-l cu o mișcare sau apasă-l.',
  'grasp.banner': 'Declin: întoarce-ți drapelul de pe pânză. Trage peste el sau ține-l apăsat.',
  'grasp.purse': 'Monedele tale: ține apăsată punga de pe pânza ta.',
  'grasp.teach.combo': 'Trage-i chipul pe pânza ta sau apasă-i butonul.',
  'grasp.teach.conquest': 'Trage-ți figurina acolo sau apasă regiunea. Prețurile aurii sunt cele mai mici.',
  'grasp.teach.die': 'Apasă regiunea marcată. Apoi apasă butonul ei sau aruncă zarul.',
  'grasp.teach.decline': 'Poți și să-i întorci drapelul, pe pânza ta.',
  'grasp.teach.coins': 'Sau ține apăsată punga ta de pe masă.',
} satisfies Words<typeof english>;
