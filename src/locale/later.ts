/** Imported by whatever is fetched later and speaks with words of its own: the table learns them. */
import { need } from './language.ts';

await need('later');
