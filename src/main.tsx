import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepSite } from './app/offline/registration.ts';
import { openSaves } from './saves/index.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no root');

// Not every browser keeps data for a page (private windows, policies): then the games are played, but not kept.
const saves = await openSaves({ locks: navigator.locks }).catch(() => null);

createRoot(place).render(
  <StrictMode>
    <App saves={saves} />
  </StrictMode>,
);
keepSite();
