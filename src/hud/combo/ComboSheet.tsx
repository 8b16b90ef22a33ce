import type { JSX, ReactNode } from 'react';
import { useScope } from '../../table/scope.tsx';
import { listOf, named, number, said, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { type ComboHere, comboHere, type HereFact } from '../../rules/ahead.ts';
import { boardFacts, type Combo, comboCost, contentOf, type GameView } from '../../rules/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { comboName, markerName, type Naming, nameIn, traitName } from '../../ui/words/names.ts';
import { traitWords } from '../../ui/words/trait-words.ts';
import { PickButton, pickOf } from '../column/ColumnPanel.tsx';
import { ClauseLink, Portrait, TraitLink } from '../frame/chips.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { closePanel, usePanels } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import './combo.css';
import { comboGames, measuredCoins } from '../../opponents/combo-coins.ts';
import { hereWords } from './here-words.ts';

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

interface MeasuredProps {
  readonly view: GameView;
  readonly combo: Combo;
}

function Measured({ view, combo }: MeasuredProps): JSX.Element | null {
  const { players } = view;
  const lines = (['race', 'power'] as const).flatMap((kind) => {
    const found = measuredCoins(players, kind, combo[kind]);
    if (!found) return [];
    const [coins, low, high] = [found.coins, found.low, found.high].map((value) => number(value, tenths));
    return [
      t('combo.measured.line', {
        name: traitName(view, combo[kind]),
        coins: coins ?? null,
        low: low ?? null,
        high: high ?? null,
      }),
    ];
  });
  if (lines.length === 0) return null;
  const { games, level } = comboGames;
  return (
    <section data-measured>
      <h3>{t('combo.measured')}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="faint">{t('combo.measured.note', { games, players, level: named('level', level) })}</p>
    </section>
  );
}

/** All there is to know of a combo on offer before it is picked. Closes by itself once it is gone from the column. */
export default function ComboSheet({ game }: { readonly game: Game }): JSX.Element | null {
  const scope = useScope();
  const race = usePanels((panels) => panels.combo);
  const index = game.view.column.findIndex((combo) => combo.race === race);
  const combo = game.view.column[index];
  if (!combo) return null;
  return (
    <Dialog title={said(comboName(game.view, combo))} onClose={() => closePanel(scope)} className="combo-sheet">
      <Sheet game={game} combo={combo} index={index} />
    </Dialog>
  );
}

interface SheetProps {
  readonly game: Game;
  readonly combo: Combo;
  readonly index: number;
}

function Sheet({ game, combo, index }: SheetProps): JSX.Element {
  const { view, naming } = game;
  const { race, power } = combo;
  const { picking, isOpen, not } = pickOf(game, index);
  const here = comboHere(view, index, view.viewer ?? view.seat);
  const noted = not ? 'combo-sheet-refusal' : undefined;
  return (
    <>
      <header className="combo-figure">
        <Portrait race={race} />
        <div>
          {here ? <p className="combo-sum">{tokensWords(game, combo, here)}</p> : null}
          <p>
            {t('combo.cost', { cost: comboCost(view, index) })}
            {combo.coins > 0 ? <> · {t('combo.gift', { coins: combo.coins })}</> : null}
          </p>
        </div>
        {picking ? (
          <div className="buttons">
            <PickButton
              combo={combo}
              index={index}
              cost={comboCost(view, index)}
              isOpen={isOpen}
              noted={noted}
              className={undefined}
            />
          </div>
        ) : null}
        {not ? (
          <p id={noted} className="combo-not">
            {not.text} {not.clause ? <ClauseLink clause={not.clause} bites asWhy /> : null}
          </p>
        ) : null}
      </header>
      <Part title={t('combo.what')}>
        <Trait view={view} kind="power" id={power} facts={here?.power ?? []} />
        <Trait view={view} kind="race" id={race} facts={here?.race ?? []} />
      </Part>
      {here?.firstTurn ? (
        <Part title={t('combo.example')}>
          <Example turn={here.firstTurn} naming={naming} />
        </Part>
      ) : null}
      {here ? (
        <Part title={t('combo.decline')}>
          <Decline decline={here.decline} />
        </Part>
      ) : null}
      <Measured view={view} combo={combo} />
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function tokensWords({ view }: Game, { race, power }: Combo, { tokens }: ComboHere): string {
  const { races, powers } = contentOf(view);
  const [banner, badge] = [races[race]?.tokens ?? 0, powers[power]?.tokens ?? 0];
  const extra = Math.max(0, tokens - banner - badge);
  return t(extra > 0 ? 'combo.tokens.extra' : 'combo.tokens', { tokens, race: banner, power: badge, extra });
}

interface TraitProps {
  readonly view: GameView;
  readonly kind: 'race' | 'power';
  readonly id: string;
  readonly facts: readonly HereFact[];
}

function Trait({ view, kind, id, facts }: TraitProps): JSX.Element {
  return (
    <div className="combo-trait" data-trait={`${kind}.${id}`}>
      <TraitLink kind={kind} id={id}>
        <Glyph name={`${kind}.${id}`} />
      </TraitLink>
      <div>
        <p>
          <b>{said(traitName(view, id))}.</b> {traitWords(view, kind, id, 'long')}
        </p>
        {facts.map((fact) => (
          <p key={JSON.stringify(fact)} className="combo-here" data-here={fact.is}>
            {hereWords(fact)}
          </p>
        ))}
      </div>
    </div>
  );
}

interface ExampleProps {
  readonly turn: NonNullable<ComboHere['firstTurn']>;
  readonly naming: Naming;
}

/** The first turn, tried out with the rules themselves. */
function Example({ turn: { entries, conquests, left, coins }, naming }: ExampleProps): JSX.Element {
  if (conquests.length === 0) return <p>{t('combo.example.none')}</p>;
  const regions = conquests.map(({ region, cost }) =>
    t('combo.example.region', {
      region: nameIn('terrain', boardFacts(naming.board).regions[region]?.terrain ?? ''),
      cost,
    }),
  );
  const total = coins.regions + coins.race + coins.power + coins.others;
  return (
    <div className="combo-here" data-example>
      <p>{t('combo.example.text', { entries, count: conquests.length, regions: listOf(regions), left })}</p>
      <p>{t('combo.example.coins', { total, ...coins })}</p>
    </div>
  );
}

function Decline({ decline }: { readonly decline: ComboHere['decline'] }): JSX.Element {
  const { keepsTokens, acts, lingers, late, stay, leave, coins } = decline;
  const markers = (ids: readonly string[]) => listOf(ids.map((id) => markerName(id)));
  return (
    <ul>
      <li>{t(keepsTokens ? 'combo.decline.keeps' : 'combo.decline.usual')}</li>
      {acts ? <li>{t('combo.decline.acts')}</li> : null}
      {lingers ? <li>{t('combo.decline.lingers')}</li> : null}
      {late ? <li>{t('combo.decline.late')}</li> : null}
      {coins.map((fact) => (
        <li key={JSON.stringify(fact)} className="combo-here">
          {t('combo.decline.coins', { fact: hereWords(fact) })}
        </li>
      ))}
      {stay.length > 0 ? <li>{t('combo.decline.stay', { markers: markers(stay) })}</li> : null}
      {leave.length > 0 ? <li>{t('combo.decline.leave', { markers: markers(leave) })}</li> : null}
    </ul>
  );
}
