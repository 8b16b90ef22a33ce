import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Command } from '../../../src/rules/index.ts';
import { isCurtain, opponentAtWork } from '../../../src/session/turn/index.ts';
import {
  begin,
  chartWith,
  opponent,
  settle,
  startTable,
  tableSetup,
  withOpponents,
} from '../../support/table-actor.ts';

const ratmenFirst = { banners: ['ratmen', 'humans'], badges: ['commando', 'hill'] };
const pick: Command = { type: 'pickCombo', index: 0 };
const conquer = (region: number): Command => ({ type: 'conquer', region });

/** A table whose writing lasts until it is let go on. */
function slowlyWritten(setup = tableSetup(ratmenFirst, false)) {
  const writes: (() => void)[] = [];
  const actor = createActor(chartWith(() => new Promise(() => undefined))).start();
  actor.send(begin(setup, () => new Promise<void>((done) => writes.push(done))));
  const table = {
    actor,
    context: () => actor.getSnapshot().context,
    do: (...commands: Command[]) => actor.send({ type: 'do', commands }),
    played: () => actor.getSnapshot().context.log.map(({ command }) => command),
    /** The write that is under way ends. */
    async written() {
      await settle();
      writes.shift()?.();
      await settle();
    },
    /** Every write ends, until there is none. */
    async allWritten() {
      await settle();
      while (writes.length > 0) await table.written();
    },
  };
  return table;
}

describe('a step that is asked for while the table writes', () => {
  it('waits for the new game to be written', async () => {
    const table = slowlyWritten();
    table.do(pick);
    await table.allWritten();
    expect(table.played()).toEqual([pick]);
  });

  it('waits for the step before it, and is done after it, in the order they were asked for', async () => {
    const table = slowlyWritten();
    await table.written();
    table.do(pick);
    table.do(conquer(1));
    table.do(conquer(2));
    expect(table.played()).toEqual([]);
    await table.allWritten();
    expect(table.played()).toEqual([pick, conquer(1), conquer(2)]);
    expect(table.context().refusal).toBeNull();
  });

  it('waits until a change of seats has been saved', async () => {
    const table = slowlyWritten();
    await table.written();
    table.actor.send({ type: 'give', seat: 1, control: opponent() });
    expect(table.actor.getSnapshot().context.setup?.seats[1]?.control).toBe('human');
    table.do(pick);
    expect(table.played()).toEqual([]);
    await table.allWritten();
    expect(table.played()).toEqual([pick]);
  });

  it('is refused with a reason if it has become impossible, and keeps nothing waiting', async () => {
    const table = slowlyWritten();
    await table.written();
    table.do(pick);
    table.do(pick);
    table.do(conquer(1));
    await table.allWritten();
    expect(table.played()).toEqual([pick, conquer(1)]);
    table.do(pick);
    await table.allWritten();
    expect(table.context().refusal?.refusal.code).toBe('notNow');
  });

  it('is taken back as well, if it is a step back', async () => {
    const table = slowlyWritten();
    await table.written();
    for (const step of [pick, conquer(1)]) {
      table.do(step);
      await table.written();
    }
    table.do(conquer(2));
    expect(table.actor.getSnapshot().can({ type: 'undo' })).toBe(true);
    table.actor.send({ type: 'undo' });
    await table.allWritten();
    expect(table.played()).toEqual([pick, conquer(1)]);
    table.actor.send({ type: 'give', seat: 1, control: opponent() });
    table.actor.send({ type: 'undo' });
    await table.allWritten();
    expect(table.played()).toEqual([pick]);
    // A new combo has been seen.
    table.actor.send({ type: 'give', seat: 1, control: 'human' });
    expect(table.actor.getSnapshot().can({ type: 'undo' })).toBe(false);
  });

  it('is refused once the seat was given away', async () => {
    const table = slowlyWritten();
    await table.written();
    table.actor.send({ type: 'give', seat: 0, control: opponent() });
    table.do(pick);
    await table.allWritten();
    expect(opponentAtWork(table.actor.getSnapshot())).toBe('thinking');
    expect(table.played()).toEqual([]);
    expect(table.context().refusal?.refusal).toMatchObject({ code: 'othersDecide', facts: { seat: 0 } });
  });

  it('is not kept for the next game', async () => {
    const table = slowlyWritten();
    table.do(pick);
    table.actor.send({ type: 'leave' });
    table.actor.send(begin(tableSetup(ratmenFirst, false)));
    await table.allWritten();
    expect(table.played()).toEqual([]);
  });
});

