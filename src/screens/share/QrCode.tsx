import type { JSX } from 'react';
import { encode } from 'uqr';
import { t } from '../../ui/locale/index.ts';
import './qr-code.css';

/** The longest text that cameras still read easily from a screen. */
const LONGEST = 1200;
/** Clear space around a code, in squares. */
const RIM = 4;

export default function QrCode({ text }: { readonly text: string }): JSX.Element {
  if (text.length > LONGEST) return <p>{t('share.code.long')}</p>;
  const { data, size } = encode(text, { ecc: 'L', border: RIM });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <>
      <svg
        className="qr-code"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('share.code.name')}
        shapeRendering="crispEdges"
      >
        <path d={squares.join('')} />
      </svg>
      <p>{t('share.code.hint')}</p>
    </>
  );
}
