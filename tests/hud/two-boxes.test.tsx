// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useGame } from '../../src/hud/frame/use-game.ts';
import GuestsTable from '../../src/hud/house/GuestsTable.tsx';
import { LogPanel } from '../../src/hud/log/LogPanel.tsx';
import { PlayersPanel } from '../../src/hud/players/PlayersPanel.tsx';
import type { LogEntry } from '../../src/rules/course.ts';
import type { BoxName } from '../../src/rules/index.ts';
import { TableShell } from '../../src/screens/at-table/TableShell.tsx';
import { type LocalTable, localTable } from '../../src/session/turn/index.ts';
import { TableActor } from '../../src/table/actor.ts';
import '../../src/screens/set-up/own-content.ts';
import { useLanguage } from '../../src/ui/locale/language.ts';
import { charges } from '../../src/ui/look/glyphs/charges.ts';
import { stateOf } from '../support/position.ts';
import { authors, boxBy } from '../support/two-boxes.ts';
import { clear, settle, tableFor } from './support.tsx';

afterEach(clear);

/** What was done there: somebody picked it. */
const log: readonly LogEntry[] = [
  {
    command: { type: 'pickCombo', index: 0 },
    seat: 0,
    round: 1,
    events: [
      { type: 'comboPicked', clause: 'COL-1', seat: 0, force: 0, index: 0, race: 'sprites', power: 'keen', cost: 0 },
    ],
  },
];

/** A table with a game from the box, in which the first player has both. */
function tableIn(box: BoxName) {
  const game = stateOf('turn 0 redeploy; seat 0 sprites+keen 1:6', box);
  return localTable({ setup: tableFor({ players: game.players, seed: 1, content: box }), game, log: [] });
}

/** Wakes the table, and shows what is said and drawn of its game. */
function Shown({ table }: { readonly table: LocalTable }) {
  const { send } = TableActor.useActorRef();
  useEffect(() => send({ type: 'open', table, isTakenUp: false }), [send, table]);
  const game = useGame();
  return game === null ? null : (
    <>
      <PlayersPanel game={game} />
      <LogPanel log={log} naming={game.naming} />
      <GuestsTable view={game.view} />
    </>
  );
}

const tables = authors.map((author) => ({ author, table: tableIn(boxBy(author)) }));

/** Like the page, it shows all again when words have come. */
function Both() {
  useLanguage();
  return tables.map(({ author, table }) => (
    <section key={author.race} aria-label={author.race}>
      <TableShell>
        <Shown table={table} />
      </TableShell>
    </section>
  ));
}

it('two tables whose boxes call different things the same show each its own: names, what they do, and arms', async () => {
  const { rerender, getByRole } = render(<Both />);
  await act(settle);
  // Each is drawn once more after the other.
  rerender(<Both />);
  for (const { author } of tables) {
    const shown = getByRole('region', { name: author.race });
    await vi.waitFor(() => expect(shown.querySelector('[data-guest="sprites"] small')).not.toBeNull());
    const words = shown.textContent ?? '';
    expect(words).toContain(`${author.power} ${author.race}`);
    for (const other of authors.filter((one) => one !== author)) {
      expect(words).not.toContain(other.race);
      expect(words).not.toContain(other.power);
    }
    for (const guest of ['sprites', 'keen'])
      expect(shown.querySelector(`[data-guest="${guest}"] small`)?.textContent).toMatch(`+${author.amount} coin`);
    expect([...shown.querySelectorAll('.log button.link')].map(({ textContent }) => textContent)).toEqual([
      author.power,
      author.race,
    ]);
    const chip = shown.querySelector<HTMLElement>('.players .chip');
    expect(chip?.style.getPropertyValue('--rim')).toBe(author.field);
    expect(chip?.querySelector('path')?.getAttribute('d')).toBe(charges[author.charge]?.fill?.[0]);
  }
});
