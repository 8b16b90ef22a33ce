// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { usePanels } from '../../src/hud/frame/panels.ts';
import { Hud } from '../../src/hud/index.ts';
import { panelNames } from '../../src/hud/panels.ts';
import { slots } from '../../src/screens/at-table/slots.tsx';
import { attend } from '../../src/table/attention/index.ts';
import { isComing } from '../../src/ui/lazy/fetch-now.ts';
import { languageNames, languages } from '../../src/ui/locale/languages.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { confused, misnamed } from '../support/label-in-name.ts';
import { stateOf } from '../support/position.ts';
import { goOn } from '../support/table-actor.ts';
import { act, clear, playOver, settle, tableFor } from './support.tsx';

afterEach(clear);

const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 });
const hud = <Hud onLeave={() => {}} slots={slots} />;

/** Everything that is fetched has come, and is drawn. */
async function arrived(): Promise<void> {
  do await settle();
  while (isComing());
  await settle();
}

describe('the name of a control', () => {
  it('has what is written on it, in every panel', async () => {
    const banners = ['ratmen', 'skeletons', 'trolls', 'orcs', 'elves', 'giants'];
    const table = await playOver(hud, tableFor({ players: 2, seed: 1, firstSeat: 0, banners }));
    await act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region: 1 }, { type: 'endConquests' });
    const count = table.getSnapshot().context.present?.forces[0]?.hand ?? 0;
    await act(table, { type: 'place', region: 1, count }, { type: 'endRedeployment' });
    const race = table.getSnapshot().context.present?.column[0]?.race ?? null;
    for (const open of panelNames) {
      usePanels.of(scope).setState({ open, about: 1 });
      attend(scope, { raised: race });
      await arrived();
      expect(misnamed(document.body), open).toEqual([]);
    }
  });

  it.each([
    'board 2; round 4; turn 0 pickCombo; seat 1 orcs+hill 4:3 9',
    'board 2; round 4; turn 0 readyTroops; seat 0 amazons+hill 2:3 5:2; seat 1 orcs+swamp 4:4 6:1',
    'board 2; round 4; turn 0 redeploy; seat 0 amazons+hill 2 5:2 hand:4; seat 1 orcs+swamp 4:3 6:3 13',
    'board 2; round 10; turn 1 gameOver; seat 0 humans+hill 1 2; seat 1 orcs+swamp 5',
  ])('has what is written on it: %s', async (position) => {
    const table = await playOver(hud, setup);
    table.send({ type: 'leave' });
    table.send(goOn({ setup, game: stateOf(position), log: [] }));
    await arrived();
    expect(document.querySelectorAll('button').length).toBeGreaterThan(5);
    expect(misnamed(document.body)).toEqual([]);
    expect(confused(document.body)).toEqual([]);
  });

  it('is its own language where it is one of a language', async () => {
    await playOver(hud, setup);
    usePanels.of(scope).setState({ open: 'settings' });
    await arrived();
    const names: readonly string[] = Object.values(languageNames);
    const own = [...document.querySelectorAll('option, span, label')].filter(({ textContent }) =>
      names.includes(textContent?.trim() ?? ''),
    );
    expect(own).toHaveLength(languages.length);
    expect(own.map((one) => one.closest('[lang]')?.getAttribute('lang'))).toEqual([...languages]);
  });
});
