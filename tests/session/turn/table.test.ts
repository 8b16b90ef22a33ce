import { describe, expect, it } from 'vitest';
import { newGame } from '../../../src/rules/index.ts';
import { activityOf, canUndo, isCurtain, newTable, nowShowing, partOf } from '../../../src/session/turn/index.ts';
import { playAgain } from '../../../src/session/turn/step.ts';
import { goOn, settle, startTable, tableSetup } from '../../support/table-actor.ts';

const ratmenFirst = { banners: ['ratmen', 'humans'], badges: ['commando', 'hill'] };

describe('a step at the table', () => {
  it('is saved before it is shown', async () => {
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

  it('is waited for only once a new game has been saved', async () => {
    const table = startTable(tableSetup());
    await settle();
    expect(table.now().context.legal).not.toEqual([]);
    expect(table.written).toHaveLength(1);
    expect(table.written[0]?.log).toEqual([]);
    expect(partOf(table.now())).toBe('pickCombo');
  });

  it('that cannot be saved is played all the same, and the table says so until a later one is saved', async () => {
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

  it('that could not be saved is not reported again once its notice was dismissed, until it fails for another reason or saving has worked between', async () => {
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

  it('that the kernel refuses is refused with its reason, which stays until the next step', async () => {
    const table = startTable(tableSetup(ratmenFirst));
    await table.play({ type: 'pickCombo', index: 0 });
    await table.play({ type: 'conquer', region: 0 });
    expect(table.now().context.refusal?.refusal.clause).toBe('CON-4');
    expect(table.now().context.log).toHaveLength(1);
    await table.play({ type: 'conquer', region: 1 });
    expect(table.now().context.refusal).toBeNull();
  });

  it('of several commands is not played at all if one of them is refused', async () => {
    const table = startTable(tableSetup(ratmenFirst));
    await table.play({ type: 'pickCombo', index: 0 });
    const before = table.now().context.present;
    await table.play({ type: 'conquer', region: 1 }, { type: 'conquer', region: 0 });
    expect(table.now().context.present).toEqual(before);
    await table.play({ type: 'conquer', region: 1 }, { type: 'conquer', region: 2 });
    expect(table.now().context.log).toHaveLength(3);
  });

  it('is played at once while the step before it is still being shown, and what is left of that is not shown', async () => {
    const table = startTable(tableSetup(ratmenFirst));
    await table.play({ type: 'pickCombo', index: 0 });
    await table.play({ type: 'conquer', region: 1 });
    expect(table.now().context.stages).toHaveLength(1);
    expect(nowShowing(table.now())?.events.some((event) => event.type === 'conquered')).toBe(true);
  });
});

describe('a set-up that is no game', () => {
  it('is refused with the clause it breaks', () => {
    expect(newTable(tableSetup({ firstSeat: 7 }))).toMatchObject({ ok: false, refusal: { clause: 'SET-6' } });
  });
});

describe('undo', () => {
  it('takes back one step after another, to the beginning of the turn', async () => {
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

  it('does not take back a pick that revealed a new combo', async () => {
    const table = startTable(tableSetup(ratmenFirst));
    await table.play({ type: 'pickCombo', index: 0 });
    expect(canUndo(table.now())).toBe(false);
  });

  it('does not take back a throw of the die, since its result is known', async () => {
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

  it("does not take back a step of another player's", async () => {
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

  it('plays no step while the next player has not lifted the curtain', async () => {
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
  it('ends the stage that it names, and no other', async () => {
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
