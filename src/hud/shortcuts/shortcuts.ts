import { useEffect, useRef } from 'react';
import { attend, useAttention } from '../../attention/index.ts';
import { useSettings } from '../../look/index.ts';
import { isDeployment } from '../../rules/index.ts';
import { isCurtain } from '../../turn/index.ts';
import { TableActor } from '../../turn/react.ts';
import { phaseChoices } from '../board/choices.ts';
import { useChoose } from '../board/choose.ts';
import { noSkip, noUndo, showReason, whyNothing } from '../board/why-not.ts';
import { closeInnermost, togglePanel, usePanels } from '../frame/panels.ts';
import { type Game, useDo } from '../frame/use-game.ts';
import { type Shortcut, shortcutOf } from './shortcut-keys.ts';

/** Is something being typed there? Then letters are text. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox';
}

/** Does Space activate it? */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, summary, [role="button"]') !== null;
}

/** Names of the back key on television remotes, in lower case. */
const backKeys = ['goback', 'browserback', 'xf86back'];

/** What lasts as long as its key is down. */
const held = {
  peek: (peeking: boolean) => usePanels.setState({ peeking }),
  around: (isDown: boolean) => attend({ around: isDown ? 'held' : null }),
} satisfies Partial<Record<Shortcut, (isDown: boolean) => void>>;

/** The keys of the whole table; `shortcut-keys.ts` says which does what. */
export function useShortcuts(game: Game): void {
  const actor = TableActor.useActorRef();
  const choose = useChoose();
  const send = useDo();
  /** The keys that are down for as long as they do something, by position. */
  const down = useRef(new Map<string, (isDown: boolean) => void>());
  useEffect(() => {
    const keys = down.current;
    const skip = () => {
      const event = { type: 'skip' } as const;
      if (!actor.getSnapshot().can(event)) return false;
      actor.send(event);
      return true;
    };
    const end = () => {
      const choices = phaseChoices(game.view, game.legal, game.naming);
      const ending = choices.find(({ id }) => id === 'endConquests' || id === 'endRedeployment');
      const nothing = whyNothing(game);
      if (ending) choose(ending);
      else if (nothing) showReason(nothing);
      else send([{ type: isDeployment(game.view.phase) ? 'endRedeployment' : 'endConquests' }]);
    };
    const undo = () => {
      const event = { type: 'undo' } as const;
      if (actor.getSnapshot().can(event)) actor.send(event);
      else showReason(noUndo());
    };
    const actions: Readonly<Record<Exclude<Shortcut, keyof typeof held>, () => void>> = {
      board: () => document.querySelector<HTMLElement>('#board [tabindex="0"]')?.focus(),
      seated: () => attend({ camera: 'seated' }),
      end,
      log: () => togglePanel('log'),
      map: () => togglePanel('map'),
      column: () => togglePanel('column'),
      plan: () => attend({ camera: useAttention.getState().camera === 'plan' ? 'seated' : 'plan' }),
      rules: () => togglePanel('rules'),
      skip: () => {
        if (!skip()) showReason(noSkip());
      },
      threats: () => useSettings.setState(({ threats }) => ({ threats: !threats })),
      undo,
      questions: () => togglePanel('questions'),
      explain: () => usePanels.setState(({ explaining }) => ({ explaining: !explaining })),
      help: () => togglePanel('help'),
    };
    const isCovered = () => isCurtain(actor.getSnapshot());
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      // Under the curtain nothing may change unseen, and a remote's back key must not leave the game.
      if (isCovered()) {
        if (backKeys.includes(key)) event.preventDefault();
        return;
      }
      if (key === 'escape' || backKeys.includes(key)) {
        const closed = closeInnermost(useAttention.getState().selected);
        // A television remote's back key must not leave the game: it leads to the board.
        if (!closed && key !== 'escape') actions.board();
        if (closed || key !== 'escape') event.preventDefault();
        return;
      }
      if (isTyping(event.target)) return;
      if (key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
        event.preventDefault();
        undo();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // Open dialogs come first.
      if (document.querySelector('dialog[open]')) return;
      if (!useSettings.getState().shortcuts) return;
      if (key === ' ' && !isControl(event.target)) {
        event.preventDefault();
        skip();
        return;
      }
      const shortcut = shortcutOf(event, useSettings.getState());
      if (!shortcut) return;
      event.preventDefault();
      if (shortcut !== 'peek' && shortcut !== 'around') return actions[shortcut]();
      // Key repeat after it has ended is not a new press.
      if (event.repeat) return;
      const hold = held[shortcut];
      keys.set(event.code, hold);
      hold(true);
    };
    // By position: the letter may have changed while the key was held.
    const up = (event: KeyboardEvent) => {
      keys.get(event.code)?.(false);
      keys.delete(event.code);
    };
    // There the release would be missed.
    const drop = () => {
      for (const hold of keys.values()) hold(false);
      keys.clear();
    };
    /** A tap on the picture skips what it shows, if there is nothing else to do there. */
    const tap = (event: MouseEvent) => {
      if (event.target instanceof HTMLCanvasElement && game.legal.length === 0 && !isCovered()) skip();
    };
    addEventListener('click', tap);
    addEventListener('keydown', press);
    addEventListener('keyup', up);
    addEventListener('blur', drop);
    return () => {
      removeEventListener('click', tap);
      removeEventListener('keydown', press);
      removeEventListener('keyup', up);
      removeEventListener('blur', drop);
    };
  }, [actor, choose, game, send]);
}
