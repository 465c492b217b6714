import { actions } from './do-dont/actions';
import { fields } from './do-dont/fields';
import { notes } from './do-dont/notes';
import type { Example, Pair } from './do-dont/pair';

/** All pairs, by the title of the page. */
const pairs: Readonly<Record<string, Pair>> = { ...actions, ...fields, ...notes };

function Figure({ example: { picture, text }, mark }: { readonly example: Example; readonly mark: 'So' | 'So nicht' }) {
  return (
    <figure data-mark={mark}>
      <div className="sw-page" inert>
        {picture}
      </div>
      <figcaption>
        <strong>{mark}:</strong> {text}
      </figcaption>
    </figure>
  );
}

/** A right and a wrong use of a component as pictures. */
export function DoDont({ title }: { readonly title: string }) {
  const found = pairs[title];
  if (found === undefined) return null;
  return (
    <div className="sb-unstyled do-dont">
      <Figure example={found.right} mark="So" />
      <Figure example={found.wrong} mark="So nicht" />
    </div>
  );
}
