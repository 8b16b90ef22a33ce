/** Like `later.ts`, for the words about what is pointed at. */
import { need } from './language.ts';
import './access.ts';

await need('explain');
