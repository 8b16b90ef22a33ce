import { type JSX, useCallback, useState } from 'react';
import { lazyPanel } from '../../hud/page.ts';
import { t } from '../../locale/index.ts';
import { loadWorkshop } from '../../workshop/lazy.ts';
import { downloadBlob } from '../download.ts';
import { MissingScreen } from '../MissingScreen.tsx';
import { forgetMade } from './address.ts';

const leave = () => location.assign(location.pathname);

const Workshop = lazyPanel(loadWorkshop, {
  waiting: () => <p className="waiting">{t('setup.loading')}</p>,
  isScreen: true,
  around: (words) => <MissingScreen onLeave={leave}>{words}</MissingScreen>,
});

const give = (name: string, text: string) => downloadBlob(name, new Blob([text], { type: 'application/json' }));

/** The workshop as a page, with what a link brought. */
export function WorkshopScreen({ link }: { readonly link: string }): JSX.Element {
  const [brought, setBrought] = useState(link);
  const [seen, setSeen] = useState(link);
  if (link !== seen) {
    setSeen(link);
    if (link !== '') setBrought(link);
  }
  const taken = useCallback(() => {
    forgetMade();
    setBrought('');
  }, []);
  return <Workshop link={brought === '' ? null : brought} onTaken={taken} onFile={give} />;
}
