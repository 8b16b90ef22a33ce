import type { JSX } from 'react';

/** Where the leaves of a branch grow: degrees along an arc that bends round the name, from its foot to its tip. */
const leaves = [0, 1, 2, 3, 4, 5, 6].map((k) => 118 + k * 21);
/** The arc's middle and radius, in units of the drawing. */
const ARC = { x: 25, y: 22, radius: 19 } as const;

/** A branch of laurel beside the winner's name: the left one, or its mirror image. An ornament, silent to assistive technology. */
export function Laurel({ mirrored = false }: { readonly mirrored?: boolean }): JSX.Element {
  return (
    <svg className={mirrored ? 'laurel laurel-right' : 'laurel'} viewBox="0 0 26 44" aria-hidden="true">
      {leaves.map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        const [x, y] = [ARC.x + Math.cos(angle) * ARC.radius, ARC.y + Math.sin(angle) * ARC.radius];
        return [-32, 32].map((aside) => (
          <ellipse
            key={aside}
            cx={4}
            rx={4.4}
            ry={1.7}
            transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${degrees + 90 + aside})`}
          />
        ));
      })}
    </svg>
  );
}
