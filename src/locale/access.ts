/** Import this where questions are answered, or keys listed and changed: it loads their texts. */
import { need } from './language.ts';

await need('access');
