import type { JSX, ReactNode } from 'react';
import { attend } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { listOf, named, number, said, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { type ComboHere, comboHere, type HereFact } from '../../rules/ahead.ts';
import { boardFacts, type Combo, contentOf, type GameView } from '../../rules/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { useLayer } from '../../ui/route/use-layer.ts';
import { markerName, type Naming, nameIn, traitName } from '../../ui/words/names.ts';
import { traitWords } from '../../ui/words/trait-words.ts';
import { TraitLink } from '../frame/chips.tsx';
import type { Game } from '../frame/use-game.ts';
import './whole.css';
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
      <h4>{t('combo.measured')}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="faint">{t('combo.measured.note', { games, players, level: named('level', level) })}</p>
    </section>
  );
}

interface WholeComboProps {
  readonly game: Game;
  readonly combo: Combo;
  readonly index: number;
}

/** All there is to know of a combo on offer before it is picked: what it does here, and behind *More* an example, its decline, and what it brought elsewhere. */
export default function WholeCombo({ game, combo, index }: WholeComboProps): JSX.Element {
  const scope = useScope();
  const { view, naming } = game;
  const { race, power } = combo;
  useLayer(() => attend(scope, { raised: null }), `combo ${race}`);
  const here = comboHere(view, index, view.viewer ?? view.seat);
  return (
    <div className="combo-whole">
      {here ? <p className="combo-sum">{tokensWords(game, combo, here)}</p> : null}
      {combo.coins > 0 ? <p>{t('combo.gift', { coins: combo.coins })}</p> : null}
      <Trait view={view} kind="power" id={power} facts={here?.power ?? []} />
      <Trait view={view} kind="race" id={race} facts={here?.race ?? []} />
      <details>
        <summary>{t('combo.more')}</summary>
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
      </details>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  return (
    <section>
      <h4>{title}</h4>
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
