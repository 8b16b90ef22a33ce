// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, lastSaid } from '../../../src/ui/look/announcer.ts';
import { hearing } from '../../support/said.ts';

/** What comes is noticed a moment later. */
const settled = () => vi.advanceTimersByTimeAsync(200);

let ears: ReturnType<typeof hearing>;
const heard: typeof ears.heard = (...where) => ears.heard(...where);
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main></main>';
  ears = hearing();
});
afterEach(async () => {
  // Long enough for whatever was said to be forgotten.
  await vi.advanceTimersByTimeAsync(20_000);
  ears.end();
  vi.useRealTimers();
});

const main = () => document.querySelector('main') ?? document.body;

describe('the announcer', () => {
  it('says a thing once, politely or at once, and takes it away when it can have been heard', async () => {
    announce('Five coins.');
    announce(' Five  coins.');
    announce('Your turn.', true);
    expect(heard('status')).toEqual(['Five coins.']);
    expect(heard('alert')).toEqual(['Your turn.']);
    expect(lastSaid()).toBe('Your turn.');
    announce('Your turn.', false, true);
    expect(heard('status')).toEqual(['Five coins.', 'Your turn.']);
    await vi.advanceTimersByTimeAsync(11_000);
    expect([...heard('status'), ...heard('alert')]).toEqual([]);
  });

  it('says what is marked when it comes and when it changes; of what opens as a whole only what is urgent', async () => {
    main().innerHTML = '<section><h2>Box</h2><p data-said>3 races</p><p data-said="now">It is not kept.</p></section>';
    await settled();
    expect(heard('status')).toEqual([]);
    expect(heard('alert')).toEqual(['It is not kept.']);
    const line = main().querySelector('[data-said]')?.firstChild;
    if (line) line.nodeValue = '4 races';
    await settled();
    expect(heard('status')).toEqual(['4 races']);
    const told = document.createElement('p');
    told.dataset.said = '';
    told.innerHTML = 'Copied. <button>Undo</button><span aria-hidden="true">✓</span>';
    main().append(told);
    await settled();
    expect(heard('status')).toEqual(['4 races', 'Copied.']);
  });

  it('says what stands under a heading as a sentence of its own', async () => {
    main().innerHTML = '<div data-said="now"><h2>Not just now</h2><p>It is held.</p></div>';
    await settled();
    expect(heard('alert')).toEqual(['Not just now. It is held.']);
  });

  it('says what has gone once more when it comes again', async () => {
    main().innerHTML = '<p data-said></p>';
    const line = main().querySelector('p');
    if (!line) expect.fail('no line');
    for (const words of ['There is no region 24.', '', 'There is no region 24.']) {
      line.textContent = words;
      await vi.advanceTimersByTimeAsync(3200);
    }
    expect(heard('status')).toEqual(['There is no region 24.', 'There is no region 24.']);
  });

  it('says what is marked by itself inside of another as it is marked, and once', async () => {
    main().innerHTML = '<div data-said="now"></div>';
    await settled();
    const calm = document.createElement('p');
    calm.dataset.said = '';
    calm.textContent = 'No 3D here.';
    const urgent = document.createElement('p');
    urgent.textContent = 'It is not kept.';
    main().querySelector('div')?.append(calm, urgent);
    await settled();
    expect(heard('alert')).toEqual(['It is not kept.']);
    expect(heard('status')).toEqual(['No 3D here.']);
  });

  it('says of a list only what is new in it', async () => {
    main().innerHTML = '<ul data-said></ul>';
    const list = main().querySelector('ul');
    for (const words of ['Ada: Hello!', 'Bo: Thanks!']) {
      const line = document.createElement('li');
      line.textContent = words;
      list?.append(line);
      await settled();
    }
    expect(heard('status')).toEqual(['Ada: Hello!', 'Bo: Thanks!']);
  });

  it('says in an open dialog what nobody would hear behind it, and outside of it again when it has closed', async () => {
    const dialog = document.createElement('dialog');
    main().append(dialog);
    dialog.setAttribute('open', '');
    await settled();
    announce('Bo has come.', true);
    expect(heard('alert', dialog)).toEqual(['Bo has come.']);
    expect(heard('alert')).toEqual([]);
    dialog.removeAttribute('open');
    announce('Bo has gone.', true);
    expect(heard('alert')).toEqual(['Bo has gone.']);
  });

  it('leaves alone what a browser has translated: it is said once', async () => {
    main().innerHTML = '<p data-said></p>';
    const line = main().querySelector('p');
    line?.append('Saved.');
    await settled();
    const font = document.createElement('font');
    font.textContent = 'Gespeichert.';
    line?.firstChild?.replaceWith(font);
    await settled();
    expect(heard('status')).toEqual(['Saved.']);
  });
});

it('nothing else on the page speaks by itself', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const speaking = files.filter((file) =>
    /role=\W*(status|alert|log)\b|role: '(status|alert|log)'|aria-live|<output/.test(
      readFileSync(`src/${file}`, 'utf8'),
    ),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(speaking).toEqual([]);
});
