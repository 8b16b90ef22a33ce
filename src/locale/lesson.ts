/** To be imported by the first game: the table learns its words. */
import { need } from './language.ts';

await need('lesson');
