import type { Page } from 'playwright-core';
import { controlsIn } from './tree.ts';

/** What a region of the list takes, as its name says in the end. */
const costOf = (name: string) => Number(/(\d+) tokens?$/.exec(name)?.[1] ?? Number.NaN);

/** The name of what whoever only hears the hand presses next; null while others play. */
function nextByEar(tree: string): string | null {
  const all = controlsIn(tree);
  const buttons = all.filter(({ role, disabled }) => role === 'button' && !disabled).map(({ name }) => name);
  const named = (name: RegExp) => buttons.find((button) => name.test(button));
  // A question stands behind all else, and its yes behind its no.
  if (all.some(({ role }) => role === 'dialog' || role === 'alertdialog')) return buttons.at(-1) ?? null;
  // All about one combo or region: what may be done stands behind the way back.
  const back = buttons.indexOf('Back');
  if (back >= 0)
    return (
      named(/^Pick /) ??
      named(/Flick the die up/) ??
      buttons.slice(back + 1).find((name) => !/^(See your coins|Undo|Menu)/.test(name)) ??
      'Back'
    );
  const round = Number(/Round (\d+)/.exec(tree)?.[1]);
  const [cheapest] = buttons.filter((name) => costOf(name) > 0).toSorted((a, b) => costOf(a) - costOf(b));
  const isCombo = all.some(({ role, name }) => role === 'list' && name === 'Combos');
  return (
    named(/ has the phone$/) ??
    (isCombo ? named(/tokens?.*free$/) : undefined) ??
    (round === 4 || round === 8 ? named(/^Decline$/) : undefined) ??
    named(/^Expand$/) ??
    named(/^Decline$/) ??
    cheapest ??
    named(/die: /) ??
    named(/^End conquests$/) ??
    named(/^Spread the rest$/) ??
    named(/^(End redeployment|Done placing)$/) ??
    named(/^(No treaty|Stay active|Pass this turn)$/) ??
    // Some have to be given back, perhaps from a region on the next page.
    (/must leave the map/.test(tree) ? (named(/^(Take one from|Empty) /) ?? named(/^More /)) : undefined) ??
    null
  );
}

/** Lets whoever only hears this hand do one thing, as assistive technology does it; false while it is for others. */
export async function playByEar(page: Page): Promise<boolean> {
  const name = nextByEar(await page.locator('body').ariaSnapshot());
  if (name === null) return false;
  const dialog = page.locator('dialog[open]');
  const place = (await dialog.count()) > 0 ? dialog : page;
  // What was heard may be gone by now: then one listens again.
  return place
    .getByRole('button', { name, exact: true })
    .first()
    .dispatchEvent('click', {}, { timeout: 2000 })
    .then(
      () => true,
      () => false,
    );
}
