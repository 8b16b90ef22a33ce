import { plays } from './playing.ts';
import { openWebKit } from './webkit.ts';

plays('WebKitGTK', openWebKit);
