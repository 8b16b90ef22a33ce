import type { JSX } from 'react';
import { attend } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import type { PanelProps } from '../panels.ts';
import { Dialog } from './Dialog.tsx';
import { ask, usePanels } from './panels.ts';
import { useHost } from './slots.ts';
import { useDo } from './use-game.ts';

/** The question before the game is left: it is saved, where that is promised. */
export function LeaveQuestion({ onClose }: Pick<PanelProps, 'onClose'>): JSX.Element {
  const { onLeave, onExport, leaving = 'confirm.leave.text' } = useHost();
  return (
    <Dialog
      title={t('confirm.leave.title')}
      onClose={onClose}
      className="confirm"
      asks
      question={leaving === null ? undefined : t(leaving)}
    >
      <div className="buttons">
        <button type="button" data-first onClick={onClose}>
          {t('confirm.leave.stay')}
        </button>
        {onExport ? (
          <button type="button" onClick={onExport}>
            <Glyph name="thing.save" /> {t('action.export')}
          </button>
        ) : null}
        <button
          type="button"
          className="primary"
          onClick={() => {
            onClose();
            onLeave();
          }}
        >
          {t('confirm.leave.yes')}
        </button>
      </div>
    </Dialog>
  );
}

export function Confirm(): JSX.Element | null {
  const scope = useScope();
  const asking = usePanels((panels) => panels.asking);
  const send = useDo();
  if (!asking?.question) return null;
  const { title, text, yes } = asking.question();
  return (
    <Dialog title={title} onClose={() => ask(scope, null)} className="confirm" asks question={text}>
      <div className="buttons">
        <button type="button" data-first onClick={() => ask(scope, null)}>
          {t('action.cancel')}
        </button>
        <button
          type="button"
          className="primary"
          onClick={() => {
            ask(scope, null);
            attend(scope, { selected: null });
            send(asking.commands);
          }}
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
