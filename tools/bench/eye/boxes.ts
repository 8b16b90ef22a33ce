/**
 * Boxes: elements that draw one of their own (a ground, a border, a shadow, an outline), apart from signs on the
 * board. What is hidden, out of sight, as large as the window or smaller than 200 px² does not count; one inside
 * another does. Run in the page, by `page.evaluate(boxes)`: no function in it has a name, which tsx would keep by a
 * helper that is not there.
 * @returns a line for each: tag, class, size in CSS pixels
 */
export function boxes(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    if (!(element instanceof HTMLElement) || element instanceof HTMLCanvasElement) return [];
    if (element.closest('.table-labels') !== null) return [];
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const { width, height, right, bottom, left, top } = element.getBoundingClientRect();
    const isInView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    if (!isInView || width * height < 200 || (width >= innerWidth && height >= innerHeight)) return [];
    const style = getComputedStyle(element);
    const sides = [
      [style.borderTopStyle, style.borderTopWidth],
      [style.borderRightStyle, style.borderRightWidth],
      [style.borderBottomStyle, style.borderBottomWidth],
      [style.borderLeftStyle, style.borderLeftWidth],
      [style.outlineStyle, style.outlineWidth],
    ];
    const draws =
      style.backgroundImage !== 'none' ||
      !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) ||
      style.boxShadow !== 'none' ||
      sides.some(([kind, breadth = '']) => kind !== 'none' && Number.parseFloat(breadth) > 0);
    if (!draws) return [];
    // What is there for ears only is cut to nothing, and so is all that is in it.
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { clip, clipPath } = getComputedStyle(at);
      if (clipPath.startsWith('inset(50%') || clip === 'rect(0px, 0px, 0px, 0px)') return [];
    }
    return [`${element.tagName.toLowerCase()}.${element.className} ${Math.round(width)}x${Math.round(height)}`];
  });
}
