import { type JSX, useId, useMemo, useState } from 'react';
import { regionChoices } from '../../hud/board/choices.ts';
import { regionSentence } from '../../hud/board/region-status.ts';
import { whyNot } from '../../hud/board/why-not.ts';
import type { Game } from '../../hud/index.ts';
import { Missing } from '../../hud/lazy/lazy-panel.tsx';
import { outlinesOf } from '../../table/outlines/index.ts';
import { Scoped, type TableScope, useScope } from '../../table/scope.tsx';
import { useLazy } from '../../ui/lazy/lazy-component.tsx';
import { retryMissing } from '../../ui/lazy/lazy-value.ts';
import { said, sentences, t } from '../../ui/locale/index.ts';
import '../../ui/locale/workshop.ts';
import {
  apply,
  type BoxName,
  type Command,
  type GameState,
  income,
  legal,
  prospect,
  type RegionId,
  view,
} from '../../rules/index.ts';
import { BoxContext } from '../../ui/look/index.ts';
import { regionTitle, traitName } from '../../ui/words/names.ts';
import { costLineWords } from '../../ui/words/refusal-words.ts';
import type { Creation } from './creation.ts';
import { partnersOf, TrialBoard, trialBoard, trialOf } from './TrialBoard.tsx';
import type { Judged } from './verdict.ts';

interface TrialProps {
  readonly creation: Creation;
  readonly judged: Judged;
}

export function Trial({ creation, judged }: TrialProps): JSX.Element {
  const { value, isMissing, isComing } = useLazy(outlinesOf(trialBoard));
  const heading = useId();
  return (
    <aside className="make-trial parchment" aria-labelledby={heading} data-trial>
      <h3 id={heading} tabIndex={-1}>
        {t('make.try')}
      </h3>
      {!judged.ok ? (
        <p>{t('make.try.none', { words: judged.fault.words })}</p>
      ) : value === null ? (
        isMissing ? (
          <Missing why="missing" isComing={isComing} onAgain={retryMissing} />
        ) : (
          <p>{t('setup.loading')}</p>
        )
      ) : (
        <Tried box={judged.box} creation={creation} />
      )}
    </aside>
  );
}

function Tried({ box, creation }: { readonly box: BoxName; readonly creation: Creation }): JSX.Element {
  const partners = useMemo(() => partnersOf(box, creation), [box, creation]);
  const [wished, setWished] = useState<string | null>(null);
  const partner = wished !== null && partners.includes(wished) ? wished : (partners[0] ?? '');
  const select = useId();
  const start = useMemo(() => trialOf(box, creation, partner), [box, creation, partner]);
  const dealt = useMemo(() => ({ content: box }), [box]);
  return (
    <BoxContext value={dealt}>
      <p>{t('make.try.hint')}</p>
      <div className="make-field wide">
        <label htmlFor={select}>{t(`make.try.partner.${creation.kind}`)}</label>
        <select id={select} data-partner value={partner} onChange={({ target }) => setWished(target.value)}>
          {partners.map((id) => (
            <option key={id} value={id}>
              {said(traitName(dealt, id))}
            </option>
          ))}
        </select>
      </div>
      {start === null ? (
        <p data-said>{t('make.try.no')}</p>
      ) : (
        <Scoped>
          <Played start={start} />
        </Scoped>
      )}
    </BoxContext>
  );
}

/** What was pressed goes: the focus goes on where it came from. */
const backToBoard = () =>
  requestAnimationFrame(() => document.querySelector<SVGElement>('.make-board [tabindex="0"]')?.focus());

/** Everything that is done on it, by which position it began with: another one begins anew. */
interface Progress {
  readonly from: GameState;
  readonly now: GameState;
}

function Played({ start }: { readonly start: GameState }): JSX.Element {
  const scope = useScope();
  const [progress, setProgress] = useState<Progress>({ from: start, now: start });
  const [asked, setAsked] = useState<RegionId | null>(null);
  const state = progress.from === start ? progress.now : start;
  const game = useMemo(() => gameOf(state, scope), [state, scope]);
  const carryOut = (command: Command) => {
    const outcome = apply(state, command);
    if (outcome.ok) setProgress({ from: start, now: outcome.state });
    backToBoard();
  };
  const coins = income(state, 0).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <TrialBoard game={game} asked={asked} onAsk={setAsked} />
      <p data-trial-coins={coins}>{t('make.try.coins', { coins })}</p>
      <div data-said className="make-receipt" data-trial-receipt={asked ?? ''}>
        {asked === null ? null : <Receipt game={game} region={asked} />}
      </div>
      <p className="buttons">
        {asked === null
          ? null
          : regionChoices(game.view, game.legal, asked, game.naming)
              // A turn on this board goes no further than its conquests.
              .filter(({ id }) => id === 'conquer' || id.startsWith('act.'))
              .map(({ id, label, commands }) => (
                <button
                  key={id}
                  type="button"
                  className="primary"
                  data-trial-act={id}
                  onClick={() => commands.forEach(carryOut)}
                >
                  {label}
                </button>
              ))}
        {state === start ? null : (
          <button
            type="button"
            data-trial-again
            onClick={() => {
              setProgress({ from: start, now: start });
              backToBoard();
            }}
          >
            {t('make.try.again')}
          </button>
        )}
      </p>
    </>
  );
}

function gameOf(state: GameState, scope: TableScope): Game {
  const seats = [
    { name: t('make.try.you'), colour: 1, control: 'human' },
    { name: t('make.try.other'), colour: 0, control: 'human' },
  ] as const;
  return {
    setup: { players: 2, seats, options: { curtain: false } },
    view: view(state, 0),
    phase: state.phase,
    legal: legal(state, 0),
    stage: null,
    naming: { board: trialBoard, content: state.content, seats },
    scope,
  };
}

function Receipt({ game, region }: { readonly game: Game; readonly region: RegionId }): JSX.Element {
  const outlook = prospect(game.view, region);
  const why = whyNot(game, region);
  const isHeld = outlook?.barrier?.code === 'alreadyHeld';
  return (
    <>
      <h4>{regionTitle(game.view.board, region)}</h4>
      <p className="unseen">{regionSentence(game, region)}</p>
      {outlook === null || isHeld ? null : (
        <table className="receipt">
          <tbody>
            {outlook.cost.lines.map((line) => (
              <tr key={`${line.source} ${line.of ?? ''} ${line.clause}`}>
                <th scope="row">{costLineWords(game.view, line)}</th>
                <td>{line.amount < 0 ? `−${-line.amount}` : line.amount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="sum" data-trial-total={outlook.cost.total}>
              <th scope="row">{t('make.try.needed')}</th>
              <td>{outlook.cost.total}</td>
            </tr>
            <tr>
              <th scope="row">{t('make.try.hand')}</th>
              <td>{outlook.inHand}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {why === null ? null : <p className="make-why">{sentences(why.text, why.remedy)}</p>}
    </>
  );
}
