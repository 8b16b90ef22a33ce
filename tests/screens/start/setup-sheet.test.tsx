// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lastDraft } from '../../../src/screens/set-up/last-draft.ts';
import SetupSheet from '../../../src/screens/start/SetupSheet.tsx';
import { t } from '../../../src/ui/locale/index.ts';

function Sheet() {
  const [draft, setDraft] = useState(() => lastDraft(true));
  return (
    <details open>
      <summary>{t('setup.change')}</summary>
      <div className="start-sheet">
        <SetupSheet draft={draft} onDraft={setDraft} />
      </div>
    </details>
  );
}

const company = (of: 'alone' | 'together') => screen.getByLabelText<HTMLInputElement>(t(`setup.company.${of}`));
const undo = () => document.querySelector<HTMLButtonElement>('[data-setup-undo]');
const seed = () => screen.getByLabelText<HTMLInputElement>(new RegExp(t('setup.seed')));

beforeEach(() => {
  localStorage.clear();
  render(<Sheet />);
});
afterEach(cleanup);

it('what was changed of a set-up is taken back, step by step, by a button that is there once there is something to take back', () => {
  expect(undo()).toBeNull();
  const before = company('alone').checked ? 'alone' : 'together';
  const after = before === 'alone' ? 'together' : 'alone';
  fireEvent.click(company(after));
  fireEvent.change(seed(), { target: { value: '1' } });
  fireEvent.change(seed(), { target: { value: '12' } });
  expect([company(after).checked, seed().value]).toEqual([true, '12']);
  fireEvent.click(undo() ?? expect.fail('no button'));
  // What was typed is one step.
  expect([company(after).checked, seed().value]).toEqual([true, '']);
  fireEvent.click(undo() ?? expect.fail('no button'));
  expect(company(before).checked).toBe(true);
  expect(undo()).toBeNull();
  expect(document.activeElement?.textContent).toBe(t('setup.change'));
});

it('the usual keys take back a step and do it again, but not where text is being typed', () => {
  const after = company('alone').checked ? 'together' : 'alone';
  fireEvent.click(company(after));
  fireEvent.keyDown(seed(), { key: 'z', code: 'KeyZ', ctrlKey: true });
  expect(company(after).checked).toBe(true);
  fireEvent.keyDown(company(after), { key: 'z', code: 'KeyZ', ctrlKey: true });
  expect(company(after).checked).toBe(false);
  fireEvent.keyDown(company(after), { key: 'z', code: 'KeyZ', ctrlKey: true, shiftKey: true });
  expect(company(after).checked).toBe(true);
});
