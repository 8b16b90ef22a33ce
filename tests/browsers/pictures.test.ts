import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import { pictures } from './pictures.ts';
import { openWebKit } from './webkit.ts';

pictures('chromium', openChromium);
pictures('firefox', openFirefox);
pictures('webkit', openWebKit);
