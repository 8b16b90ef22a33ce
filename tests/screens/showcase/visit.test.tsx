// @vitest-environment happy-dom
import { act as drawn, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import Visit from '../../../src/screens/showcase/visit/Visit.tsx';
import { speaker } from '../../../src/ui/locale/index.ts';
import { speak, useLanguage } from '../../../src/ui/locale/language.ts';
import { clear, playOver, tableFor } from '../../hud/support.tsx';
import { messagesOf } from '../../ui/locale/messages.ts';
import '../../support/boards.ts';

const nothing = () => {};

// The test's browser knows no game pads.
Object.assign(navigator, { getGamepads: () => [] });

/** What a passer-by sees, as the page draws it: anew in every language. */
function Page() {
  useLanguage();
  return <Visit isCounting={false} flat onTouched={nothing} onGiveBack={nothing} />;
}

afterEach(async () => {
  clear();
  await speak('en');
});

// Speaking again brings only what a page has asked for so far: others need all words.
afterAll(() => speaker.become('en', messagesOf('en')));

it('a passer-by who chooses another language has all panels in it', async () => {
  await playOver(<Page />, tableFor({ players: 2, seed: 1, firstSeat: 0 }));
  await screen.findByRole('list', { name: 'Players, in turn order' });
  await drawn(async () => void (await speak('it')));
  expect(screen.getByRole('list', { name: 'Giocatori, in ordine di turno' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Players, in turn order' })).toBeNull();
});
