import { describe, expect, it } from 'vitest';
import { newGame } from '../../src/rules/index.ts';
import { activityOf, canUndo, isCurtain, newTable, nowShowing, partOf } from '../../src/turn/index.ts';
import { playAgain } from '../../src/turn/step.ts';
import { goOn, settle, startTable, tableSetup } from '../support/table-actor.ts';

const ratmenFirst = { banners: ['ratmen', 'humans'], badges: ['commando', 'hill'] };

describe('a step at the table', () => {
  it('is written down before it is shown', async () => {
    const table = startTable(tableSetup(ratmenFirst));
    await settle();
    table.actor.send({ type: 'do', commands: [{ type: 'pickCombo', index: 0 }] });
    expect(nowShowing(table.now())).toBeNull();
    expect(table.now().context.view?.forces).toEqual([]);
    await settle();
    expect(table.written.at(-1)?.log).toHaveLength(1);
    expect(nowShowing(table.now())?.name).toBe('pickCombo');
    expect(table.now().context.view?.forces).toHaveLength(1);
  });

  it('writes a new game down before its first decision', async () => {
    const table = startTable(tableSetup());
    await settle();
    expect(table.now().context.legal).not.toEqual([]);
    expect(table.written).toHaveLength(1);
    expect(table.written[0]?.log).toEqual([]);
    expect(partOf(table.now())).toBe('pickCombo');
  });

  it('goes on when it cannot be written, and says so until it can', async () => {
    const table = startTable(tableSetup(ratmenFirst));
    await settle();
    table.trouble.code = 'storageFull';
    await table.play({ type: 'pickCombo', index: 0 });
    expect(table.now().context.storageTrouble).toBe('storageFull');
    expect(table.now().context.present?.phase).toBe('conquer');
    table.trouble.code = null;
    await table.play({ type: 'conquer', region: 1 });
    expect(table.now().context.storageTrouble).toBeNull();
  });

  it('says no more of a trouble that was dismissed, until another comes or a step was written', async () => {
    const table = startTable(tableSetup(ratmenFirst));
    await settle();
    table.trouble.code = 'full';
    await table.play({ type: 'pickCombo', index: 0 });
    table.actor.send({ type: 'dismiss' });
    await table.play({ type: 'conquer', region: 1 });
    expect(table.now().context.storageTrouble).toBeNull();
    table.trouble.code = 'elsewhere';
    await table.play({ type: 'conquer', region: 2 });
    expect(table.now().context.storageTrouble).toBe('elsewhere');
    table.trouble.code = null;
    await table.play({ type: 'endConquests' });
    table.trouble.code = 'full';
    await table.play({ type: 'place', region: 1, count: 1 });
    expect(table.now().context.storageTrouble).toBe('full');
  });

  it('refuses what the kernel refuses, and keeps the reason until the next step', async () => {
    const table = startTable(tableSetup(ratmenFirst));
    await table.play({ type: 'pickCombo', index: 0 });
    await table.play({ type: 'conquer', region: 0 });
    expect(table.now().context.refusal?.refusal.clause).toBe('CON-4');
    expect(table.now().context.log).toHaveLength(1);
    await table.play({ type: 'conquer', region: 1 });
    expect(table.now().context.refusal).toBeNull();
  });

  it('plays all commands of a step or none', async () => {
    const table = startTable(tableSetup(ratmenFirst));
    await table.play({ type: 'pickCombo', index: 0 });
    const before = table.now().context.present;
    await table.play({ type: 'conquer', region: 1 }, { type: 'conquer', region: 0 });
    expect(table.now().context.present).toEqual(before);
    await table.play({ type: 'conquer', region: 1 }, { type: 'conquer', region: 2 });
    expect(table.now().context.log).toHaveLength(3);
  });

  it('may follow before the last one has been shown, and is shown instead', async () => {
    const table = startTable(tableSetup(ratmenFirst));
    await table.play({ type: 'pickCombo', index: 0 });
    await table.play({ type: 'conquer', region: 1 });
    expect(table.now().context.stages).toHaveLength(1);
    expect(nowShowing(table.now())?.events.some((event) => event.type === 'conquered')).toBe(true);
  });
});

describe('a set-up that is no game', () => {
  it('is refused with the clause', () => {
    expect(newTable(tableSetup({ firstSeat: 7 }))).toMatchObject({ ok: false, refusal: { clause: 'SET-6' } });
  });
});

