import { FINGER } from '../../table/attention/grasp.ts';

/**
 * The combo whose card is pressed there, to be carried: anywhere on it by a mouse, by a finger on its face, since elsewhere it scrolls the list. Null
 * for no card, or something on it that has a press of its own.
 */
export function cardUnder({ target, pointerType, button, clientX, clientY }: PointerEvent): number | null {
  const card = target instanceof Element && button === 0 ? target.closest<HTMLElement>('[data-combo]') : null;
  if (!card || (target instanceof Element && target.closest('[data-pick], .clause'))) return null;
  const index = Number(card.dataset.combo);
  if (pointerType !== 'touch') return index;
  const face = card.querySelector(':scope > :is(.portrait, .chip)')?.getBoundingClientRect();
  if (!face || face.width === 0) return null;
  const away = (at: number, from: number, size: number) => Math.abs(at - from - size / 2) > Math.max(FINGER, size) / 2;
  return away(clientX, face.left, face.width) || away(clientY, face.top, face.height) ? null : index;
}
