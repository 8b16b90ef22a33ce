// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fields, text } from '../../../src/ui/storage/reader.ts';
import { noSteps, type Steps, shelf, travelled, withStep } from '../../../src/ui/storage/shelf.ts';
import { allAside } from '../../../src/ui/storage/stored.ts';

interface Jar {
  readonly id: string;
  readonly jam: string;
}

const jar = fields<Jar>({ id: text(/^[a-z]$/), jam: text(/./) });
const jars = (opens?: (things: readonly Jar[]) => string | null) => shelf('jars', jar, opens && { opens });
const plum: Jar = { id: 'a', jam: 'plum' };
const fig: Jar = { id: 'b', jam: 'fig' };

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('steps', () => {
  it('lead back and on again, and another step leaves what was taken back', () => {
    let steps: Steps<number> = withStep(withStep<number>(noSteps, 1), 2);
    const back = travelled(steps, 3, 'undo');
    expect(back?.there).toBe(2);
    steps = back?.steps ?? noSteps;
    expect(travelled(steps, 2, 'redo')).toEqual({ there: 3, steps: { past: [1, 2], future: [], place: null } });
    expect(travelled(withStep(steps, 2), 9, 'redo')).toBeNull();
    expect(travelled<number>(noSteps, 1, 'undo')).toBeNull();
  });

  it('in one place are one, until another comes between', () => {
    const typed = ['a', 'b', 'c'].reduce<Steps<string>>((steps, from) => withStep(steps, from, 'name'), noSteps);
    expect(typed.past).toEqual(['a']);
    expect(withStep(withStep(typed, 'd'), 'e', 'name').past).toEqual(['a', 'd', 'e']);
    const back = travelled(typed, 'd', 'undo');
    expect(withStep(back?.steps ?? typed, 'a', 'name').past).toEqual(['a']);
  });

  it('are two hundred at most', () => {
    let steps: Steps<number> = noSteps;
    for (let step = 0; step < 300; step++) steps = withStep(steps, step);
    expect([steps.past.length, steps.past[0]]).toEqual([201, 99]);
  });
});

describe('a shelf', () => {
  it('keeps every step, and takes it back with what was open', () => {
    const { use, step, undo, redo, kept, open } = jars(([first]) => first?.id ?? null);
    step(({ things }) => ({ things: [...things, plum], open: 'a' }));
    step(({ things }) => ({ things: [...things, fig] }));
    open('b');
    expect(kept()).toEqual([plum, fig]);
    step(() => ({ things: [plum], open: 'a' }));
    expect(undo()).toBe(true);
    expect(use.getState()).toMatchObject({ things: [plum, fig], open: 'b', isKept: true });
    expect(kept()).toEqual([plum, fig]);
    expect([redo(), redo(), undo(), undo(), undo(), undo()]).toEqual([true, false, true, true, true, false]);
    expect(use.getState()).toMatchObject({ things: [], open: null });
    // It is as on any other page.
    redo();
    expect(jars(([first]) => first?.id ?? null).use.getState()).toMatchObject({ things: [plum], open: 'a', past: [] });
  });

  it('changes what no step takes back wherever steps lead', () => {
    const { use, step, change, undo, kept } = jars();
    change(() => [plum, fig]);
    step(() => ({ things: [fig] }));
    change((all) => all.map((one) => ({ ...one, jam: `${one.jam} and lime` })));
    expect(use.getState().past).toHaveLength(1);
    undo();
    expect(kept().map(({ jam }) => jam)).toEqual(['plum and lime', 'fig and lime']);
    expect(undo()).toBe(false);
  });

  it('goes on without what cannot be read, with the first of those with one id, and loses neither', () => {
    const odd = JSON.stringify([plum, 5, { ...plum, jam: 'quince' }, { id: 'B', jam: 'x' }, fig]);
    localStorage.setItem('jars', odd);
    expect(jars().kept()).toEqual([plum, fig]);
    expect(allAside()).toEqual([{ name: 'jars', text: odd, rest: JSON.stringify([plum, fig]) }]);
  });

  it('reads again what another tab has changed, with the same one open if it is still there', () => {
    const [here, there] = [jars(), jars()];
    const stop = here.watch();
    here.change(() => [plum, fig]);
    here.open('b');
    there.reread();
    there.step(() => ({ things: [fig] }));
    dispatchEvent(new StorageEvent('storage', { key: 'jars' }));
    expect(here.use.getState()).toMatchObject({ things: [fig], open: 'b', past: [] });
    there.step(() => ({ things: [] }));
    dispatchEvent(new StorageEvent('storage', { key: 'jars' }));
    expect(here.use.getState()).toMatchObject({ things: [], open: null });
    stop();
  });
});
