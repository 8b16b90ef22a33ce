import { type PartKind, type TurnPart, turnRows, type turnTable } from './phases.ts';

type PartsOf<Kind extends PartKind> = {
  [Part in TurnPart]: (typeof turnTable)[Part]['kind'] extends Kind ? Part : never;
}[TurnPart];

export function isConquest(part: TurnPart): part is PartsOf<'conquest'> {
  return turnRows[part].kind === 'conquest';
}

export function isDeployment(part: TurnPart): part is PartsOf<'deployment'> {
  return turnRows[part].kind === 'deployment';
}
