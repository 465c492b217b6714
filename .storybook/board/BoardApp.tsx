import { useEffect, useRef, useState } from 'react';
import { BoardHead } from './BoardHead.tsx';
import { everything, filterScreens, type Filter } from './filter.ts';
import { keptVerdicts } from './memory.ts';
import { type Board, type BoardScreen, stateOf } from './model.ts';
import { Overview } from './Overview.tsx';
import { ScreenPage } from './ScreenPage.tsx';
import type { Review } from '../review/model.ts';
import { useHash } from './use-hash.ts';

const reviewed = (screens: readonly BoardScreen[], review: Review): readonly BoardScreen[] =>
  screens.map((screen) => (screen.title === review.screen ? { ...screen, review, fallen: '' } : screen));

/** Screens with the decisions that wait in this browser. */
const withKept = ({ screens, destination }: Board): readonly BoardScreen[] =>
  destination.kind === 'file' ? keptVerdicts().reduce<readonly BoardScreen[]>(reviewed, screens) : screens;

/** The board: all screens, or the one that the URL's fragment names. */
export function BoardApp({ board }: { readonly board: Board }) {
  const [screens, setScreens] = useState(() => withKept(board));
  const [filter, setFilter] = useState<Filter>(everything);
  const title = useHash();
  const shown = filterScreens(screens, filter);
  const screen = screens.find((one) => one.title === title);
  const main = useRef<HTMLElement>(null);
  const place = useRef(title);
  useEffect(() => {
    if (place.current === title) return;
    place.current = title;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <>
      <BoardHead board={board} />
      <main ref={main} tabIndex={-1} className="board-main">
        {screen === undefined ? (
          <Overview board={{ ...board, screens }} shown={shown} filter={filter} onFilter={setFilter} />
        ) : (
          <ScreenPage
            key={screen.title}
            board={board}
            screen={screen}
            among={shown.includes(screen) ? shown : screens}
            nextOpen={screens.slice(screens.indexOf(screen) + 1).find((one) => stateOf(one) === 'in-review')}
            filter={filter}
            onFilter={setFilter}
            onReviewed={(review) => setScreens(reviewed(screens, review))}
          />
        )}
      </main>
    </>
  );
}
