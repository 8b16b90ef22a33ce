import { type PartKind, type TurnPart, turnRows, type turnTable } from './phases.ts';

type PartsOf<Kind extends PartKind> = {
  [Part in TurnPart]: (typeof turnTable)[Part]['kind'] extends Kind ? Part : never;
}[TurnPart];

/** Are regions conquered in this part of a turn? */
export function isConquest(part: TurnPart): part is PartsOf<'conquest'> {
  return turnRows[part].kind === 'conquest';
}

/** Are troops placed in this part of a turn? */
export function isDeployment(part: TurnPart): part is PartsOf<'deployment'> {
  return turnRows[part].kind === 'deployment';
}
