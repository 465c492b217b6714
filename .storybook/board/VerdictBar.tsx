import { Button } from '@stellwerk/design-system/button';
import { Banner } from '@stellwerk/design-system/banner';
import { TextLink } from '@stellwerk/design-system/link';
import { useState } from 'react';
import type { PictureNote, Review } from '../review/model.ts';
import { labels } from './labels.de.ts';
import type { Board, BoardScreen } from './model.ts';
import { send, type Sent } from './send.ts';
import { hrefOf } from './use-hash.ts';
import { VerdictDialog } from './VerdictDialog.tsx';
import { type Decision, verdictOf } from './verdict.ts';

interface VerdictBarProps {
  readonly board: Board;
  readonly screen: BoardScreen;
  /** The next screen in review. */
  readonly nextOpen: BoardScreen | undefined;
  readonly notes: readonly PictureNote[];
  /** Called with a decision that was saved. */
  readonly onReviewed: (review: Review) => void;
}

/** The three decisions about a screen, always in sight. */
export function VerdictBar({ board, screen, nextOpen, notes, onReviewed }: VerdictBarProps) {
  const [decision, setDecision] = useState<Decision>();
  const [sent, setSent] = useState<Sent>();
  const written = notes.filter(({ text }) => text.trim() !== '');
  const decide = async (who: string, remark: string): Promise<Sent> => {
    if (decision === undefined) return { ok: false, message: labels.failure };
    const verdict = verdictOf(board, screen, { decision, who, remark, notes: written });
    const result = await send(board.destination, verdict);
    setSent(result);
    if (result.ok) {
      const { seen: _seen, ...review } = verdict;
      onReviewed(review);
      setDecision(undefined);
    }
    return result;
  };
  const blocked = !board.committed;
  return (
    <section className="board-verdict" aria-label={labels.verdict} data-stays>
      {sent?.ok === true ? (
        <Banner
          tone="success"
          live="status"
          actions={nextOpen === undefined ? null : <TextLink href={hrefOf(nextOpen.title)}>{labels.nextOpen(nextOpen.title)}</TextLink>}
        >
          {sent.message}
        </Banner>
      ) : null}
      <Button variant="primary" blocked={blocked} onClick={() => setDecision('approve')}>
        {labels.approve}
      </Button>
      <Button blocked={blocked} onClick={() => setDecision('approveWithRemark')}>
        {labels.approveWithRemark}
      </Button>
      <Button onClick={() => setDecision('sendBack')}>{labels.sendBack}</Button>
      {decision === undefined ? null : (
        <VerdictDialog decision={decision} title={screen.title} notes={written} onClose={() => setDecision(undefined)} onDecide={decide} />
      )}
    </section>
  );
}
