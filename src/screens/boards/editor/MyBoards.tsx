import { type JSX, type ReactNode, useEffect, useState } from 'react';
import { t } from '../../../ui/locale/index.ts';
import '../../../ui/locale/boards.ts';
import type { BoardData } from '../../../rules/boards/own/data.ts';
import { readDraft } from '../../../rules/boards/own/draft.ts';
import { type BoardId, boards, edge, type PrintedBoardId } from '../../../rules/index.ts';
import { useTitle } from '../../../ui/look/index.ts';
import { stepKeyOf } from '../../../ui/platform/keys.ts';
import { boxFaultWords } from '../../../ui/words/parts.ts';
import { boardInFile, boardInLink, type Come } from './BoardFiles.tsx';
import { addBoard, deleteBoard, openBoard, sameBoard, undelete, useBench, watchBench } from './bench.ts';
import { keepForGames } from './drawing.ts';
import { Editor } from './Editor.tsx';
import { ShelfView } from './ShelfView.tsx';
import { type Kept, mostKept } from './shelf.ts';
import './board-editor.css';
import './board-shelf.css';
import { type BoardGeometry, outlinesOf } from '../../../table/outlines/index.ts';
import { wayTo } from '../../use-route.ts';

/** What the drawings of the printed boards begin with (tools/boards), so that a copy is drawn like them. */
const seeds: Readonly<Record<PrintedBoardId, number>> = { 2: 7, 3: 7, 4: 14, 5: 7 };

/** A printed board as data of one's own. Rejects if its outlines cannot be fetched. */
async function printedData(id: PrintedBoardId): Promise<BoardData> {
  const { use, retry } = outlinesOf(id);
  retry();
  // One try: whoever pressed is told, and may press again.
  await new Promise<void>((done) => {
    const stop = use.subscribe(({ isComing }) => isComing || end());
    const end = () => {
      stop();
      done();
    };
    if (!use.getState().isComing) end();
  });
  const { value } = use.getState();
  if (value === null) throw new Error(`board ${id}: no outlines`);
  return dataOfPrinted(id, value);
}

export function dataOfPrinted(id: PrintedBoardId, geometry: BoardGeometry): BoardData {
  const { aspect, regions } = boards[id];
  const inHundredths = (value: number) => Math.round(value * 100);
  return {
    players: id,
    aspect: inHundredths(aspect),
    seed: seeds[id],
    regions: regions.map(({ terrain, symbols, lostTribe, x, y }, region) => ({
      terrain,
      at: [inHundredths(x), inHundredths(y)],
      around: (geometry.regions[region]?.sides ?? []).map(({ arc }) => {
        const other = arc.regions[0] === region ? arc.regions[1] : arc.regions[0];
        return other ?? edge;
      }),
      ...(symbols.length > 0 && { symbols }),
      ...(lostTribe && { lostTribe }),
    })),
  };
}

export interface MyBoardsProps {
  /** What came after `#board=` in the address; null if nothing did. */
  readonly link: string | null;
  /** The link has been taken in: it leaves the address. */
  readonly onTaken: () => void;
  readonly onPlay: (board: BoardId) => void;
  /** What makes boards by wishes; it gives them to this. */
  readonly maker: (onMade: (board: BoardId) => void) => ReactNode;
}

type Told =
  | { readonly code: 'added' | 'known' | 'full' | 'unread' | 'broken' | 'newer' | 'missing' }
  | { readonly code: 'fault'; readonly words: string }
  | { readonly code: 'deleted'; readonly name: string };

function wordsOf(told: Told): string {
  switch (told.code) {
    case 'added':
    case 'known':
      return t(`edit.came.${told.code}`);
    case 'full':
      return t('edit.full', { most: mostKept });
    case 'unread':
      return t('edit.file.bad');
    case 'broken':
      return t('edit.link.bad');
    case 'newer':
      return t('edit.link.newer');
    case 'missing':
      return t('edit.new.missing');
    case 'fault':
      return t('edit.file.fault', { fault: told.words });
    case 'deleted':
      return t('edit.deleted', { name: told.name });
  }
}

