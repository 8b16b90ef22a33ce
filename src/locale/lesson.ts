/** Import this in the first game: it loads its texts. */
import { need } from './language.ts';

await Promise.all([need('lesson'), need('lesson-again'), need('lesson-questions')]);
