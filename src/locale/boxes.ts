/** Import this for boxes under a name: it loads their texts. */
import { need } from './language.ts';

await need('boxes');
