/** Import this in the reference and wherever else its texts are used: it loads them. */
import { need } from './language.ts';
import './panels.ts';
import './settled.ts';

await need('reference');
