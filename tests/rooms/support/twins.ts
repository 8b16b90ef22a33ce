import { evenTemper } from '../../../src/opponents/types.ts';
import { restored, writeSnapshot } from '../../../src/rooms/core/game.ts';
import { type ToRoom, usualChoices } from '../../../src/rooms/protocol/index.ts';
import { type Command, digest, type Seat } from '../../../src/rules/index.ts';
import { type CorePlace, corePlace } from './core-place.ts';
import type { Guest } from './guest.ts';
import { openingOf } from './place.ts';
import { chanceOf, someMove } from './playing.ts';

const opponent = { level: 'wanderer', temper: evenTemper, seed: 3 } as const;
/** Whose coins are the secret; the last one watches. */
const keeper = 1;
const watcher = 3;
/** Combos that come from the stacks while twins are played: so many on top are the same in both. */
const drawn = 5;
/** What the next dice show, in both: they are public once thrown. */
const dice = Array.from({ length: 40 }, (_, at) => [0, 2, 1, 0, 3, 0][(at * 5) % 6] ?? 0);

/** What came of a game. */
export interface Twin {
  /** Everything that was sent to a seat that may not know the secret, to the watcher, or to push services. */
  readonly others: readonly string[];
  /** Everything that was sent to the seat that may know a part of it. */
  readonly own: string;
  /** A hash of the whole truth. */
  readonly truth: string;
  readonly steps: number;
}

/**
 * A game of three that somebody watches, with everything that happens at a table: refusals, nonsense, undo and take-backs, lost connections, crashes, opponents,
 * pauses, absences. What happens is chosen by `seed`. Only these depend on `secret`: the coins of seat 1, what lies deep in the stacks, and the key of all chance
 * to come.
 */
