import { openFirefox } from './firefox.ts';
import { plays } from './playing.ts';

plays('Firefox', openFirefox);
