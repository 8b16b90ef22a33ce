import type { grasp as english } from '../en/grasp.ts';
import type { Words } from '../keys.ts';

/** What a hand does with the pieces themselves: fetched with it (`locale/grasp.ts`). */
export const grasp = {
  'grasp.die.which': 'Prima premi la regione per cui tiri il dado.',
  'grasp.here': 'Lascia qui',
  'grasp.combo': 'Una combinazione: trascina il suo volto, o il vessillo sul tavolo, sul tuo panno.',
  'grasp.die': 'Il dado: quando puoi tirarlo, lancialo con un gesto o premilo.',
  'grasp.banner': 'Declino: gira il vessillo sul tuo panno. Trascinaci sopra, o tienilo premuto.',
  'grasp.purse': 'Le tue monete: tieni premuta la borsa sul tuo panno.',
  'grasp.teach.combo': 'Trascina il suo volto sul tuo panno, o premi il suo pulsante.',
  'grasp.teach.conquest': 'Trascina lì la tua figura, o premi la regione. I prezzi dorati sono i più bassi.',
  'grasp.teach.die': 'Premi la regione evidenziata. Poi premi il suo pulsante, o lancia il dado.',
  'grasp.teach.decline': 'Puoi anche girare il suo vessillo, sul tuo panno.',
  'grasp.teach.coins': 'Oppure tieni premuta la tua borsa sul tavolo.',
} satisfies Words<typeof english>;