describe('undo', () => {
  it('goes back any number of steps of the turn', async () => {
    const table = startTable(tableSetup(ratmenFirst));
    await table.play({ type: 'pickCombo', index: 0 });
    const picked = table.now().context.present;
    await table.play({ type: 'conquer', region: 1 });
    await table.play({ type: 'conquer', region: 2 });
    await table.play({ type: 'endConquests' });
    for (let step = 0; step < 3; step++) {
      table.actor.send({ type: 'undo' });
      await settle();
    }
    expect(table.now().context.present).toEqual(picked);
    expect(table.written.at(-1)?.log).toHaveLength(1);
    expect(nowShowing(table.now())).toBeNull();
  });

  it('stops at a new combo revealed', async () => {
    const table = startTable(tableSetup(ratmenFirst));
    await table.play({ type: 'pickCombo', index: 0 });
    expect(canUndo(table.now())).toBe(false);
  });

  it('stops at a die: what it showed cannot be taken back', async () => {
    const table = startTable(tableSetup({ ...ratmenFirst, dice: [3] }));
    await table.play({ type: 'pickCombo', index: 0 });
    const first = (type: 'conquer' | 'finalRoll') => table.now().context.legal.find((command) => command.type === type);
    for (let next = first('conquer'); next && !first('finalRoll'); next = first('conquer')) await table.play(next);
    const roll = first('finalRoll');
    expect(roll).toBeDefined();
    expect(canUndo(table.now())).toBe(true);
    if (roll) await table.play(roll);
    expect(nowShowing(table.now())?.name).toBe('finalRoll');
    expect(canUndo(table.now())).toBe(false);
  });

  it("stops at another player's seat", async () => {
    const table = startTable(tableSetup(ratmenFirst));
    await table.play({ type: 'pickCombo', index: 0 });
    await table.play({ type: 'conquer', region: 1 }, { type: 'endConquests' });
    await table.play({ type: 'place', region: 1, count: table.now().context.present?.forces[0]?.hand ?? 0 });
    await table.play({ type: 'endRedeployment' });
    expect(canUndo(table.now())).toBe(false);
  });
});

describe('the end of a turn', () => {
  async function firstTurn(curtain: boolean) {
    const table = startTable(tableSetup(ratmenFirst, curtain));
    await table.play({ type: 'pickCombo', index: 0 });
    await table.play({ type: 'conquer', region: 1 }, { type: 'endConquests' });
    const hand = table.now().context.present?.forces[0]?.hand ?? 0;
    await table.play({ type: 'place', region: 1, count: hand }, { type: 'endRedeployment' });
    return table;
  }

  it('shows the redeployment, then the score, then hands over behind a curtain', async () => {
    const table = await firstTurn(true);
    expect(table.now().context.stages.map((stage) => stage.name)).toEqual(['redeploy', 'score']);
    expect(table.now().context.view?.turnSeat).toBe(0);
    table.show();
    expect(isCurtain(table.now())).toBe(true);
    expect(table.now().context.view?.coins).toEqual([null, null]);
    expect(table.now().context.legal).toEqual([]);
    table.actor.send({ type: 'takeSeat' });
    await settle();
    expect(partOf(table.now())).toBe('pickCombo');
    expect(table.now().context.viewer).toBe(1);
    expect(table.now().context.view?.coins).toEqual([null, 5]);
  });

  it('needs no curtain where none is wanted', async () => {
    const table = await firstTurn(false);
    table.actor.send({ type: 'skip' });
    await settle();
    expect(partOf(table.now())).toBe('pickCombo');
    expect(table.now().context.viewer).toBe(1);
  });

  it('takes no step while the seat is not taken', async () => {
    const table = await firstTurn(true);
    table.actor.send({ type: 'skip' });
    await table.play({ type: 'pickCombo', index: 0 });
    expect(table.now().context.present?.phase).toBe('pickCombo');
  });
});

describe('a game that is taken up again', () => {
  /** Two conquests of the first player, and the game taken up again from its log. */
  async function takenUp(curtain: boolean) {
    const setup = tableSetup(ratmenFirst, curtain);
    const table = startTable(setup);
    await table.play({ type: 'pickCombo', index: 0 }, { type: 'conquer', region: 1 }, { type: 'conquer', region: 2 });
    const { log } = table.now().context;
    const start = newGame(setup.game);
    if (!start.ok) throw new Error('no game');
    const played = playAgain(
      start.state,
      log.map(({ command }) => command),
    );
    if ('refusal' in played) throw new Error('refused');
    expect(played).toMatchObject({ game: table.truth(), log });
    table.actor.send({ type: 'leave' });
    table.actor.send(goOn({ setup, ...played }));
    await settle();
    return table;
  }

  it('is behind a curtain first where the screen is passed on behind one: it may be somebody else who goes on', async () => {
    const table = await takenUp(true);
    expect(isCurtain(table.now())).toBe(true);
    expect(table.now().context.view?.coins).toEqual([null, null]);
    expect(table.now().context.legal).toEqual([]);
    table.actor.send({ type: 'takeSeat' });
    await settle();
    expect(partOf(table.now())).toBe('conquer');
    expect(table.now().context.view?.coins).toEqual([5, null]);
  });

  it('goes straight on where no curtain is wanted', async () => {
    const table = await takenUp(false);
    expect(isCurtain(table.now())).toBe(false);
    expect(partOf(table.now())).toBe('conquer');
  });

  it('can be taken back as far as before, and no further than the pick that brought a new combo', async () => {
    const table = await takenUp(false);
    for (const left of [2, 1]) {
      expect(canUndo(table.now())).toBe(true);
      table.actor.send({ type: 'undo' });
      await settle();
      expect(table.now().context.log).toHaveLength(left);
    }
    expect(canUndo(table.now())).toBe(false);
  });
});

describe('reporting a stage as shown', () => {
  it('ends only the stage that was shown', async () => {
    const table = startTable(tableSetup(ratmenFirst));
    await table.play({ type: 'pickCombo', index: 0 });
    const stage = nowShowing(table.now());
    table.actor.send({ type: 'shown', stage: (stage?.id ?? 0) + 7 });
    expect(nowShowing(table.now())).toEqual(stage);
    table.actor.send({ type: 'shown', stage: stage?.id ?? 0 });
    expect(nowShowing(table.now())).toBeNull();
    expect([partOf(table.now()), activityOf(table.now())]).toEqual(['conquer', 'waiting']);
  });
});
