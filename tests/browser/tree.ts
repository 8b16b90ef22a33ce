import type { Page } from 'playwright-core';
import { waitFor } from './hands.ts';

/** A control as the accessibility tree has it. */
interface Control {
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
}

/** The lines of the accessibility tree, read as somebody hears them. */
export function controlsIn(tree: string): readonly Control[] {
  return [...tree.matchAll(/- ('?)([a-z]+) "((?:[^"\\]|\\.)*)"([^\n]*)/g)].map(
    ([, quote = '', role = '', name = '', rest = '']) => ({
      role,
      // A line that has a colon in it stands in quotes, and its own are doubled.
      name: (quote === '' ? name : name.replaceAll("''", "'")).replaceAll('\\"', '"'),
      disabled: rest.includes('[disabled]'),
    }),
  );
}

const cost = (name: string) => Number(/Conquer with (\d+) token/.exec(name)?.[1] ?? Number.POSITIVE_INFINITY);

/** The next thing to press, by what is heard alone: role and name; `over` when the result is told, null while there is nothing to do. */
function nextByEar(tree: string): Control | 'over' | null {
  const all = controlsIn(tree);
  if (all.some(({ role, name }) => role === 'heading' && / (wins|share the win)$/.test(name))) return 'over';
  const buttons = all.filter(({ role, disabled }) => role === 'button' && !disabled);
  const named = (name: RegExp) => buttons.find((button) => name.test(button.name));
  if (/- (alert)?dialog\b/.test(tree)) return named(/^(Decline|End the turn|Pass|Abandon)$/) ?? null;
  const round = Number(/Round (\d+)/.exec(tree)?.[1]);
  // A region with several choices opens its card: there the choice is named first.
  const isChoice = ({ name }: Control) => Number(/^Conquer with/.test(name));
  const [cheapest] = buttons
    .filter(({ name }) => cost(name) < 99)
    .toSorted((a, b) => isChoice(b) - isChoice(a) || cost(a.name) - cost(b.name));
  return (
    named(/^Pick for /) ??
    named(/ tokens, Free[,)]/) ??
    (round === 4 || round === 8 ? named(/^Decline$/) : undefined) ??
    named(/^Expand$/) ??
    named(/^Decline$/) ??
    cheapest ??
    named(/^End conquests$/) ??
    named(/^Spread the rest$/) ??
    named(/^(End redeployment|Done placing)$/) ??
    named(/^(No treaty|Stay active|Pass this turn)$/) ??
    // Tokens that were there for conquests alone leave the map again.
    (/must leave the map/.test(tree) ? named(/^Take one from /) : undefined) ??
    null
  );
}

/** Plays so many rounds, or to the end, by the accessibility tree: what is pressed is found by role and name, and pressed as assistive technology does it. */
export async function playByEar(page: Page, rounds = Number.POSITIVE_INFINITY): Promise<number> {
  let presses = 0;
  let before = '';
  for (;;) {
    let tree = '';
    const step = await waitFor('something to do', async () => {
      tree = await page.locator('body').ariaSnapshot();
      const next = nextByEar(tree);
      return next === 'over' || (next !== null && tree !== before) ? { next, tree } : null;
    }).catch((failure: Error) => {
      throw new Error(`${failure.message}, after ${presses} presses, in:\n${tree}`);
    });
    if (step.next === 'over' || Number(/Round (\d+)/.exec(step.tree)?.[1] ?? 0) > rounds) return presses;
    before = step.tree;
    const { role, name } = step.next;
    if (role !== 'button') throw new Error(`${name} is no button`);
    // What is asked over the table is answered first.
    const dialog = page.locator('dialog[open]');
    const place = (await dialog.count()) > 0 ? dialog : page;
    // What was heard may be gone by now: then one listens again.
    const pressed = await place
      .getByRole('button', { name, exact: true })
      .first()
      .dispatchEvent('click', {}, { timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
    if (!pressed) {
      before = '';
      continue;
    }
    presses++;
  }
}
