/** Like `panels.ts`, for the texts about how the table is seen. */
import { need } from './language.ts';

await need('sight');
