/** Import this in the first game: it loads what the coach says there. */
import { need } from './language.ts';

void need('lesson');
