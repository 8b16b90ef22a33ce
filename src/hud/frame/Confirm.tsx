import type { JSX } from 'react';
import { attend } from '../../table/attention/index.ts';
import { t } from '../../ui/locale/index.ts';
import { Dialog } from './Dialog.tsx';
import { ask, usePanels } from './panels.ts';
import { useDo } from './use-game.ts';

/** The question before a weighty choice. */
export function Confirm(): JSX.Element | null {
  const asking = usePanels((panels) => panels.asking);
  const send = useDo();
  if (!asking?.question) return null;
  const { title, text, yes } = asking.question();
  return (
    <Dialog title={title} onClose={() => ask(null)} className="confirm" asks question={text}>
      <div className="buttons">
        <button type="button" data-first onClick={() => ask(null)}>
          {t('action.cancel')}
        </button>
        <button
          type="button"
          className="primary"
          onClick={() => {
            ask(null);
            attend({ selected: null });
            send(asking.commands);
          }}
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
