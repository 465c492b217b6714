import type { PictureNote } from '../review/model.ts';
import { type Filter, filterPictures } from './filter.ts';
import { changeLabels, labels, viewLabel } from './labels.de.ts';
import type { BoardPicture, BoardStory } from './model.ts';
import { PictureNoteField } from './PictureNoteField.tsx';

interface StoryPicturesProps {
  readonly story: BoardStory;
  readonly filter: Filter;
  /** Caption of the earlier picture. */
  readonly compared: string;
  readonly notes: readonly PictureNote[];
  /** Called with the notes after a change; without it, none can be written. */
  readonly onNotes?: (notes: readonly PictureNote[]) => void;
}

/** A picture that opens in its full size. */
function Shot({ hash, caption, alt }: { readonly hash: string; readonly caption: string; readonly alt: string }) {
  const file = `pictures/${hash}.png`;
  return (
    <figure>
      <a href={file} target="_blank" rel="noreferrer">
        <img loading="lazy" src={file} alt={alt} />
      </a>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** One picture; one that changed stands beside the earlier one and the difference. */
function Picture({ picture, name, compared }: { readonly picture: BoardPicture; readonly name: string; readonly compared: string }) {
  const { change, now, before, marked, failed } = picture;
  const view = viewLabel(picture);
  const alt = (caption: string): string => labels.pictureAlt(name, `${view}, ${caption}`);
  const caption = change === 'same' ? view : `${view}: ${changeLabels[change]}`;
  return (
    <>
      <div className="board-shots">
        {before === null ? null : <Shot hash={before} caption={compared} alt={alt(compared)} />}
        {now === null ? null : (
          <Shot hash={now} caption={before === null ? caption : labels.presentPicture} alt={alt(labels.presentPicture)} />
        )}
        {marked === null ? null : <Shot hash={marked} caption={labels.difference} alt={alt(labels.difference)} />}
      </div>
      {before === null ? null : <p className="board-facts">{caption}</p>}
      {failed ? <p className="board-failed">{labels.failed}</p> : null}
    </>
  );
}

/** All pictures of one state, with a place for a remark at each. */
export function StoryPictures({ story: { id, name, pictures }, filter, compared, notes, onNotes }: StoryPicturesProps) {
  return (
    <section className="board-story" aria-labelledby={id}>
      <h3 id={id} className="board-name">
        {name}
      </h3>
      <div className="board-views">
        {filterPictures(pictures, filter).map((picture) => (
          <div
            key={picture.key}
            className="board-view"
            data-narrow={picture.width < 600 || undefined}
            data-changed={picture.before !== null || undefined}
          >
            <Picture picture={picture} name={name} compared={compared} />
            <PictureNoteField picture={picture} name={name} notes={notes} onNotes={onNotes} />
          </div>
        ))}
      </div>
    </section>
  );
}
