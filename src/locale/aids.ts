/** Import this where moves are judged: it loads the texts for it. */
import { need } from './language.ts';

await need('aids');
