import { companyStatusLabels, type ApplicationSummary, type ApplicationStatus } from '@stellwerk/domain';
import { useState } from 'react';
import { boardDe as labels } from '../i18n/board.de';
import type { BoardTarget } from './board';

export interface BoardMove {
  readonly application: ApplicationSummary;
  readonly to: BoardTarget;
}

export interface BoardMoves {
  /** Unconfirmed statuses, by id. */
  readonly moved: ReadonlyMap<string, ApplicationStatus>;
  /** Ids of the cards moved on this board, the latest first. */
  readonly recent: readonly string[];
  /** Announcement of the latest move. */
  readonly news: string;
  /** A move that awaits confirmation. */
  readonly asked: BoardMove | undefined;
  readonly start: (move: BoardMove) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/**
 * Moves of the board: shown at once and reverted when the server rejects them; moves of a withdrawn
 * application are confirmed first.
 * @param askRejection whether a rejection is confirmed, too
 */
export function useBoardMoves(
  onMove: (application: ApplicationSummary, to: BoardTarget) => Promise<unknown>,
  askRejection: boolean,
): BoardMoves {
  const [moved, setMoved] = useState<ReadonlyMap<string, ApplicationStatus>>(new Map());
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [news, setNews] = useState('');
  const [asked, setAsked] = useState<BoardMove>();

  const forget = (id: string): void => setMoved((known) => new Map([...known].filter(([key]) => key !== id)));
  const run = async ({ application, to }: BoardMove): Promise<void> => {
    const { id, name, status } = application;
    setMoved((known) => new Map([...known, [id, to]]));
    setRecent((known) => [id, ...known.filter((other) => other !== id)]);
    setNews('');
    try {
      await onMove(application, to);
      setNews(labels.moved(name, companyStatusLabels[to]));
    } catch {
      // The caller of `onMove` shows the error; the board announces the position of the card.
      setNews(labels.back(name, companyStatusLabels[status]));
    }
    forget(id);
  };
  return {
    moved,
    recent,
    news,
    asked,
    start: (move) => {
      if (move.application.status === move.to || moved.has(move.application.id)) return;
      if (move.to === 'REJECTED' ? askRejection : move.application.status === 'WITHDRAWN') setAsked(move);
      else void run(move);
    },
    confirm: () => {
      setAsked(undefined);
      if (asked !== undefined) void run(asked);
    },
    cancel: () => setAsked(undefined),
  };
}
