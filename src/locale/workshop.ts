/** Import this for the workshop: it loads its texts, and those of the parts. */
import { need } from './language.ts';
import './panels.ts';
import './parts.ts';

await need('workshop');