/** What was pressed has gone: the focus goes on to this, once it is there. */
function focusNext(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

function takeIn(come: Come): Told {
  if (!come.ok) return come.why === 'fault' ? { code: 'fault', words: boxFaultWords(come.fault) } : { code: come.why };
  if (sameBoard(come.data) !== null) return { code: 'known' };
  const id = addBoard(come.name || nextName(), come.data);
  return { code: id === null ? 'full' : 'added' };
}

const nextName = () => t('edit.new.name', { number: useBench.getState().things.length + 1 });

export function MyBoards({ link, onTaken, onPlay, maker }: MyBoardsProps): JSX.Element {
  const { things: boards, open, isKept } = useBench();
  const [told, setTold] = useState<Told | null>(null);
  const board = boards.find(({ id }) => id === open) ?? null;
  useEffect(watchBench, []);
  useEffect(() => {
    if (link === null) return;
    openBoard(null);
    setTold(takeIn(boardInLink(link)));
    onTaken();
  }, [link, onTaken]);
  const nameOf = (one: Kept) => one.name.trim() || t('edit.nameless');
  const begin = (name: string, data: BoardData) => {
    const id = addBoard(name, data);
    setTold(id === null ? { code: 'full' } : null);
    if (id === null) return;
    openBoard(id);
    focusNext('.edit-name input');
  };
  const beginNamed = (made: BoardId) => {
    const reading = readDraft(made);
    if (reading.ok) begin(nextName(), reading.data);
  };
  const play = ({ id, draft }: Kept) => {
    const reading = readDraft(draft.data);
    if (!reading.ok) return;
    // Where its drawing could not be kept it is drawn again.
    void keepForGames(id, draft)
      .catch(() => undefined)
      .then(() => onPlay(reading.id));
  };
  const beginPrinted = (id: PrintedBoardId) => {
    printedData(id).then(
      (data) => begin(t('edit.new.printed.name', { count: id }), data),
      () => setTold({ code: 'missing' }),
    );
  };
  const undone = () => {
    undelete();
    setTold(null);
    const back = useBench.getState().things.find((one) => !boards.includes(one));
    focusNext(`[data-kept="${back?.id}"] .edit-open`);
  };
  useEffect(() => {
    if (open !== null) return;
    const keyed = (event: KeyboardEvent) => {
      if (stepKeyOf(event) !== 'undo' || !undelete()) return;
      event.preventDefault();
      setTold(null);
    };
    addEventListener('keydown', keyed);
    return () => removeEventListener('keydown', keyed);
  }, [open]);
  useTitle('screen', t('edit.title'));
  return (
    <main className="makers edit" data-my-boards>
      <header className="edit-head">
        <h1>{t('edit.title')}</h1>
        {board === null ? null : (
          <button
            type="button"
            className="edit-way"
            data-to-shelf
            onClick={() => {
              openBoard(null);
              focusNext(`[data-kept="${board.id}"] .edit-open`);
            }}
          >
            {t('edit.shelf')}
          </button>
        )}
        <a {...wayTo({ at: 'start' })} className="edit-way" data-back>
          {t('edit.back')}
        </a>
        {board === null ? <p className="edit-intro">{t('edit.intro')}</p> : null}
        <div data-said className="edit-told">
          {told === null ? null : (
            <>
              {wordsOf(told)}{' '}
              {told.code === 'deleted' ? (
                <button type="button" data-undelete onClick={undone}>
                  {t('edit.undo')}
                </button>
              ) : null}
            </>
          )}
        </div>
        {isKept ? null : <p data-said="now">{t('edit.unkept')}</p>}
      </header>
      {board === null ? (
        <ShelfView
          boards={boards}
          nameOf={nameOf}
          onOpen={(id) => {
            setTold(null);
            openBoard(id);
          }}
          onCopy={(one) => {
            const id = addBoard(t('edit.copy.name', { name: nameOf(one).slice(0, 36) }), one.draft.data);
            setTold(id === null ? { code: 'full' } : null);
            if (id !== null) focusNext(`[data-kept="${id}"] .edit-open`);
          }}
          onDelete={(one) => {
            deleteBoard(one.id);
            setTold({ code: 'deleted', name: nameOf(one) });
            focusNext('[data-undelete]');
          }}
          onPlay={play}
          onPrinted={beginPrinted}
          onText={(text) => setTold(takeIn(text === null ? { ok: false, why: 'unread' } : boardInFile(text)))}
          maker={maker(beginNamed)}
        />
      ) : (
        <Editor key={board.id} board={board} onPlay={() => play(board)} />
      )}
    </main>
  );
}
