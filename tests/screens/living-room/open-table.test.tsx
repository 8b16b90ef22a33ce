// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PROTOCOL } from '../../../src/rooms/protocol/index.ts';
import { OpenTable } from '../../../src/screens/living-room/OpenTable.tsx';
import { kept } from '../../../src/screens/rooms/use-client.ts';

/** What this page asked of its site, and how the site answers. */
let asked: string[] = [];
let rooms: Response | null = null;
let opening: () => Response = () => new Response('{}', { status: 400 });

beforeEach(() => {
  asked = [];
  rooms = new Response(JSON.stringify({ rooms: true, protocol: PROTOCOL }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(method);
    return method === 'GET' ? (rooms ?? new Response('<!doctype html>', { status: 404 })).clone() : opening();
  });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  location.hash = '';
  for (const { room } of await kept.list()) await kept.forget(room);
});

const told = () => document.querySelector('[data-no-rooms]')?.getAttribute('data-no-rooms') ?? null;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('a screen that is to be a table asks whether there are any before it opens one', async () => {
  rooms = null;
  render(<OpenTable onAlone={null} />);
  await pass(50);
  expect(told()).toBe('none');
  expect(asked).toEqual(['GET']);
  expect(screen.queryByText('Try again')).toBeNull();
});

it('says why none is opened just now, and opens one as soon as it can: at a press, or by itself', async () => {
  opening = () => new Response('{"error":"diskFull"}', { status: 507 });
  render(<OpenTable onAlone={null} />);
  await pass(50);
  expect(told()).toBe('diskFull');
  expect(screen.getByText(/The server has no space left for another online table/)).toBeTruthy();
  opening = () => new Response('{"error":"tooMany"}', { status: 429 });
  fireEvent.click(screen.getByText('Try again'));
  await pass(50);
  expect(told()).toBe('tooMany');
  opening = () => new Response('{"room":"ABCDEF"}', { status: 201 });
  await pass(31_000);
  await vi.waitFor(() => expect(location.hash).toBe('#room=ABCDEF'));
});
