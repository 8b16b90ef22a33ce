import { expect, it } from 'vitest';
import { addressForOthers, areThereRooms } from '../../src/rooms/client/index.ts';

const here = 'http://localhost:5280/some/path/';
const answering =
  (body: BodyInit, status = 200) =>
  async () =>
    new Response(body, { status });
/** An answer that begins in time, and is cut off before its end: a television was busy drawing. */
const cut = () =>
  answering(
    new ReadableStream({
      pull(stream) {
        stream.error(new DOMException('signal timed out', 'TimeoutError'));
      },
    }),
  );

it('leads others to the page’s own address, or to the one that its host knows of', async () => {
  expect(await addressForOthers('http://192.168.1.20:5280/', cut())).toBe('http://192.168.1.20:5280/');
  expect(await addressForOthers(here, answering('{"address":"http://192.168.1.7/"}'))).toBe('http://192.168.1.7/');
  expect(await addressForOthers(here, answering('{"address":null}'))).toBeNull();
  expect(await addressForOthers(here, answering('<!doctype html>', 404))).toBeNull();
});

it('takes an answer that was cut off for none, so that it is asked for again', async () => {
  await expect(addressForOthers(here, cut())).rejects.toMatchObject({ code: 'unreachable' });
  await expect(areThereRooms(here, cut())).rejects.toMatchObject({ code: 'unreachable' });
});
