import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { chosenKey, shortcuts } from '../../src/hud/keys/shortcut-keys.ts';
import type { Act, Place } from './act.ts';
import type { Control, Look } from './look.ts';

/** Decides what to do next, from what is visible on the page; nothing more, if it returns nothing. */
export type Choose = (seen: Look) => Act | undefined;

/** Relative frequency of each act. */
const usual: Readonly<Record<string, number>> = {
  go: 24,
  press: 34,
  anywhere: 6,
  twice: 2,
  right: 1,
  tap: 8,
  key: 20,
  interrupt: 1,
  wheel: 4,
  drag: 8,
  resize: 1.5,
  choose: 3,
  type: 1,
  language: 2,
  reload: 0.3,
  wait: 3,
};

/** What comes to the same on two pages, however quickly either draws: where a drag ends, and how far something scrolls, does not. */
export const steady = { ...usual, anywhere: 0, wheel: 0, drag: 0, resize: 0, interrupt: 0 };

const tableKeys = shortcuts.map((shortcut) => chosenKey(shortcut, { keys: {} }));
const usualKeys = ['Enter', ' ', 'Tab', 'Shift+Tab', 'Escape', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const rareKeys = [...'0123456789abcdefghijklmnopqrstuvwxyz+-=?/.', 'Backspace', 'Delete', 'Home', 'End', 'PageUp'];
const otherKeys = ['PageDown', 'ContextMenu', 'F2', 'Control+a', 'Control+z', 'Shift+?', 'Alt+l', 'F1'];
const texts = ['Ада', 'Łukasz Ș', '{seat}', '<b>x</b>', '0', '-1e999', '🐉🐉', ' ', 'ᚠ'.repeat(60), "'", 'constructor'];
/** Window sizes: desktops, tablets and phones in both orientations, and very small ones. */
const sizes = [
  [1280, 720],
  [1000, 600],
  [1920, 1080],
  [768, 1024],
  [390, 844],
  [844, 390],
  [320, 568],
  [480, 270],
  [256, 144],
] as const;

/** A random chooser: the same seed makes the same choices in the same situations. It does only what is weighed. */
export function chooser(seed: number, weights = usual): (seen: Look) => Act {
  const generator = xoroshiro128plus(seed);
  const upTo = (count: number) => uniformInt(generator, 0, Math.max(0, count - 1));
  const share = () => upTo(1_000_000) / 1_000_000;
  const one = <Thing>(things: readonly Thing[], otherwise: Thing): Thing => things[upTo(things.length)] ?? otherwise;
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);

  const kindOfAct = (): string => {
    let left = share() * total;
    for (const [name, weight] of Object.entries(weights)) {
      left -= weight;
      if (left < 0) return name;
    }
    return 'press';
  };
  const key = () => one(one([usualKeys, tableKeys, usualKeys, rareKeys, otherKeys], usualKeys), 'Enter');

  return ({ width, height, controls }) => {
    const anywhere = (): Place => ({ x: Math.floor(share() * width), y: Math.floor(share() * height) });
    const some = (which: (control: Control) => boolean): Control =>
      // If it left too often, no game would reach its end.
      one(
        controls.filter((control) => which(control) && (!control.leaves || upTo(12) === 0)),
        { what: 'nothing', kind: 'button', leads: false, leaves: false, ...anywhere() },
      );
    const press = (which: (control: Control) => boolean) => {
      const { what, x, y } = some(which);
      return { what, x, y };
    };
    const kind = kindOfAct();
    switch (kind) {
      case 'go':
        return { do: 'press', ...press(({ leads }) => leads) };
      case 'twice':
        return { do: 'press', times: 2, ...press(() => true) };
      case 'right':
        return { do: 'press', button: 'right', ...press(() => true) };
      case 'anywhere':
        return { do: 'press', what: 'anywhere', ...anywhere() };
      case 'tap':
        return { do: 'tap', ...press(({ kind }) => kind === 'button') };
      case 'key':
        return { do: 'key', key: key() };
      case 'interrupt':
        return { do: 'interrupt', key: one(['k', 'Shift', 'ArrowLeft', 'Enter', ' '], 'k') };
      case 'wheel':
        return { do: 'wheel', ...anywhere(), dx: upTo(5) === 0 ? 200 : 0, dy: Math.floor(share() * 1200) - 600 };
      case 'drag': {
        const from = upTo(2) === 0 ? anywhere() : press(({ leads }) => leads);
        return {
          do: 'drag',
          by: one(['mouse', 'finger'] as const, 'mouse'),
          from: { x: from.x, y: from.y },
          to: anywhere(),
        };
      }
      case 'resize': {
        const [width, height] = one(sizes, sizes[0]);
        return { do: 'resize', width, height };
      }
      case 'choose': {
        const lists = ({ kind }: Control) => kind === 'list';
        return controls.some(lists)
          ? { do: 'choose', ...press(lists), option: upTo(12) }
          : { do: 'press', ...press(() => true) };
      }
      case 'type': {
        const fields = ({ kind }: Control) => kind === 'field';
        return controls.some(fields)
          ? { do: 'type', ...press(fields), text: one(texts, 'x') }
          : { do: 'key', key: key() };
      }
      case 'language':
        return { do: 'language', option: upTo(60) };
      case 'reload':
        return { do: 'reload' };
      case 'wait':
        return { do: 'wait', time: upTo(600) };
      default:
        return { do: 'press', ...press(() => true) };
    }
  };
}
