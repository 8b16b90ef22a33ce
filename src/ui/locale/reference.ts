/** Import this where the rules are looked up, or those of a table chosen or told: it loads the texts, both readings of each clause among them. */
import { need } from './language.ts';

void need('reference');
