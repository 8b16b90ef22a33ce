/** A part of a table, in CSS pixels from its upper left corner. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A colour or a font of the palette, by the name of its custom property. */
export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

export function wholeOf(canvas: HTMLCanvasElement): Area {
  return { left: 0, top: 0, width: canvas.clientWidth, height: canvas.clientHeight };
}

/** Paints the frame just drawn and the page's numbers over it into the upper left, `width` pixels wide. */
export function paintTable(pen: CanvasRenderingContext2D, canvas: HTMLCanvasElement, area: Area, width: number): void {
  const scale = width / area.width;
  const dense = canvas.width / canvas.clientWidth;
  const height = area.height * scale;
  pen.fillStyle = token('--walnut');
  pen.fillRect(0, 0, width, height);
  const [left, top, across, down] = [area.left, area.top, area.width, area.height].map((length) => length * dense);
  pen.drawImage(canvas, left ?? 0, top ?? 0, across ?? 0, down ?? 0, 0, 0, width, height);
  // The table may be drawn smaller than it is laid out.
  const place = canvas.getBoundingClientRect();
  const shrunk = place.width / canvas.clientWidth;
  for (const disc of canvas.closest('.table-surroundings')?.querySelectorAll('.table-disc') ?? []) {
    const box = disc.getBoundingClientRect();
    const x = ((box.left + box.width / 2 - place.left) / shrunk - area.left) * scale;
    const y = ((box.top + box.height / 2 - place.top) / shrunk - area.top) * scale;
    paintDisc(pen, disc, x, y, (box.width / 2 / shrunk) * scale);
  }
}

/** The colour of a disc: of its middle, or of all of it where its race is in decline. */
function paintOf(disc: Element, number: Element): string {
  const paint = getComputedStyle(disc).getPropertyValue('--paint').trim();
  return paint === '' ? getComputedStyle(number).backgroundColor : paint;
}

function paintDisc(pen: CanvasRenderingContext2D, disc: Element, x: number, y: number, radius: number): void {
  const number = disc.querySelector('b');
  if (number === null || radius === 0) return;
  const { color, fontFamily } = getComputedStyle(number);
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = paintOf(disc, number);
  pen.fill();
  pen.lineWidth = radius / 6;
  pen.strokeStyle = color;
  pen.stroke();
  pen.fillStyle = color;
  pen.font = `700 ${radius * 1.3}px ${fontFamily}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(number.textContent ?? '', x, y);
}
