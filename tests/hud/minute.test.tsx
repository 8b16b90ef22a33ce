// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import Minute from '../../src/hud/minute/Minute.tsx';
import { pictures } from '../../src/hud/minute/MinutePicture.tsx';
import minute from '../../src/ui/locale/en/minute.json';
import '../../src/ui/locale/english.ts';

afterEach(cleanup);

it('the game in a minute is six pictures, each with words for those who cannot see it and at most twelve words', () => {
  render(<Minute />);
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))).toEqual(
    pictures.map((name) => minute[`minute.${name}.alt`]),
  );
  const said = [...document.querySelectorAll('li > p')].map(({ textContent }) => textContent ?? '');
  expect(said).toEqual(pictures.map((name) => minute[`minute.${name}`]));
  expect(said).toHaveLength(6);
  for (const words of said) expect(words.split(' ').length, words).toBeLessThanOrEqual(12);
});
