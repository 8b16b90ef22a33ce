/** Import this where the coach's card is used: it loads the texts of the card itself. */
import { need } from './language.ts';

await need('coach');
