import { type JSX, useCallback, useState } from 'react';
import { BoardRoom } from '../../board-editor/index.ts';
import '../../rules/own-boxes.ts';
import { downloadBlob } from '../download.ts';
import { forgetBoard, leaveBoards } from './address.ts';
import { chooseBoard } from './chosen.ts';
import { MakeBoard } from './MakeBoard.tsx';
import './board-card.css';

const give = (name: string, text: string) => downloadBlob(name, new Blob([text], { type: 'application/json' }));

/** My boards as a page, with what a link brought. */
export function BoardsScreen({ link }: { readonly link: string }): JSX.Element {
  const [brought, setBrought] = useState(link);
  const [seen, setSeen] = useState(link);
  if (link !== seen) {
    setSeen(link);
    if (link !== '') setBrought(link);
  }
  const taken = useCallback(() => {
    forgetBoard();
    setBrought('');
  }, []);
  return (
    <BoardRoom
      link={brought === '' ? null : brought}
      onTaken={taken}
      onFile={give}
      onPlay={(board) => {
        chooseBoard(board);
        leaveBoards();
      }}
      maker={(onMade) => <MakeBoard players={3} onMade={onMade} />}
    />
  );
}
