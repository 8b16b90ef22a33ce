import { type JSX, useEffect, useState } from 'react';
import { t } from '../../locale/index.ts';
import { giveFile } from './give.ts';
import { pictureOf, tableCanvas } from './picture.ts';

/** A picture of the table as it is now, to look at and to save. `words` stand below it. */
export default function Snapshot({ words }: { readonly words: string }): JSX.Element {
  const [picture, setPicture] = useState<Blob | 'none' | 'failed' | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const canvas = tableCanvas();
    if (canvas === null) return setPicture('none');
    pictureOf(canvas, words).then(
      (taken) => setPicture(taken ?? 'failed'),
      () => setPicture('failed'),
    );
  }, [words]);
  useEffect(() => {
    if (!(picture instanceof Blob)) return;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);

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
