import { type JSX, useEffect, useState } from 'react';
import { Missing } from '../../hud/lazy/Missing.tsx';
import { useScope } from '../../table/scope.tsx';
import { NotFetched } from '../../ui/lazy/fetch-now.ts';
import { t } from '../../ui/locale/index.ts';
import { giveFile } from './give.ts';
import { pictureOf } from './picture.ts';

/** A picture of the table as it is now, to look at and to save. `words` stand below it. */
export default function Snapshot({ words }: { readonly words: string }): JSX.Element {
  const scope = useScope();
  const [picture, setPicture] = useState<Blob | 'none' | 'failed' | 'missing' | null>(null);
  const [tries, setTries] = useState(1);
  const [address, setAddress] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each try
  useEffect(() => {
    let isOff = false;
    pictureOf(scope, words).then(
      (taken) => isOff || setPicture(taken ?? 'failed'),
      (failure: unknown) => isOff || setPicture(failure instanceof NotFetched ? 'missing' : 'failed'),
    );
    return () => {
      isOff = true;
    };
  }, [scope, words, tries]);
  useEffect(() => {
    if (!(picture instanceof Blob)) return;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);

  if (picture === 'missing') return <Missing why="missing" onAgain={() => setTries(tries + 1)} />;
  if (picture === 'none' || picture === 'failed') return <p>{t(`share.picture.${picture}`)}</p>;
  return (
    <>
      {address === null ? null : <img className="snapshot" src={address} alt={t('share.picture.name')} />}
      <div className="buttons">
        <button
          type="button"
          data-share="picture"
          disabled={picture === null}
          onClick={() => void (picture && giveFile('small-world.jpg', picture))}
        >
          {t('share.save')}
        </button>
      </div>
    </>
  );
}
