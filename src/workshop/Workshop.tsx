import { type JSX, useEffect, useMemo, useRef, useState } from 'react';
import { openBoxLink } from '../links/index.ts';
import { t } from '../locale/index.ts';
import '../locale/workshop.ts';
import { useLanguage } from '../locale/language.ts';
import type { Part } from '../rules/index.ts';
import { ownName } from '../words/own-names.ts';
import { partWords } from '../words/parts.ts';
import { ArmsFields } from './ArmsFields.tsx';
import { NameFields, NumberFields } from './Basics.tsx';
import { type Creation, freshCreation } from './creation.ts';
import { FaultContext, FaultLine } from './FaultLine.tsx';
import { FigureFields } from './FigureFields.tsx';
import { FairSection } from './fair/FairSection.tsx';
import { judged } from './judged.ts';
import { PartsEditor } from './PartsEditor.tsx';
import { Sharing } from './Sharing.tsx';
import { ShelfList } from './ShelfList.tsx';
import { creationsFrom, mostKept, watchShelf } from './shelf.ts';
import {
  addCreations,
  copyCreation,
  openCreation,
  redo,
  removeCreation,
  reread,
  takeIn,
  undo,
  useShop,
} from './shop.ts';
import { Trial } from './Trial.tsx';
import './workshop.css';

export interface WorkshopProps {
  /** What came after `#made=` in the address; null if nothing did. */
  readonly link: string | null;
  /** The link has been taken in: it leaves the address. */
  readonly onTaken: () => void;
  readonly onFile: (name: string, text: string) => void;
}

/** What is told at the top: what has come, or could not. */
type Told =
  | { readonly code: 'added' | 'known' | 'full' | 'bad' | 'linkBad' | 'linkNewer' }
  | { readonly code: 'deleted'; readonly name: string };

function wordsOf(told: Told): string {
  switch (told.code) {
    case 'added':
    case 'known':
      return t(`make.came.${told.code}`);
    case 'full':
      return t('make.full', { most: mostKept });
    case 'bad':
      return t('make.open.bad');
    case 'linkBad':
      return t('make.link.bad');
    case 'linkNewer':
      return t('make.link.newer');
    case 'deleted':
      return t('make.deleted', { name: told.name });
  }
}

/** Undo and redo by the usual keys, wherever one is. */
function byKeys(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  event.preventDefault();
  if (event.shiftKey) redo();
  else undo();
}

