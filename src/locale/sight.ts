/** As `later.ts`: the words of how the table is seen. */
import { need } from './language.ts';

await need('sight');
