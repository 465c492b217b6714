import { Banner } from '@stellwerk/design-system/banner';
import { DescriptionList } from '@stellwerk/design-system/description-list';
import { Disclosure } from '@stellwerk/design-system/disclosure';
import { TextLink } from '@stellwerk/design-system/link';
import { useState } from 'react';
import { type PictureNote, type Review, stateLabels } from '../review/model.ts';
import type { Filter } from './filter.ts';
import { Filters } from './Filters.tsx';
import { labels } from './labels.de.ts';
import { type Board, type BoardScreen, nameOf, stateOf } from './model.ts';
import { Neighbours } from './Neighbours.tsx';
import { StateBadge } from './StateBadge.tsx';
import { StoryPictures } from './StoryPictures.tsx';
import { VerdictBar } from './VerdictBar.tsx';

interface ScreenPageProps {
  readonly board: Board;
  readonly screen: BoardScreen;
  /** Screens before and after it. */
  readonly among: readonly BoardScreen[];
  /** The next screen in review. */
  readonly nextOpen: BoardScreen | undefined;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** Called with a decision that was saved. */
  readonly onReviewed: (review: Review) => void;
}

function LastReview({ screen: { review, fallen } }: { readonly screen: BoardScreen }) {
  const { state, who, when, remark, notes = [] } = review;
  return (
    <>
      {fallen === '' ? null : (
        <Banner tone="warning" title={labels.fallen}>
          {fallen}
        </Banner>
      )}
      {who === '' ? null : <p>{labels.reviewedBy(stateLabels[state], who, when)}</p>}
      {remark === '' ? null : <p>{remark}</p>}
      {notes.length === 0 ? null : <p className="board-facts">{labels.notes(notes.length)}</p>}
    </>
  );
}

function Rows({ board, screen }: Pick<ScreenPageProps, 'board' | 'screen'>) {
  if (screen.rows.length === 0) return null;
  return (
    <Disclosure summary={labels.rows(screen.rows.length)}>
      <DescriptionList
        items={screen.rows.map((row) => ({ term: row, description: <span lang={board.rows[row]?.lang}>{board.rows[row]?.text}</span> }))}
      />
    </Disclosure>
  );
}

/** One screen: what it is for, all its pictures, and the decision about it. */
export function ScreenPage({ board, screen, among, nextOpen, filter, onFilter, onReviewed }: ScreenPageProps) {
  const [notes, setNotes] = useState<readonly PictureNote[]>(screen.review.notes ?? []);
  const isApproval = board.purpose === 'approval';
  const first = screen.stories[0];
  return (
    <>
      <Neighbours screen={screen} among={among} />
      <div className="board-card-head">
        <h2 className="board-group">{nameOf(screen)}</h2>
        {isApproval ? <StateBadge state={stateOf(screen)} /> : null}
      </div>
      <LastReview screen={screen} />
      <DescriptionList
        items={[
          { term: labels.purpose, description: screen.purpose },
          { term: labels.route, description: screen.route },
          { term: labels.audience, description: screen.audience },
        ]}
      />
      {board.storybook === '' || first === undefined ? null : (
        <p>
          <TextLink href={`${board.storybook}?path=/story/${first.id}`}>{labels.tryIt}</TextLink>
        </p>
      )}
      <Rows board={board} screen={screen} />
      <Filters filter={filter} onFilter={onFilter} />
      {screen.stories.map((story) => (
        <StoryPictures
          key={story.id}
          story={story}
          filter={filter}
          compared={isApproval ? labels.approvedPicture : labels.earlierPicture}
          notes={notes}
          onNotes={isApproval ? setNotes : undefined}
        />
      ))}
      {isApproval ? <VerdictBar board={board} screen={screen} nextOpen={nextOpen} notes={notes} onReviewed={onReviewed} /> : null}
    </>
  );
}
