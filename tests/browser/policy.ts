import type { AnyPage } from './any-page.ts';

/** What the next step is: something to press, and what to press once that has brought it, by their places in the page, a region to activate, or nothing more. */
export type Step =
  | { readonly press: string; readonly next?: string }
  | { readonly region: number; readonly choice: string }
  | { readonly wait: true }
  | { readonly over: true };

/**
 * Decides the next step from what the page shows and nothing else, always the same way: picks the free combo, takes the
 * cheapest region, rolls when that is all that is left, spreads its troops, and declines in the fourth and eighth round.
 */
export function nextStep(page: AnyPage): Promise<Step> {
  return page.evaluate((): Step => {
    const first = (...selectors: string[]) => selectors.find((selector) => document.querySelector(selector) !== null);
    const enabled = ':not(:disabled, [aria-disabled="true"])';
    const choice = (id: string) => `.dock [data-choice="${id}"]${enabled}`;
    const question = first('dialog.confirm[open] button.primary');
    if (question) return { press: question };
    const phase = document.querySelector('.hud')?.getAttribute('data-phase');
    if (phase === 'gameOver') return { over: true };
    const sitting = first('.curtain button.primary');
    if (sitting) return { press: sitting };
    const round = Number(/\d+/.exec(document.querySelector('.round')?.textContent ?? '')?.[0]);

    const offers = [...document.querySelectorAll('#board [data-region]')].map((control) => {
      const words = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return {
        region: Number(control.getAttribute('data-region')),
        cost: Number(/Conquer with (\d+)/.exec(words)?.[1] ?? Number.NaN),
        rolls: /Final roll/.test(words),
      };
    });
    const cheapest = offers.filter(({ cost }) => cost > 0).sort((a, b) => a.cost - b.cost)[0];
    const rolled = offers.find(({ rolls }) => rolls);

    const press = first(
      choice('pickCombo'),
      ...(round === 4 || round === 8 ? [choice('decline')] : []),
      choice('expand'),
      choice('decline'),
      ...(cheapest || rolled ? [] : [choice('endConquests')]),
      `.troops [data-choice="spread"]${enabled}`,
      choice('endRedeployment'),
      choice('treaty.none'),
      choice('stout.stay'),
    );
    if (press) return { press };
    // Its card is raised, then it is picked.
    const card = first('.shelf [data-open-combo="0"]');
    if (card) return { press: card, next: '.dock [data-choice="pickCombo"]' };
    if (cheapest) return { region: cheapest.region, choice: 'conquer' };
    if (rolled) return { region: rolled.region, choice: 'finalRoll' };
    // Troops that must leave the map, or markers that must be placed, before the redeployment can end.
    const step = first(
      `.troops .stepper + .stepper button:last-of-type${enabled}`,
      // Of a race in decline none has to leave: what is taken from it would be put back, and taken, for ever.
      `.troops .post:not(:has(.chip.stone)) .stepper button:first-of-type${enabled}`,
      `.troops .stepper button:first-of-type${enabled}`,
    );
    return step ? { press: step } : { wait: true };
  });
}
