import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../src/hud/turn-map/ways.ts';
import { partOf } from '../../../src/session/turn/index.ts';
import { settle, startTable, tableSetup } from '../../support/table-actor.ts';

const ratmen = { banners: ['ratmen', 'humans'], badges: ['commando', 'hill'] };

function pathNow({ now }: ReturnType<typeof startTable>) {
  const phase = partOf(now());
  if (phase === 'setUp') throw new Error('no game');
  return pathOf(now().context.log, now().context.stages[0] ?? null, phase);
}

/** Shows the stage that is being shown to its end. */
function showOne({ actor, now }: ReturnType<typeof startTable>) {
  const [stage] = now().context.stages;
  if (stage) actor.send({ type: 'shown', stage: stage.id });
}

describe('the way a turn has taken', () => {
  it('begins where the turn begins', async () => {
    const table = startTable(tableSetup(ratmen));
    await settle();
    expect(pathNow(table)).toEqual({ gone: ['pickCombo'], next: null });
  });

  it('grows with the turn as it is shown, tells what comes next, and ends behind the curtain', async () => {
    const table = startTable(tableSetup(ratmen));
    await table.play({ type: 'pickCombo', index: 0 });
    expect(pathNow(table)).toEqual({ gone: ['pickCombo'], next: 'conquer' });
    table.show();
    expect(pathNow(table)).toEqual({ gone: ['pickCombo', 'conquer'], next: null });
    await table.play({ type: 'conquer', region: 1 }, { type: 'endConquests' });
    expect(pathNow(table)).toEqual({ gone: ['pickCombo', 'conquer'], next: 'redeploy' });
    table.show();
    const hand = table.now().context.present?.forces[0]?.hand ?? 0;
    await table.play({ type: 'place', region: 1, count: hand }, { type: 'endRedeployment' });
    expect(pathNow(table)).toEqual({ gone: ['pickCombo', 'conquer', 'redeploy'], next: 'score' });
    showOne(table);
    expect(pathNow(table)).toEqual({ gone: ['pickCombo', 'conquer', 'redeploy', 'score'], next: 'handOver' });
    showOne(table);
    expect(pathNow(table)).toEqual({ gone: ['handOver'], next: 'pickCombo' });
    table.actor.send({ type: 'takeSeat' });
    await settle();
    expect(pathNow(table)).toEqual({ gone: ['pickCombo'], next: null });
  });

  it('goes back with a step that is taken back', async () => {
    const table = startTable(tableSetup(ratmen));
    await table.play({ type: 'pickCombo', index: 0 });
    await table.play({ type: 'conquer', region: 1 });
    await table.play({ type: 'endConquests' });
    expect(pathNow(table).gone).toEqual(['pickCombo', 'conquer', 'redeploy']);
    table.actor.send({ type: 'undo' });
    await settle();
    expect(pathNow(table).gone).toEqual(['pickCombo', 'conquer']);
  });
});
