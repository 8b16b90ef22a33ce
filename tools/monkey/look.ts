import type { Page } from 'playwright-core';
import '../site/table.ts';
import type { Act } from './act.ts';
import { marks } from './translation.ts';

/** A control on the page that can be pressed, chosen from or typed into; a panel may cover it. */
export interface Control {
  readonly what: string;
  readonly kind: 'button' | 'list' | 'field';
  /** It advances the game. */
  readonly leads: boolean;
  /** It leaves the game. */
  readonly leaves: boolean;
  readonly x: number;
  readonly y: number;
}

/** What is visible on the page. */
export interface Look {
  /** `blank`: no text at all; `crash`: a part has failed. */
  readonly screen: 'blank' | 'crash' | 'start' | 'game' | 'showcase';
  /** The phase of the game, if one is being played. */
  readonly phase: string | null;
  readonly width: number;
  readonly height: number;
  readonly controls: readonly Control[];
}

/** Collects what a person about to press something sees. */
export function look(page: Page): Promise<Look> {
  return page.evaluate((): Look => {
    // No named functions in here: they would need a helper of the compiler's.
    const { innerWidth: width, innerHeight: height } = window;
    const leading =
      '.dock [data-choice], [data-combo] button, .curtain .primary, dialog[open] .primary, .start-go, .final .primary, #board [data-region], .troops button';
    const wanted =
      'button, a[href], summary, label, select, textarea, input, [data-region], [data-combo], [role="button"], [tabindex="0"]';
    // Nothing else can be pressed while a dialog is open.
    const place = document.querySelector('dialog[open]') ?? document;
    const controls = [...place.querySelectorAll(wanted)].flatMap((element): Control[] => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (box.width === 0 || x < 0 || y < 0 || x >= width || y >= height) return [];
      if (element instanceof HTMLInputElement && element.type === 'file') return [];
      const typed = element instanceof HTMLInputElement && /^(text|search|number)$/.test(element.type);
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return [
        {
          what: `${element.localName} ${words.trim().replace(/\s+/g, ' ').slice(0, 40)}`,
          kind: element.localName === 'select' ? 'list' : typed ? 'field' : 'button',
          leads: element.matches(leading),
          leaves: element.matches('[data-panel="leave"], .start-throw, a[href]'),
          x,
          y,
        },
      ];
    });
    // In the 3D picture regions are not elements.
    const probe = window.smallWorldProbe;
    const isDrawn = document.querySelector('.game canvas') !== null;
    const regions = (isDrawn ? Array.from({ length: 48 }, (_, id) => id) : []).flatMap((id): Control[] => {
      const seat = probe?.seatOnPage(id);
      return seat ? [{ what: `region ${id} in the picture`, kind: 'button', leads: true, leaves: false, ...seat }] : [];
    });
    // Hidden text must not count. Accessed by name: some versions of the linter forbid `innerText`, others do not know the rule and reject a
    // suppression.
    const seen = String(Reflect.get(document.body, 'innerText'));
    const shown = document.querySelector('main.start')
      ? 'start'
      : document.querySelector('main.game')
        ? 'game'
        : 'showcase';
    const screen = document.querySelector('#root .crash') ? 'crash' : seen.trim() === '' ? 'blank' : shown;
    const phase = document.querySelector<HTMLElement>('.hud')?.dataset.phase ?? null;
    return { screen, phase, width, height, controls: [...controls, ...regions] };
  });
}

/** The same act at another page that shows the same: what is pressed may lie elsewhere there. */
export function likewise(act: Act, here: Look, there: Look): Act {
  if (!('what' in act) || here === there) return act;
  const at = here.controls.findIndex(({ x, y }) => x === act.x && y === act.y);
  const [control, other] = [here.controls[at], there.controls[at]];
  const isSame = control?.what.replace(marks, '') === other?.what.replace(marks, '');
  return other && isSame ? { ...act, x: other.x, y: other.y } : act;
}
