import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { spreadRest } from '../../src/hud/board/deployment.ts';
import { whenFree } from '../../src/hud/troops/SpreadButton.tsx';
import type { Command } from '../../src/rules/index.ts';
import { begin, chartWith, settle, tableSetup } from '../support/table-actor.ts';

/** A table that takes its time to answer, with tokens in somebody's hand to be placed. */
async function placing() {
  const writes: (() => void)[] = [];
  const actor = createActor(chartWith(() => new Promise(() => undefined))).start();
  actor.send(
    begin(
      tableSetup({ banners: ['ratmen', 'humans'], badges: ['commando', 'hill'] }, false),
      () => new Promise<void>((done) => writes.push(done)),
    ),
  );
  const context = () => actor.getSnapshot().context;
  const answered = async () => {
    for (let times = 0; times < 20; times++) {
      await settle();
      writes.shift()?.();
    }
  };
  const enter = () => context().legal.find(({ type }) => type === 'conquer');
  await answered();
  actor.send({ type: 'do', commands: [{ type: 'pickCombo', index: 0 }] });
  await answered();
  const first = enter();
  if (first) actor.send({ type: 'do', commands: [first] });
  await answered();
  actor.send({ type: 'do', commands: [{ type: 'endConquests' }] });
  await answered();
  while (context().stages.length > 0) {
    actor.send({ type: 'skip' });
    await answered();
  }
  const place = context().legal.find(
    (command): command is Extract<Command, { type: 'place' }> => command.type === 'place',
  );
  if (!place) throw new Error('nothing to place');
  const inHand = () => context().view?.forces[0]?.hand ?? -1;
  return { actor, answered, context, inHand, one: { ...place, count: 1 } };
}

describe('the rest is spread', () => {
  it('of what is left once the step before it has been answered, however soon it is pressed', async () => {
    const { actor, answered, context, inHand, one } = await placing();
    expect(inHand()).toBeGreaterThan(2);
    actor.send({ type: 'do', commands: [one] });
    whenFree(actor, ({ view, legal }) => spreadRest(view, legal));
    await answered();
    expect(context().refusal).toBeNull();
    expect(inHand()).toBe(0);
  });

  it('not any more once it is forgotten, and at once where nothing is under way', async () => {
    const { actor, answered, inHand, one } = await placing();
    actor.send({ type: 'do', commands: [one] });
    const before = inHand();
    whenFree(actor, ({ view, legal }) => spreadRest(view, legal))();
    await answered();
    expect(inHand()).toBe(before - 1);
    whenFree(actor, ({ view, legal }) => spreadRest(view, legal));
    await answered();
    expect(inHand()).toBe(0);
  });
});
