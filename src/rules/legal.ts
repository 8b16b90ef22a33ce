import { type Command, commandRules } from './commands/index.ts';
import { LegalContext } from './commands/legal-context.ts';
import { type CommandRule, none } from './commands/rule.ts';
import { markerStocks } from './markers.ts';
import { phases } from './phases.ts';
import type { Phase, Position, Seat } from './state.ts';

type Rule = CommandRule<Command>;
type Lists = 'list' | 'listRegions' | 'listHeld' | 'listMarker';

/** The rules that list commands in a phase, by how they walk the board. */
type Listers = { readonly [List in Lists]: readonly Rule[List][] };

function listersOf(phase: Phase): Listers {
  const rules = Object.values(commandRules).filter((rule) => rule.phases.includes(phase));
  const all = <List extends Lists>(name: List): Rule[List][] =>
    rules.map((rule) => rule[name]).filter((list) => list !== none);
  return {
    list: all('list'),
    listRegions: all('listRegions'),
    listHeld: all('listHeld'),
    listMarker: all('listMarker'),
  };
}

const listers = Object.fromEntries(phases.map((phase) => [phase, listersOf(phase)])) as Record<Phase, Listers>;

/**
 * Every command the acting seat may give now: exactly those that `apply` accepts. Empty when the game is over. With a whole state, `viewer` (null: a
 * spectator; default: the seat to decide) limits the list: one who cannot see that seat's coins gets only the free combo (SCO-3). A view answers from
 * what it holds.
 */
export function legal(position: Position, viewer: Seat | null = position.seat): Command[] {
  const context = new LegalContext(position, viewer);
  const phase = listers[position.phase];
  const list: Command[] = [];
  for (const add of phase.listRegions) {
    const before = list.length;
    add(context, list);
    merge(list, before);
  }
  if (phase.listHeld.length > 0) listHeld(position, phase, list);
  for (const add of phase.list) add(context, list);
  return list;
}

function listHeld(position: Position, phase: Listers, list: Command[]): void {
  const stocks = phase.listMarker.length > 0 ? markerStocks(position) : [];
  const { regions, forces, seat } = position;
  for (let region = 0; region < regions.length; region++) {
    const id = regions[region]?.force ?? null;
    if (id === null) continue;
    // Plain loops: nothing in the kernel runs more often.
    for (let place = 0; place < forces.length; place++) {
      const force = forces[place];
      if (force === undefined || force.id !== id || force.seat !== seat) continue;
      for (const add of phase.listHeld) add(position, region, force, list);
      for (const stock of stocks)
        if (stock.force === force) for (const add of phase.listMarker) add(position, region, stock, list);
      break;
    }
  }
}

/** Merges what was added after the first `before` commands into them by region, last within its region. */
function merge(list: Command[], before: number): void {
  let free = list.length - 1;
  if (before === 0 || free < before) return;
  const added = list.slice(before);
  let last = before - 1;
  for (let next = added.length - 1; next >= 0; free--) {
    const earlier = list[last];
    const later = added[next] as Command;
    if (earlier && regionOf(earlier) > regionOf(later)) {
      list[free] = earlier;
      last--;
    } else {
      list[free] = later;
      next--;
    }
  }
}

function regionOf(command: Command): number {
  return 'region' in command ? (command.region ?? 0) : 0;
}