export async function twin(seed: number, secret: number, length = 30): Promise<Twin> {
  const place = corePlace(seed);
  const below = chanceOf(seed + 1);
  const opening = openingOf(['human', 'human', 'human'], {
    secret: '1'.repeat(64),
    choices: { ...usualChoices, behind: seed % 4 === 3, patience: 20_000 },
  });
  const room = await place.open(opening);
  const guests = new Map<number, Guest>();
  const texts = ['', '', '', ''];
  let links: readonly string[] = [];
  let asked = 0;

  const guest = (who: number): Guest => {
    const found = guests.get(who);
    if (found === undefined) throw new Error(`nobody is at ${who}`);
    return found;
  };
  const enter = async (who: number, seen = -1) => {
    const one = await place.connect(room, String(who + 1).repeat(64));
    // What it knew is gone with it, or kept: a page that was loaded anew, or one that only lost its connection.
    if (seen >= 0) one.known = guests.get(who)?.known ?? null;
    guests.set(who, one);
    await one.hello({ seen, ...(links[who] === undefined ? {} : { passport: links[who] }) });
  };
  const note = (who: number) => {
    texts[who] += guest(who).texts.splice(0).join('\n');
  };
  const leave = (who: number) => {
    note(who);
    guest(who).cut();
  };
  const comeBack = (who: number) => enter(who, below(2) === 0 ? guest(who).now.n : -1);
  const ask = (who: number, message: object) =>
    guest(who).say(JSON.stringify({ ...message, id: `t${asked++}` } satisfies Partial<ToRoom>));
  const answerAll = (by: number, yes: boolean) => {
    for (const who of [0, keeper, 2])
      for (const { proposal } of who === by ? [] : guest(who).now.proposals)
        ask(who, { type: 'answer', proposal, yes });
  };

  await enter(0);
  links = await guest(0).links();
  for (const who of [keeper, 2, watcher]) await enter(who);
  for (const who of [0, keeper, 2]) await guest(who).ask<'share'>({ type: 'share', value: `${who}a`.repeat(32) });
  for (const who of [0, keeper, 2]) {
    const order = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22), title: `${who}`, body: room };
    await guest(who).ask<'push'>({ type: 'push', endpoint: `https://push.example/${who}`, order });
  }
  for (const who of guests.keys()) note(who);
  bend(place, room, secret);
  await place.crash();
  for (const who of guests.keys()) await comeBack(who);

  const act = async () => {
    const { seat } = guest(0).now.view;
    const { legal } = guest(seat).sight(seat);
    const move = someMove(
      legal.filter((one) => isOpenTo(seat, one)),
      below,
    );
    await guest(seat).do(seat, [move]);
    return seat;
  };
  const happenings: readonly ((seat: Seat) => Promise<void> | void)[] = [
    (seat) =>
      ask((seat + 1) % 3, { type: 'do', on: guest(0).now.n, seat: (seat + 1) % 3, commands: [{ type: 'pass' }] }),
    // Whether it can be paid for is a secret: so is the answer.
    () =>
      ask(keeper, { type: 'do', on: guest(keeper).now.n, seat: keeper, commands: [{ type: 'pickCombo', index: 9 }] }),
    (seat) => ask(seat, { type: 'back', on: guest(seat).now.n, seat }),
    (seat) => {
      ask(seat, { type: 'propose', proposal: { what: 'takeBack', seat } });
      answerAll(seat, below(3) > 0);
    },
    () => guest(below(4)).say('{"type":"do","seat":1,"commands":[{"type":"fly"}]}'),
    () => ask(watcher, { type: 'do', on: 0, seat: keeper, commands: [{ type: 'pass' }] }),
    () => ask(below(4), { type: 'told', part: 0 }),
    () => guest(keeper).say(JSON.stringify({ type: 'say', seat: keeper, said: 'ouch' })),
    () => guest(below(3)).say(JSON.stringify({ type: 'look', isSeen: below(2) > 0 } satisfies ToRoom)),
    () => ask(keeper, { type: 'name', seat: keeper, name: `Ana ${below(9)}` }),
    async () => {
      const who = below(4);
      leave(who);
      place.pass(below(2) * 60_000);
      await comeBack(who);
    },
    async () => {
      for (const who of guests.keys()) note(who);
      await place.crash();
      for (const who of guests.keys()) await comeBack(who);
    },
    () => {
      const who = below(2) * 2;
      ask(who, { type: 'give', seat: who, control: opponent });
      ask(who, { type: 'give', seat: who, control: 'human' });
    },
    () => {
      ask(2, { type: 'propose', proposal: { what: 'pause' } });
      answerAll(2, true);
      ask(keeper, { type: 'back', on: guest(keeper).now.n, seat: keeper });
      ask(2, { type: 'propose', proposal: { what: 'resume' } });
    },
    () =>
      ask(0, {
        type: 'choose',
        choices: { ...usualChoices, behind: below(2) === 0, clock: { kind: 'bank', bank: 600_000, grace: 5_000 } },
      }),
  ];

  let steps = 0;
  while (steps < length && !guest(0).now.isOver && drawnBy(guest(0)) < drawn) {
    const seat = await act();
    steps += 1;
    // Long enough for a notice to be sent, where nobody is heard.
    if (below(3) === 0) place.pass(20_000);
    if (below(2) === 0) await happenings[below(happenings.length)]?.(seat);
  }
  const { holding, key } = gameOf(place, room);
  for (const who of guests.keys()) note(who);
  // The table agrees to end it: with `opened` nothing is a secret any more.
  ask(0, { type: 'propose', proposal: { what: 'end' } });
  answerAll(0, true);
  for (const who of guests.keys()) texts[who] += guest(who).texts.join('\n').split('{"type":"opened"')[0] ?? '';
  return {
    others: [...texts.filter((_, who) => who !== keeper), JSON.stringify(place.pushes)],
    own: texts[keeper] ?? '',
    truth: digest({ coins: holding.game.coins, hidden: holding.game.hidden, key }),
    steps,
  };
}

/** Combos have been drawn from the stacks for what was picked. */
function drawnBy({ now }: Guest): number {
  return now.log.filter(({ command }) => command.type === 'pickCombo').length;
}

/** May a seat do that in both games? Which combos seat 1 can pay for is its secret: it takes what is free. */
function isOpenTo(seat: Seat, move: Command): boolean {
  return seat !== keeper || move.type !== 'pickCombo' || move.index === 0;
}

function gameOf(place: CorePlace, room: string) {
  const store = place.store(room);
  return restored(store.rowsFrom(0), store.snapshot());
}

/** Makes the stored truth another one, in what nobody but seat 1 may know. */
function bend(place: CorePlace, room: string, secret: number): void {
  const store = place.store(room);
  const game = gameOf(place, room);
  const { holding } = game;
  const { hidden } = holding.game;
  const coins = holding.game.coins.map((coin, seat) => (seat === keeper ? coin + (secret % 40) : coin));
  const turned = (stack: readonly string[]) => {
    const deep = stack.slice(drawn);
    const by = deep.length === 0 ? 0 : secret % deep.length;
    return [...stack.slice(0, drawn), ...deep.slice(by), ...deep.slice(0, by)];
  };
  const bent = { ...hidden, banners: turned(hidden.banners), badges: turned(hidden.badges), dice } as typeof hidden;
  const next = { ...holding.game, coins, hidden: bent };
  const key = digest({ key: game.key, secret }).repeat(4);
  const turnStart = { ...game.turnStart, game: next };
  const body = writeSnapshot({ ...game, key, turnStart, holding: { ...holding, game: next } });
  store.keepSnapshot({ n: store.rowsFrom(0).length - 1, body });
}
