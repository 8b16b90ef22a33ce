import './ui/floor/index.ts';
import './screens/app.css';
import { firstLanguage } from './screens/page/wanted-language.ts';
import { fetchWords } from './ui/locale/languages.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no root');

// The texts are fetched in parallel with the page, not after it.
const language = firstLanguage();
const first = fetchWords(language, 'start');
first.catch(() => undefined);

// Not awaited: the imported module depends on parts of this file, so awaiting it would deadlock.
import('./screens/open.tsx')
  .then(({ open }) => open(place, language, first))
  .catch((failure: unknown) => {
    document.getElementById('no-start')?.removeAttribute('hidden');
    throw failure;
  });
