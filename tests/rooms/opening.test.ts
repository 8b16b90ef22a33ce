import { expect, it } from 'vitest';
import { areThereRooms, openFairly, whyNoRoom } from '../../src/rooms/client/index.ts';
import { openingOf } from './support/place.ts';

const here = 'https://site.example/';
const answering = (status: number, body: string) => async () => new Response(body, { status });
const why = (ask: () => Promise<Response>) => openFairly(here, openingOf(), ask).catch(whyNoRoom);

it('a table that cannot be opened is refused for a reason: as the rooms say it, else as the status does', async () => {
  const said = [
    [507, '{"error":"diskFull"}', 'diskFull'],
    [507, '{"error":"addressFull"}', 'addressFull'],
    [429, '{"error":"tooMany"}', 'tooMany'],
    [413, '{"error":"tooLarge"}', 'tooLarge'],
    [400, '{"error":"tooLong"}', 'tooLong'],
    [400, '{"error":"malformed"}', 'refused'],
    // Servers in between say no more than a number, and rooms of a later version another word.
    [413, '<html>', 'tooLarge'],
    [429, '', 'tooMany'],
    [507, '{"error":["diskFull"]}', 'diskFull'],
    [503, '<html>', 'unreachable'],
    [404, '<html>', 'none'],
    [405, '', 'none'],
    [400, '{"error":"somethingNew"}', 'refused'],
    [201, '{"room":"no code"}', 'refused'],
  ] as const;
  for (const [status, body, code] of said) expect(await why(answering(status, body)), `${status} ${body}`).toBe(code);
});

it('a site whose rooms are being started is no site without rooms', async () => {
  await expect(areThereRooms(here, answering(502, '<html>'))).rejects.toMatchObject({ code: 'unreachable' });
  expect(await areThereRooms(here, answering(404, '<html>'))).toBe(false);
});
