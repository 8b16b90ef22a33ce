/** Import this for tables on several screens: it loads their texts. */
import { need } from './language.ts';

void need('rooms');
