/** Import this where newer versions are announced: it loads the texts for it. */
import { need } from './language.ts';

void need('offline');