/** What was pressed has gone: the focus goes on to this, once it is there. */
function focusNext(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

/** The workshop: what was made at one side, the one on the bench, and a small board to try it on beside it. */
export function Workshop({ link, onTaken, onFile }: WorkshopProps): JSX.Element {
  const { creations, open, past, future, isKept } = useShop();
  const language = useLanguage(({ id }) => id);
  const [told, setTold] = useState<Told | null>(null);
  const main = useRef<HTMLElement>(null);
  const creation = creations.find(({ id }) => id === open) ?? null;
  useEffect(() => watchShelf(reread), []);
  useEffect(() => {
    addEventListener('keydown', byKeys);
    return () => removeEventListener('keydown', byKeys);
  }, []);
  useEffect(() => {
    if (link === null) return;
    setTold({ code: comeByLink(link) });
    onTaken();
  }, [link, onTaken]);
  const nameOf = (one: Creation) => (Object.keys(one.names).length === 0 ? t('make.nameless') : ownName(one, language));
  const make = (kind: Creation['kind']) => {
    const lent = creations.map(({ borrows }) => borrows);
    const isAdded = addCreations([freshCreation(kind, t(`make.fresh.${kind}`), language, lent)]);
    setTold(isAdded ? null : { code: 'full' });
    if (isAdded)
      requestAnimationFrame(() => main.current?.querySelector<HTMLInputElement>(`[data-name="${language}"]`)?.select());
  };
  const copy = (one: Creation) => {
    const names = Object.fromEntries(
      Object.entries(one.names).map(([tongue, name]) => [tongue, t('make.copy.name', { name: name.slice(0, 22) })]),
    );
    setTold(copyCreation(one, names) ? null : { code: 'full' });
  };
  return (
    <main className="make" ref={main} data-workshop>
      <header className="make-head">
        <h1>{t('make.title')}</h1>
        <p className="buttons">
          <button type="button" data-undo aria-disabled={past.length === 0} onClick={undo}>
            {t('make.undo')}
          </button>
          <button type="button" data-redo aria-disabled={future.length === 0} onClick={redo}>
            {t('make.redo')}
          </button>
        </p>
        <a href="./" data-back>
          {t('make.back')}
        </a>
        <p className="make-intro">{t('make.intro')}</p>
        <div role="status" className="make-told">
          {told === null ? null : (
            <>
              {wordsOf(told)}{' '}
              {told.code === 'deleted' ? (
                <button
                  type="button"
                  data-undelete
                  onClick={() => {
                    undo();
                    setTold(null);
                    focusNext('.make-open[aria-current]');
                  }}
                >
                  {t('make.undo')}
                </button>
              ) : null}
            </>
          )}
        </div>
        {isKept ? null : <p role="alert">{t('make.unkept')}</p>}
      </header>
      <ShelfList
        creations={creations}
        open={open}
        nameOf={nameOf}
        onOpen={openCreation}
        onNew={make}
        onCopy={copy}
        onDelete={(one) => {
          removeCreation(one.id);
          setTold({ code: 'deleted', name: nameOf(one) });
          focusNext('[data-undelete]');
        }}
        onText={(text) => {
          const come = text === null ? null : creationsFrom(text);
          setTold({ code: come === null ? 'bad' : takeIn(come) });
        }}
      />
      {creation === null ? null : (
        <OnBench key={creation.id} creation={creation} name={nameOf(creation)} onFile={onFile} />
      )}
    </main>
  );
}

/** Takes in what a link brings. */
function comeByLink(link: string): 'added' | 'known' | 'full' | 'linkBad' | 'linkNewer' {
  const opened = openBoxLink(link);
  if (!opened.ok) return opened.problem === 'newer' ? 'linkNewer' : 'linkBad';
  const come = creationsFrom(opened.json);
  return come === null ? 'linkBad' : takeIn(come);
}

interface OnBenchProps {
  readonly creation: Creation;
  readonly name: string;
  readonly onFile: WorkshopProps['onFile'];
}

/** The one being worked on, and what it comes to. */
function OnBench({ creation, name, onFile }: OnBenchProps): JSX.Element {
  const found = useMemo(() => judged([creation]), [creation]);
  const fault = found.ok ? null : found.fault;
  return (
    <FaultContext value={fault}>
      <section className="make-bench parchment" aria-label={name} data-bench={creation.kind}>
        <h2>
          {name} <small>{t(`make.kind.${creation.kind}`)}</small>
        </h2>
        <NameFields creation={creation} />
        <NumberFields creation={creation} />
        <PartsEditor creation={creation} />
        <ArmsFields creation={creation} />
        <FigureFields creation={creation} />
        <section className="make-section" data-section="sum">
          <h3>{t('make.sum')}</h3>
          {creation.parts.length === 0 ? null : (
            <p>{creation.parts.map((part) => partWords(part as unknown as Part)).join(' ')}</p>
          )}
          <p role="status" className={found.ok ? 'make-ok' : 'make-fault'} data-whole={found.ok}>
            {found.ok ? t('make.ok') : t('make.fault.see', { words: found.fault.words })}
          </p>
          <FaultLine field="" id={`${creation.id}-whole`} />
          <p className="buttons">
            <Sharing creation={creation} name={name} onFile={onFile} />
          </p>
        </section>
        <FairSection creation={creation} judged={found} />
      </section>
      <Trial creation={creation} judged={found} />
    </FaultContext>
  );
}
