/** Import this in lazily loaded code with texts of its own: it loads them. */
import { need } from './language.ts';

await need('living');
