import './app/app.css';
import { firstLanguage } from './app/wanted-language.ts';
import { fetchWords } from './locale/shelf.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no root');

// The words are fetched along with the page, not after it.
const language = firstLanguage();
const first = fetchWords(language, 'first');
first.catch(() => undefined);

// Not awaited: what comes needs parts of the file that this is in, and would wait for it.
import('./app/open.tsx')
  .then(({ open }) => open(place, language, first))
  .catch((failure: unknown) => {
    document.getElementById('no-start')?.removeAttribute('hidden');
    throw failure;
  });
