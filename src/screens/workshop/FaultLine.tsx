import { createContext, type JSX, use } from 'react';
import type { Fault } from './verdict.ts';

export const FaultContext = createContext<Fault | null>(null);

/** Is the fault in this field, or in something within it that has no place of its own? */
function useFault(field: string, isWhole = false): Fault | null {
  const fault = use(FaultContext);
  if (fault === null) return null;
  const isHere =
    fault.field === field || (isWhole && (fault.field.startsWith(`${field}.`) || fault.field.startsWith(`${field}[`)));
  return isHere ? fault : null;
}

interface FaultLineProps {
  readonly field: string;
  readonly isWhole?: boolean;
  readonly id: string;
}

/** The fault of a field, beside it; empty where there is none, so that it is announced when it comes. */
export function FaultLine({ field, isWhole = false, id }: FaultLineProps): JSX.Element {
  const fault = useFault(field, isWhole);
  return (
    <p id={id} className="make-fault" data-said data-fault={fault ? field : undefined}>
      {fault?.words}
    </p>
  );
}
