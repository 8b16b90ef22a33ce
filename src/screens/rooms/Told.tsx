import { type JSX, type ReactNode, useId } from 'react';
import { useNotice } from '../../hud/frame/use-notice.ts';
import { t } from '../../ui/locale/index.ts';

interface ToldProps {
  readonly text: string;
  /** While this is the same it is not said anew, whatever somebody is called; by default the text itself. */
  readonly about?: string;
  readonly name?: string;
  readonly onRead?: () => void;
  readonly children?: ReactNode;
}

/** A notice; its buttons are a group that is called like it, for there may be others with the same. */
export function Told({ text, about = text, name, onRead, children }: ToldProps): JSX.Element {
  const id = useId();
  useNotice(onRead);
  return (
    <div className="room-notice parchment" data-room-notice={name}>
      <p key={about} id={id} data-once>
        {text}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form. */}
      <div className="room-answers" role="group" aria-labelledby={id}>
        {children}
        {onRead ? (
          <button type="button" onClick={onRead}>
            {t('action.dismiss')}
          </button>
        ) : null}
      </div>
    </div>
  );
}
