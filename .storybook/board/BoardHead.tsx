import { Banner } from '@stellwerk/design-system/banner';
import { Brand } from '@stellwerk/design-system/brand';
import { labels } from './labels.de.ts';
import type { Board } from './model.ts';

const short = (revision: string): string => (revision === '' ? labels.workingTree : revision.slice(0, 10));

/** Name of the board, and the state of the pictures. */
export function BoardHead({ board: { purpose, before, revision, committed, browser } }: { readonly board: Board }) {
  const isComparison = purpose === 'comparison';
  return (
    <header className="board-head">
      <Brand href="#" />
      <h1 className="board-title">{isComparison ? labels.comparison : labels.title}</h1>
      <p className="board-facts">
        {isComparison ? labels.comparedFacts(before, short(revision), browser) : labels.facts(short(revision), browser)}
      </p>
      {isComparison || committed ? null : <Banner tone="warning">{labels.uncommitted}</Banner>}
    </header>
  );
}
