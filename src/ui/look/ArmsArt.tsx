import { type JSX, useId } from 'react';
import type { Arms } from '../../rules/index.ts';
import { armsDivisions, armsOutlines, chargeOf, chargePlace } from './heraldry.ts';

interface ArmsArtProps {
  readonly arms: Arms;
  /** Accessible name; without one it is decoration beside text. */
  readonly label?: string;
}

export function ArmsArt({ arms, label }: ArmsArtProps): JSX.Element {
  const id = useId();
  const { shape, division, charge, field, second, ink } = arms;
  const outline = armsOutlines[shape] ?? armsOutlines.square ?? '';
  const half = armsDivisions[division];
  const { x, y, size } = chargePlace(shape);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: with a label it is named by it; without one it is hidden from assistive technology
    <svg
      className="arms-art"
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fillRule="evenodd"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d={outline} fill={field} />
        {half ? <path d={half} fill={second} fillRule="evenodd" /> : null}
        <path d={outline} className="arms-hem" fill="none" strokeWidth="2" />
      </g>
      <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} fill={ink}>
        {chargeOf(charge).fill?.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
