import { actions } from './first/actions.ts';
import { app } from './first/app.ts';
import { board } from './first/board.ts';
import { errors } from './first/errors.ts';
import { hud } from './first/hud.ts';
import { log } from './first/log.ts';
import { opponents } from './first/opponents.ts';
import { phases } from './first/phases.ts';
import { powers } from './first/powers.ts';
import { races } from './first/races.ts';
import { receipt } from './first/receipt.ts';
import { refusals } from './first/refusals.ts';
import { rules } from './first/rules.ts';
import { saves } from './first/saves.ts';
import { setup } from './first/setup.ts';

/** Le prime parole: tutto ciò che si carica prima del primo turno. */
export const first = {
  ...races,
  ...powers,
  ...board,
  ...phases,
  ...actions,
  ...receipt,
  ...log,
  ...refusals,
  ...rules,
  ...hud,
  ...errors,
  ...saves,
  ...setup,
  ...opponents,
  ...app,
};
