import type { JSX } from 'react';
import { type BoardId, boardFacts, boardIds } from '../../rules/index.ts';
import { MyBoards } from './editor/MyBoards.tsx';
import '../../rules/own-boxes.ts';
import { type Draft, withPlayers } from '../set-up/draft.ts';
import { playWith, useBrought } from '../set-up/makers-screen.ts';
import { MakeBoard } from './MakeBoard.tsx';
import './board-card.css';

/** The set-up on that board, with as many players as it is made for. */
function draftOn(draft: Draft, board: BoardId): Draft {
  const players = boardIds.find((id) => id === boardFacts(board).players) ?? 2;
  return { ...withPlayers(draft, players), board, title: undefined };
}

export function BoardsScreen({ link }: { readonly link: string }): JSX.Element {
  const [brought, taken] = useBrought('boards', link);
  return (
    <MyBoards
      link={brought}
      onTaken={taken}
      onPlay={(board) => void playWith((draft) => draftOn(draft, board))}
      maker={(onMade) => (
        <div className="setup-card boards">
          <MakeBoard players={3} onMade={onMade} />
        </div>
      )}
    />
  );
}
