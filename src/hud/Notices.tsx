import { type JSX, useEffect, useState } from 'react';
import { has, t } from '../locale/index.ts';
import { nowShowing } from '../turn/index.ts';
import { TableActor } from '../turn/react.ts';
import { refusalWords } from '../words/index.ts';
import { ClauseLink } from './chips.tsx';
import { narrate, plainWords } from './narration.ts';
import type { Game } from './table.ts';

/** Why the last command was refused, until it is read or another one is accepted; and trouble with saving. */
export function Notices({ game }: { readonly game: Game }): JSX.Element {
  const actor = TableActor.useActorRef();
  const refused = TableActor.useSelector((snapshot) => snapshot.context.refusal);
  const trouble = TableActor.useSelector((snapshot) => snapshot.context.storageTrouble);
  const words = refused ? refusalWords(refused.refusal, game.naming) : null;
  const key = trouble === null ? null : `saves.${trouble}`;
  return (
    <div className="notices" role="alert">
      {words ? (
        <div className="notice parchment" data-refusal={refused?.refusal.code}>
          <h2>{t('refusal.title')}</h2>
          <p>
            {words.text} {words.remedy} {words.clause ? <ClauseLink clause={words.clause} /> : null}
          </p>
          <button type="button" onClick={() => actor.send({ type: 'dismiss' })}>
            {t('action.dismiss')}
          </button>
        </div>
      ) : null}
      {key === null ? null : (
        <div className="notice parchment">
          <p>{has(key) ? t(key) : t('saves.unavailable')}</p>
          <button type="button" onClick={() => actor.send({ type: 'dismiss' })}>
            {t('action.dismiss')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Tells assistive technology what is being shown, politely. */
export function LiveRegion({ game }: { readonly game: Game }): JSX.Element {
  const stage = TableActor.useSelector(nowShowing);
  const [words, setWords] = useState('');
  const { naming } = game;
  useEffect(() => {
    if (!stage) return;
    const said = narrate(stage.events, naming).map(plainWords).join(' ');
    if (said) setWords(said);
  }, [stage, naming]);
  return (
    <p className="unseen" role="status" aria-label={t('live.region')}>
      {words}
    </p>
  );
}
