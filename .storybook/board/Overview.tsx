import { Button } from '@stellwerk/design-system/button';
import { EmptyState } from '@stellwerk/design-system/empty-state';
import { reviewStates, stateLabels } from '../review/model.ts';
import type { Filter } from './filter.ts';
import { Filters } from './Filters.tsx';
import { grouped } from './grouped.ts';
import { labels } from './labels.de.ts';
import { keptVerdicts } from './memory.ts';
import { type Board, type BoardScreen, groupOf, stateOf } from './model.ts';
import { saveAsFile } from './save-as-file.ts';
import { ScreenCard } from './ScreenCard.tsx';

interface OverviewProps {
  readonly board: Board;
  /** Screens of the present filter. */
  readonly shown: readonly BoardScreen[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function Counts({ screens }: { readonly screens: readonly BoardScreen[] }) {
  return (
    <dl className="board-counts">
      {reviewStates.map((state) => (
        <div key={state}>
          <dt>{stateLabels[state]}</dt>
          <dd>{screens.filter((screen) => stateOf(screen) === state).length}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Saves all decisions of this browser, where no server takes them. */
function SaveFile() {
  const verdicts = keptVerdicts();
  if (verdicts.length === 0) return null;
  return (
    <Button variant="primary" onClick={() => saveAsFile(labels.fileName, JSON.stringify(verdicts, null, 2))}>
      {labels.saveFile(verdicts.length)}
    </Button>
  );
}

/** All screens with the pictures of their states, group by group as in the sidebar. */
export function Overview({ board, shown, filter, onFilter }: OverviewProps) {
  const isApproval = board.purpose === 'approval';
  const groups = [...new Set(board.screens.map(groupOf))];
  return (
    <>
      {isApproval ? <Counts screens={board.screens} /> : null}
      {isApproval && board.destination.kind === 'file' ? <SaveFile /> : null}
      <Filters filter={filter} onFilter={onFilter} groups={groups} withState={isApproval} />
      <p className="board-facts" role="status">
        {labels.count(shown.length, board.screens.length)}
      </p>
      {shown.length === 0 ? <EmptyState title={board.screens.length === 0 ? labels.noChanges : labels.none} /> : null}
      {[...grouped(shown, groupOf)].map(([group, screens]) => (
        <section key={group} aria-label={group}>
          <h2 className="board-group">{group}</h2>
          {screens.map((screen) => (
            <ScreenCard key={screen.title} screen={screen} filter={filter} withState={isApproval} />
          ))}
        </section>
      ))}
    </>
  );
}
