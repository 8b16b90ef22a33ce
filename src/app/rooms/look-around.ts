import { browserWorld, comeTo, type KeptRoom, randomHex, socketAddress } from '../../rooms/client/index.ts';
import { kept, newsOf } from './use-client.ts';

/** Tables that are looked at, at most, and the milliseconds that each may take. */
const MOST = 12;
const PATIENCE = 3000;

/** Asks the tables that are not over how they stand, briefly, and notes it. What does not answer stays as it was. */
export async function lookAround(rooms: readonly KeptRoom[]): Promise<void> {
  await Promise.all(
    rooms
      .filter(({ isOver }) => !isOver)
      .slice(0, MOST)
      .map(lookAt),
  );
}

function lookAt({ room, secret, at }: KeptRoom): Promise<void> {
  return new Promise((resolve) => {
    const client = comeTo(browserWorld, {
      address: socketAddress(document.baseURI, room),
      secret,
      page: randomHex(4),
      clock: Date.now,
    });
    const end = () => {
      clearTimeout(timer);
      forget();
      client.end();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE);
    const forget = client.subscribe(() => {
      const { known, ending } = client.state;
      // A table that cannot be called back just now is not over.
      const isStuck = ending?.how === 'closed' && (ending.why === 'damaged' || ending.why === 'otherBox');
      const isGone = (ending?.how === 'closed' && !isStuck) || ending?.how === 'refused';
      if (known !== null) void kept.note(room, { ...newsOf(known), at }).then(end);
      else if (isGone) void kept.note(room, { isOver: true, isMine: false }).then(end);
    });
  });
}
