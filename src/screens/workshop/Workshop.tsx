import { type JSX, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/workshop.ts';
import type { Part } from '../../rules/index.ts';
import { useLanguage } from '../../ui/locale/language.ts';
import { stepKeyOf } from '../../ui/platform/keys.ts';
import { ownName } from '../../ui/words/names.ts';
import { partWords } from '../../ui/words/parts.ts';
import { ArmsFields } from './ArmsFields.tsx';
import { NameFields, NumberFields } from './Basics.tsx';
import { BoxesSection } from './boxes/BoxesSection.tsx';
import type { NamedBox } from './boxes/named-box.ts';
import { TakenAlong } from './CreationFiles.tsx';
import { boxDataOf, type Creation, freshCreation } from './creation.ts';
import { comeByLink, comeByText } from './creation-import.ts';
import { FaultContext, FaultLine } from './FaultLine.tsx';
import { FigureFields } from './FigureFields.tsx';
import { FairSection } from './fair/FairSection.tsx';
import { JumpBar } from './JumpBar.tsx';
import { PartsEditor } from './PartsEditor.tsx';
import { ShelfList } from './ShelfList.tsx';
import {
  addCreations,
  copyCreation,
  mostKept,
  openCreation,
  redo,
  removeCreation,
  undo,
  useShop,
  watchShop,
} from './shelf.ts';
import { Trial } from './Trial.tsx';
import { judged } from './verdict.ts';
import { Welcome } from './Welcome.tsx';
import './workshop.css';
import { useTitle } from '../../ui/look/index.ts';
import { wayTo } from '../use-route.ts';

export interface WorkshopProps {
  /** What came after `#made=` in the address; null if nothing did. */
  readonly link: string | null;
  /** The link has been taken in: it leaves the address. */
  readonly onTaken: () => void;
  readonly onPlay: (wish: PlayWish) => void;
}

export type PlayWish = { readonly box: NamedBox } | { readonly guest: Creation };

interface Told {
  readonly words: string;
  /** A deletion: how many steps there were with it. It can be taken back here while it is the last. */
  readonly deletedAt?: number;
}

/** What was pressed has gone: the focus goes on to this, once it is there. */
function focusNext(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

export function Workshop({ link, onTaken, onPlay }: WorkshopProps): JSX.Element {
  const { things: creations, open, past, future, isKept } = useShop();
  const language = useLanguage(({ id }) => id);
  const [told, setTold] = useState<Told | null>(null);
  const main = useRef<HTMLElement>(null);
  const creation = creations.find(({ id }) => id === open) ?? null;
  const goBack = () => {
    if (undo()) setTold({ words: t('make.undone') });
  };
  const goOn = () => {
    if (redo()) setTold({ words: t('make.redone') });
  };
  useEffect(watchShop, []);
  useEffect(() => {
    const byKeys = (event: KeyboardEvent) => {
      const step = stepKeyOf(event);
      if (step === null) return;
      event.preventDefault();
      if (step === 'redo') goOn();
      else goBack();
    };
    addEventListener('keydown', byKeys);
    return () => removeEventListener('keydown', byKeys);
  });
  useEffect(() => {
    if (link === null) return;
    setTold({ words: comeByLink(link).words });
    onTaken();
  }, [link, onTaken]);
  const nameOf = (one: Creation) => (Object.keys(one.names).length === 0 ? t('make.nameless') : ownName(one, language));
  const full = { words: t('make.full', { most: mostKept }) };
  const takeExample = (example: Creation) => {
    const isAdded = addCreations([example]);
    setTold(isAdded ? { words: t('make.examples.taken', { name: nameOf(example) }) } : full);
    if (isAdded) focusNext('.make-open[aria-current]');
  };
  const make = (kind: Creation['kind']) => {
    const lent = creations.map(({ borrows }) => borrows);
    const isAdded = addCreations([freshCreation(kind, t(`make.fresh.${kind}`), language, lent)]);
    setTold(isAdded ? null : full);
    if (isAdded)
      requestAnimationFrame(() => main.current?.querySelector<HTMLInputElement>(`[data-name="${language}"]`)?.select());
  };
  const copy = (one: Creation) => {
    const names = Object.fromEntries(
      Object.entries(one.names).map(([tongue, name]) => [tongue, t('make.copy.name', { name: name.slice(0, 22) })]),
    );
    const isAdded = copyCreation(one, names);
    setTold(isAdded ? { words: t('make.copied', { name: nameOf({ ...one, names }) }) } : full);
    if (isAdded) focusNext('.make-open[aria-current]');
  };
  useTitle('screen', t('make.title'));
  return (
    <main className="makers make" ref={main} data-workshop>
      <header className="make-head">
        <h1>{t('make.title')}</h1>
        <p className="buttons">
          <button type="button" data-undo aria-disabled={past.length === 0} onClick={goBack}>
            {t('make.undo')}
          </button>
          <button type="button" data-redo aria-disabled={future.length === 0} onClick={goOn}>
            {t('make.redo')}
          </button>
        </p>
        <a {...wayTo({ at: 'start' })} data-back>
          {t('make.back')}
        </a>
        {creation === null ? null : <p className="make-intro">{t('make.intro')}</p>}
        <div data-said className="make-told">
          {told === null ? null : (
            <>
              {told.words}{' '}
              {told.deletedAt === past.length ? (
                <button
                  type="button"
                  data-undelete
                  onClick={() => {
                    undo();
                    setTold({ words: t('make.undone') });
                    focusNext('.make-open[aria-current]');
                  }}
                >
                  {t('make.undo')}
                </button>
              ) : null}
            </>
          )}
        </div>
        {isKept ? null : <p data-said="now">{t('make.unkept')}</p>}
      </header>
      <div className="make-side">
        <ShelfList
          creations={creations}
          open={open}
          nameOf={nameOf}
          onOpen={openCreation}
          onNew={make}
          onCopy={copy}
          onDelete={(one) => {
            removeCreation(one.id);
            setTold({ words: t('make.deleted', { name: nameOf(one) }), deletedAt: useShop.getState().past.length });
            focusNext('[data-undelete]');
          }}
          onText={(text) => setTold({ words: comeByText(text).words })}
          onTake={takeExample}
        />
        <BoxesSection onPlay={(box) => onPlay({ box })} />
      </div>
      {creation === null ? (
        <Welcome onTake={takeExample} />
      ) : (
        <OnBench
          key={creation.id}
          creation={creation}
          name={nameOf(creation)}
          onPlay={() => onPlay({ guest: creation })}
        />
      )}
    </main>
  );
}

interface OnBenchProps {
  readonly creation: Creation;
  readonly name: string;
  readonly onPlay: () => void;
}

function OnBench({ creation, name, onPlay }: OnBenchProps): JSX.Element {
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
          <h3 tabIndex={-1}>{t('make.sum')}</h3>
          {creation.parts.length === 0 ? null : (
            <p>{creation.parts.map((part) => partWords(part as unknown as Part)).join(' ')}</p>
          )}
          <p data-said className={found.ok ? 'make-ok' : 'make-fault'} data-whole={found.ok}>
            {found.ok ? t('make.ok') : t('make.fault.see', { words: found.fault.words })}
          </p>
          <FaultLine field="" id={`${creation.id}-whole`} />
          <p className="buttons">
            <button
              type="button"
              className="primary"
              data-play
              aria-disabled={!found.ok}
              onClick={() => {
                if (found.ok) onPlay();
              }}
            >
              {t('make.play')}
            </button>
            <TakenAlong data={boxDataOf([creation])} name={name} />
          </p>
        </section>
        <FairSection creation={creation} judged={found} />
      </section>
      <Trial creation={creation} judged={found} />
      <JumpBar kind={creation.kind} />
    </FaultContext>
  );
}
