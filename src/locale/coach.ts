/** Imported by whatever speaks on the coach's card: the table learns the words of the card itself. */
import { need } from './language.ts';

await need('coach');
