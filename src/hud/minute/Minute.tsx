import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import { MinutePicture, pictures } from './MinutePicture.tsx';

/** Six pictures with a sentence each, in the order they happen. */
export default function Minute(): JSX.Element {
  return (
    <ol className="minute">
      {pictures.map((name) => (
        <li key={name} data-picture={name}>
          <MinutePicture name={name} />
          <p>{t(`minute.${name}`)}</p>
        </li>
      ))}
    </ol>
  );
}