describe('a step that is asked for while another seat decides', () => {
  /** Seat 0 has played its turn, which is being shown. */
  async function played(setup = tableSetup(ratmenFirst, false)) {
    const table = startTable(setup, () => new Promise(() => undefined));
    await settle();
    await table.play(pick);
    await table.play(conquer(1));
    await table.play({ type: 'endConquests' });
    const place = table.now().context.legal.findLast(({ type }) => type === 'place');
    if (place) await table.play(place);
    await table.play({ type: 'endRedeployment' });
    expect(table.now().context.present?.seat).toBe(1);
    return table;
  }

  it('is refused with who is to decide, even if it is legal for that seat', async () => {
    const table = await played();
    const { log } = table.now().context;
    table.actor.send({ type: 'do', commands: [{ type: 'pickCombo', index: 0 }] });
    expect(table.now().context.refusal?.refusal).toMatchObject({ code: 'othersDecide', facts: { seat: 1 } });
    expect(table.now().context.log).toBe(log);
  });

  it('is refused without revealing what that seat holds', async () => {
    const table = await played();
    table.actor.send({ type: 'do', commands: [conquer(3)] });
    expect(table.now().context.refusal?.refusal).toMatchObject({ code: 'othersDecide', facts: { seat: 1 } });
  });

  it('is refused with who is to decide while an opponent thinks, and once it has failed to decide', async () => {
    const table = await played(withOpponents(tableSetup(ratmenFirst, false), [1]));
    table.show();
    await settle();
    expect(opponentAtWork(table.now())).toBe('thinking');
    table.actor.send({ type: 'do', commands: [{ type: 'pickCombo', index: 0 }] });
    expect(table.now().context.refusal?.refusal.code).toBe('othersDecide');

    const failing = startTable(withOpponents(tableSetup({ ...ratmenFirst, firstSeat: 1 }), [1]), () =>
      Promise.reject(new Error('no')),
    );
    await settle();
    await settle();
    expect(opponentAtWork(failing.now())).toBe('stuck');
    failing.actor.send({ type: 'do', commands: [pick] });
    expect(failing.now().context.refusal?.refusal).toMatchObject({ code: 'othersDecide', facts: { seat: 1 } });
  });

  it('leaves no refusal for the next player behind the curtain', async () => {
    const table = await played(tableSetup(ratmenFirst, true));
    table.actor.send({ type: 'do', commands: [pick] });
    expect(table.now().context.refusal).not.toBeNull();
    table.show();
    expect(isCurtain(table.now())).toBe(true);
    expect(table.now().context.refusal).toBeNull();
    table.actor.send({ type: 'do', commands: [pick] });
    table.actor.send({ type: 'takeSeat' });
    await settle();
    expect(table.now().context).toMatchObject({ viewer: 1, refusal: null });
  });

  it('is refused with the end of the game if that is over', async () => {
    const table = startTable(withOpponents(tableSetup({ seed: 5 }), [0, 1], 'raider'));
    table.actor.send({ type: 'hurry' });
    for (let step = 0; step < 4000 && table.now().context.present?.phase !== 'gameOver'; step++) {
      await settle();
      if (table.now().context.stages.length > 0) table.actor.send({ type: 'hurry' });
    }
    await settle();
    table.actor.send({ type: 'do', commands: [pick] });
    await settle();
    expect(table.now().context.refusal).not.toBeNull();
  });
});
