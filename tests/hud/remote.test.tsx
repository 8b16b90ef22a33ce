// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useInput } from '../../src/hud/keys/input-kind.ts';
import { playByPads } from '../../src/hud/remote/gamepad.ts';
import { handleKey } from '../../src/hud/remote/index.ts';
import { nearest } from '../../src/hud/remote/nearest.ts';
import { type Familiar, pressesOf, wishesOf } from '../../src/hud/remote/presses.ts';

const box = (left: number, top: number, width = 20, height = 20) => ({
  box: { left, top, right: left + width, bottom: top + height },
});
const pad = (
  pressed: readonly number[],
  axes: readonly number[] = [0, 0],
  mapping: GamepadMappingType = 'standard',
) => ({
  index: 0,
  mapping,
  axes: [...axes],
  buttons: Array.from({ length: 16 }, (_, place) => ({ pressed: pressed.includes(place) })),
});

describe('the next control in a direction', () => {
  it('is the near one before the far one, and the one straight ahead before the one aside', () => {
    const [here, near, far, aside] = [box(0, 0), box(50, 0), box(100, 0), box(30, 60)];
    expect(nearest(here.box, 'right', [far, aside, near])).toBe(near);
    expect(nearest(here.box, 'down', [far, aside, near])).toBe(aside);
    expect(nearest(near.box, 'left', [here, far])).toBe(here);
    expect(nearest(here.box, 'up', [near, far, aside])).toBe(null);
  });
});

describe('a game pad', () => {
  /** What is asked for in the end, by what the device showed one moment after the other. */
  const asked = (...moments: readonly ReturnType<typeof pad>[]) => {
    let familiar: Familiar | undefined;
    let wishes: ReadonlySet<string> = new Set();
    for (const moment of moments) ({ wishes, familiar } = wishesOf(moment, familiar));
    return [...wishes];
  };

  it('has its wishes from cross, stick and buttons', () => {
    expect(asked(pad([]), pad([0, 15]))).toEqual(['press', 'right']);
    expect(asked(pad([]), pad([], [-0.7, 0.9]))).toEqual(['down']);
    expect(asked(pad([]), pad([], [0.3, -0.2]))).toEqual([]);
  });

  it('counts for nothing what was never seen at rest: a button held down as it came, pedals that lie on their end', () => {
    expect(asked(pad([0, 15]), pad([0, 15]))).toEqual([]);
    expect(asked(pad([0, 15]), pad([15]), pad([0, 15]))).toEqual(['press']);
    expect(asked(pad([], [0, 1]), pad([], [0, 1]))).toEqual([]);
    expect(asked(pad([], [0, 1]), pad([], [0, 0]), pad([], [0, 1]))).toEqual(['down']);
  });

  it('is heard without the layout of a pad once somebody has pressed a button of it', () => {
    const bare = (pressed: readonly number[], axes?: readonly number[]) => pad(pressed, axes, '');
    expect(asked(bare([]), bare([], [1, 0]))).toEqual([]);
    expect(asked(bare([]), bare([3]), bare([]), bare([], [1, 0]))).toEqual(['right']);
  });

  it('counts a button once as long as it is held, and a way again and again', () => {
    const first = pressesOf(new Set(['press', 'right']), new Map(), 0);
    expect(first.pressed).toEqual(['press', 'right']);
    expect(pressesOf(new Set(['press', 'right']), first.held, 300).pressed).toEqual([]);
    const later = pressesOf(new Set(['press', 'right']), first.held, 400);
    expect(later.pressed).toEqual(['right']);
    expect(pressesOf(new Set(), later.held, 500).released).toEqual(['press', 'right']);
  });
});

describe('playing by a pad', () => {
  let pads: (ReturnType<typeof pad> | null)[] = [];
  let frames: FrameRequestCallback[] = [];
  const frame = (now: number) => {
    for (const due of frames.splice(0)) due(now);
  };

  beforeEach(() => {
    pads = [];
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (due: FrameRequestCallback) => frames.push(due));
    Object.assign(navigator, { getGamepads: () => pads });
    Object.assign(document, { hasFocus: () => true });
    document.body.innerHTML = '<button class="primary">A</button><button>B</button><input type="checkbox">';
    // Nothing is laid out here: the three lie in a row.
    for (const [place, element] of [...document.body.children].entries())
      element.getBoundingClientRect = () => new DOMRect(place * 100, 0, 50, 20);
    addEventListener('keydown', handleKey);
  });
  afterEach(() => {
    removeEventListener('keydown', handleKey);
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
  });

  it.each([
    ['none are offered', { getGamepads: undefined }],
    [
      'a policy forbids them',
      {
        getGamepads() {
          throw new DOMException('gamepad', 'SecurityError');
        },
      },
    ],
  ])('goes on where %s', (_, offers) => {
    Object.assign(navigator, offers);
    const leave = playByPads();
    expect(() => frame(0)).not.toThrow();
    expect(frames).toEqual([]);
    leave();
  });

  it('asks for nothing while no pad is connected', () => {
    const leave = playByPads();
    frame(0);
    expect(frames).toEqual([]);
    pads = [pad([])];
    dispatchEvent(new Event('gamepadconnected'));
    expect(frames.length).toBe(1);
    frame(1);
    expect(frames.length).toBe(1);
    pads = [null];
    frame(2);
    expect(frames).toEqual([]);
    leave();
  });

  it('goes from control to control, and presses them', () => {
    const leave = playByPads();
    pads = [pad([])];
    dispatchEvent(new Event('gamepadconnected'));
    frame(0);
    const clicked: (string | null)[] = [];
    document.addEventListener('click', ({ target }) =>
      clicked.push(target instanceof Element ? target.textContent : ''),
    );
    let now = 1;
    const tap = (...buttons: number[]) => {
      for (const shown of [pad(buttons), pad([])]) {
        pads = [shown];
        frame(now++);
      }
    };
    tap(15);
    expect(document.activeElement?.textContent).toBe('A');
    tap(0);
    tap(15);
    tap(0);
    expect(clicked).toEqual(['A', 'B']);
    tap(15);
    tap(0);
    expect(document.querySelector('input')?.checked).toBe(true);
    tap(14);
    expect(document.activeElement?.textContent).toBe('B');
    leave();
  });
});

describe('a list to choose from', () => {
  const arrow = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    handleKey(event);
    return event.defaultPrevented;
  };

  it.each([
    ['keeps its arrows for whoever has a keyboard', false],
    ['is left by them where they are all there is', true],
  ])('%s', (_, byArrows) => {
    document.body.innerHTML = '<select><option>a</option><option>b</option></select><button>next</button>';
    const [list] = document.getElementsByTagName('select');
    list?.focus();
    useInput.setState({ byArrows });
    expect(arrow('ArrowDown')).toBe(byArrows);
    if (!byArrows) expect(document.activeElement).toBe(list);
  });
});
