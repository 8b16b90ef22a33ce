import { fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Unfolds all that the start page has beside its first screen: the imitated page does not do it by itself. */
export async function openMore(): Promise<void> {
  const more = await waitFor(() => document.querySelector<HTMLDetailsElement>('.start-rest') ?? expect.fail('no more'));
  more.open = true;
  fireEvent(more, new Event('toggle'));
  await waitFor(() => expect(document.querySelector('[data-today]')).not.toBeNull());
}
