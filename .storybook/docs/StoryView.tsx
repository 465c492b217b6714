import { Canvas } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useState } from 'react';

/** Groups whose stories are small enough to render inside the page; a screen or a dialog needs a page of its own. */
const inlineGroups = /^(?:Grundlagen|Bausteine)\/(?!Dialog|Rückfrage|Kurzmeldung|Überblick)/;

/** Groups that fill a screen. */
const wholeScreen = /^(?:Öffentlich|Bewerbung|Empfehlung|Konto|Unternehmen|Verwaltung|Vorlagen|Mails)\//;

interface ShownStory {
  readonly id: string;
  readonly moduleExport: ComponentProps<typeof Canvas>['of'];
  readonly storyGlobals: Readonly<Record<string, unknown>>;
}

/**
 * A story in a page of its own. It is inert, because its test clicks and types, which would move the focus and scroll this page.
 */
function Picture({ story, title }: { readonly story: ShownStory; readonly title: string }) {
  const address = encodeURIComponent(story.id);
  const size = story.storyGlobals.viewport !== undefined ? 'phone' : wholeScreen.test(title) ? 'screen' : 'part';
  return (
    <figure className="sb-unstyled docs-picture" data-size={size}>
      <div>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, whose answers come from a service worker */}
        <iframe src={`iframe.html?id=${address}&viewMode=story`} title="Bild der Story" inert loading="lazy" />
      </div>
      <figcaption>
        <a href={`./?path=/story/${address}`} target="_top">
          Story öffnen
        </a>
      </figcaption>
    </figure>
  );
}

/** Opens the picture on request, so that a page with thirty stories stays quick. */
function Folded(props: ComponentProps<typeof Picture>) {
  const [open, setOpen] = useState(false);
  return (
    <details className="sb-unstyled review-preview" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Hier ansehen</summary>
      {open ? <Picture {...props} /> : null}
    </details>
  );
}

/** A story on a documentation page: inside the page where it fits, else as a picture, open for the first one. */
export function StoryView({ story, title, isFirst }: { readonly story: ShownStory; readonly title: string; readonly isFirst: boolean }) {
  // Theme and width apply to the whole page, so such a story needs one of its own.
  if (inlineGroups.test(title) && Object.keys(story.storyGlobals).length === 0) {
    return <Canvas of={story.moduleExport} sourceState="none" />;
  }
  return isFirst ? <Picture story={story} title={title} /> : <Folded story={story} title={title} />;
}
