import { useEffect, useMemo } from 'react';
import { usePrograms } from '../use-programs.ts';
import { Dust } from './dust.ts';
import { toneAt } from './dust-pool.ts';

export interface Raised {
  readonly dust: Dust;
  readonly toneAt: typeof toneAt;
}

interface DustLayerProps {
  /** Told what raises dust once it is there, and null when it goes. */
  readonly onRaised: (raised: Raised | null) => void;
}

/** All dust of the table. Fetched late: nothing raises any before the first move. */
export default function DustLayer({ onRaised }: DustLayerProps) {
  const dust = useMemo(() => new Dust(), []);
  usePrograms(dust.mesh);
  useEffect(() => {
    onRaised({ dust, toneAt });
    return () => {
      onRaised(null);
      dust.dispose();
    };
  }, [dust, onRaised]);
  return <primitive object={dust.mesh} dispose={null} />;
}
