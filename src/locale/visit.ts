/** Import this for visitors and presenters of the showcase: it loads their texts. */
import { need } from './language.ts';
import './panels.ts';

await need('visit');
