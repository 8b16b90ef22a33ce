/** Import this for the editor of boards: it loads its texts, and those of boards and of faults. */
import { need } from './language.ts';
import './boards.ts';

await need('board-editor');
