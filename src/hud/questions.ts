import { type List, listOf, t } from '../locale/index.ts';
import { activeForce, type Command, forcesOf, type GameView, income } from '../rules/index.ts';
import { type Naming, raceName, regionName, seatName } from '../words/index.ts';

/** What is asked before something weighty is done: put in the language that is spoken when it is shown. */
export type Question = () => {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
};

/** The question before a command that ends or gives up something, or null: decline, passing, abandoning, the end of a turn. */
export function confirmation(view: GameView, command: Command, naming: Naming): Question | null {
  const race = raceName(activeForce(view, view.seat)?.race ?? '');
  switch (command.type) {
    case 'decline':
      return () => ({
        title: t('confirm.decline.title', { race }),
        text: t('confirm.decline.text', { older: pushedOut(view) }),
        yes: t('confirm.decline.yes'),
      });
    case 'pass':
      return () => ({ title: t('confirm.pass.title'), text: t('confirm.pass.text'), yes: t('confirm.pass.yes') });
    case 'abandon': {
      const region = regionName(naming.board, command.region);
      return () => ({
        title: t('confirm.abandon.title', { region }),
        text: t('confirm.abandon.text'),
        yes: t('confirm.abandon.yes'),
      });
    }
    case 'endRedeployment':
      return view.phase === 'redeploy' ? endOfTurn(view, naming) : null;
    default:
      return null;
  }
}

/** Names of the player's races in decline that a new decline may push out; whether a Spirit stays is for the rules to say. */
function pushedOut(view: GameView): List {
  const older = forcesOf(view, view.seat).filter((force) => force.declined && force.power === null);
  return listOf(older.map((force) => raceName(force.race)));
}

function endOfTurn(view: GameView, naming: Naming): Question {
  const coins = income(view, view.turnSeat).reduce((sum, line) => sum + line.amount, 0);
  const next = (view.turnSeat + 1) % view.players;
  const last = view.round === view.rounds && next === view.firstSeat;
  return () => ({
    title: t('confirm.endRedeployment.title'),
    text: last
      ? t('confirm.endRedeployment.last', { coins })
      : t('confirm.endRedeployment.text', { coins, next: seatName(naming, next) }),
    yes: t('confirm.endRedeployment.yes'),
  });
}
