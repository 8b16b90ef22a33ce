// @vitest-environment happy-dom

import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { togglePanel, usePanels } from '../../src/hud/frame/panels.ts';
import { Hud } from '../../src/hud/index.ts';
import { useInput } from '../../src/hud/keys/input-kind.ts';
import type { Command, Seat } from '../../src/rules/index.ts';
import { type LocalTable, localTable, type TablePort, tableMachine } from '../../src/session/turn/index.ts';
import { TableActor } from '../../src/table/actor.ts';
import { entitle } from '../../src/ui/look/index.ts';
import '../support/boards.ts';
import { AtTable, scope } from '../support/at-table.tsx';
import { stateOf } from '../support/position.ts';
import { hearing } from '../support/said.ts';
import { laidTable } from '../support/table-actor.ts';
import { clear, settle, tableFor } from './support.tsx';

const setup = tableFor({ players: 2, seed: 1, firstSeat: 1, banners: ['ratmen'], badges: ['alchemist'] });

let ears: ReturnType<typeof hearing>;
beforeEach(() => {
  ears = hearing();
  entitle('page', 'Small World');
});
afterEach(() => {
  clear();
  ears.end();
  entitle('page', '');
});

/** The table as the screen of one seat has it: the other one sits elsewhere. */
function from(seat: Seat, whole: LocalTable): TablePort {
  const here = [seat];
  return {
    look: async (viewer) => ({ ...(await whole.look(viewer)), here }),
    async send(request) {
      const answer = await whole.send(request);
      return answer.accepted ? { ...answer, sight: { ...answer.sight, here } } : answer;
    },
    give: whole.give,
    subscribe: whole.subscribe,
  };
}

function Sat({ table }: { readonly table: TablePort }) {
  const actor = TableActor.useActorRef();
  useEffect(() => {
    const open = { type: 'open', table, isTakenUp: false } as const;
    actor.send(open);
    const shown = actor.subscribe(({ context }) => {
      const [stage] = context.stages;
      if (stage) queueMicrotask(() => actor.send({ type: 'shown', stage: stage.id }));
    });
    return () => shown.unsubscribe();
  }, [actor, table]);
  return <Hud onLeave={() => {}} flat={false} />;
}

/** A table of two screens as Ada sees it; and what Bo does at the other one. */
async function sit(position?: string) {
  const whole = position === undefined ? laidTable(setup) : localTable({ setup, game: stateOf(position), log: [] });
  const table = from(0, whole);
  render(
    <AtTable logic={tableMachine}>
      <Sat table={table} />
    </AtTable>,
  );
  await vi.waitFor(() => expect(document.querySelector<HTMLElement>('[data-heading="phase"]')).not.toBeNull());
  await settle();
  useInput.setState({ byKeyboard: true });
  const by = (seat: Seat) => async (command: Command) => {
    const answer = await whole.send({ seat, commands: [command], viewer: seat });
    expect(answer.accepted).toBe(true);
    await settle();
    await settle();
    await settle();
  };
  return { ada: by(0), bo: by(1) };
}

const ready = 'board 2; round 6; tribes 12; seat 0 giants+fortified 1:3; seat 1 orcs+hill 4:3 hand:2; turn 1';
const turns = () => ears.heard('status').filter((line) => /^Round \d+: .*turn\.$/.test(line));
const at = () => document.activeElement;
const region = (id: number) =>
  document.querySelector<HTMLElement>(`#board [data-region="${id}"]`) ?? expect.fail(`no region ${id}`);

describe('where others sit at other screens', () => {
  it.each([
    ['a region', () => region(1)],
    ['the menu', () => document.querySelector<HTMLElement>('.hud-top button') ?? expect.fail('no button')],
  ])('what they do, and one’s own turn, leaves the focus where one explores: %s', async (_, place) => {
    const { bo } = await sit(`${ready} redeploy`);
    place().focus();
    const before = at();
    await bo({ type: 'place', region: 4, count: 2 });
    expect(at()).toBe(before);
    await bo({ type: 'endRedeployment' });
    await vi.waitFor(() => expect(ears.heard('alert').join()).toMatch(/Your turn, Ada, Ready the troops/));
    expect(at()).toBe(before);
  });

  it('one’s own turn leaves the log open, and the focus in it', async () => {
    const { bo } = await sit(`${ready} redeploy`);
    togglePanel(scope, 'log');
    await settle();
    expect(at()?.closest('[data-side="log"]')).not.toBeNull();
    await bo({ type: 'place', region: 4, count: 2 });
    await bo({ type: 'endRedeployment' });
    await vi.waitFor(() => expect(ears.heard('alert').join()).toMatch(/Your turn, Ada/));
    expect(usePanels.of(scope).getState().open).toBe('log');
    expect(at()?.closest('[data-side="log"]')).not.toBeNull();
  });

  it('whoever is at nothing is led to their own turn', async () => {
    const { bo } = await sit(`${ready} redeploy`);
    if (at() instanceof HTMLElement) (at() as HTMLElement).blur();
    await bo({ type: 'place', region: 4, count: 2 });
    expect(at()).toBe(document.body);
    await bo({ type: 'endRedeployment' });
    await vi.waitFor(() => expect(at()?.getAttribute('data-heading')).toBe('phase'));
  });

  it('their turn is told politely, once, and the title says whose it is', async () => {
    const { bo, ada } = await sit(`${ready.replace('turn 1', 'turn 0')} redeploy`.replace('hand:2', ''));
    await ada({ type: 'endRedeployment' });
    await vi.waitFor(() => expect(turns()).toEqual(['Round 6: Bo’s turn.']));
    expect(document.title).toMatch(/^Bo’s turn · Round 6 of 10/);
    await bo({ type: 'expand' });
    await settle();
    expect(turns()).toHaveLength(1);
    expect(ears.heard('alert').filter((line) => line.includes('Bo'))).toEqual([]);
  });

  it('that they place troops that withdrew is told', async () => {
    const lost = 'seat 0 orcs+hill 5; seat 1 elves+swamp 1 2 hand:1; conquered orcs 5!; attacked 1';
    await sit(`board 2; round 4; turn 0 withdrawal 1; ${lost}`);
    await vi.waitFor(() => expect(ears.heard('status')).toContain('Bo places withdrawn troops.'));
    expect(document.title).toMatch(/^Bo places withdrawn troops · Round 4/);
  });
});
