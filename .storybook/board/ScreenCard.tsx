import { Badge } from '@stellwerk/design-system/badge';
import { TextLink } from '@stellwerk/design-system/link';
import { type Filter, filterPictures } from './filter.ts';
import { labels, viewLabel } from './labels.de.ts';
import { type BoardScreen, changesOf, nameOf, stateOf } from './model.ts';
import { StateBadge } from './StateBadge.tsx';
import { hrefOf } from './use-hash.ts';

interface ScreenCardProps {
  readonly screen: BoardScreen;
  readonly filter: Filter;
  /** Whether to show the state of approval. */
  readonly withState: boolean;
}

/** One screen of the overview: its state, and a picture of each of its states. */
export function ScreenCard({ screen, filter, withState }: ScreenCardProps) {
  const changes = changesOf(screen);
  const { title, stories, review, fallen } = screen;
  const pictures = stories.flatMap((story) => filterPictures(story.pictures, filter).map((picture) => ({ story, picture })));
  return (
    <article className="board-card" aria-label={title}>
      <div className="board-card-head">
        <h3 className="board-name">
          <TextLink href={hrefOf(title)}>{nameOf(screen)}</TextLink>
        </h3>
        {withState ? <StateBadge state={stateOf(screen)} /> : null}
        {changes === 0 ? null : <Badge tone="info">{labels.changes(changes)}</Badge>}
        <span className="board-facts">{labels.states(stories.length)}</span>
      </div>
      {fallen === '' && review.remark === '' ? null : <p className="board-facts">{fallen === '' ? review.remark : fallen}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and its content cannot take the focus */}
      <div className="board-strip" tabIndex={0} role="group" aria-label={`${labels.pictures}: ${title}`}>
        {pictures.map(({ story, picture }) => (
          <figure key={picture.key}>
            <img
              loading="lazy"
              src={`pictures/${picture.now ?? picture.before}.png`}
              alt={labels.pictureAlt(story.name, viewLabel(picture))}
              data-narrow={picture.width < 600 || undefined}
            />
            <figcaption>{story.name}</figcaption>
          </figure>
        ))}
      </div>
    </article>
  );
}
