/** Import this where rules are looked up, chosen or told: it loads the texts, both readings of a clause. */
import { need } from './language.ts';

void need('reference');
