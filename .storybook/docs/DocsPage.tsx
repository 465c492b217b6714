import { Canvas, Controls, Description, DocsContext, type Of, Subheading, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import approvals from 'virtual:approvals';
import { stateLabels } from '../review/model';
import { storyName } from '../review/story-name';
import './docs.css';
import { guidanceOf } from '@stellwerk/testing/guidance';
import { GuidanceView } from './GuidanceView';
import { SpecList } from './SpecList';

/** Groups whose stories are small enough to render inside the page; a screen or a dialog needs an iframe of its own. */
const inlineGroups = /^(?:Grundlagen|Bausteine)\/(?!Dialog|Rückfrage|Kurzmeldung)/;

/** Groups that developers install: their props are listed. */
const parts = /^(?:Bausteine|Muster|Formulare|Vorlagen)\//;

const forcedNote =
  'Anders sieht diese Story nur aus, wo Farben erzwungen sind: mit einem Kontrastdesign von Windows oder in den Entwicklerwerkzeugen unter „Rendering“ mit „forced-colors: active“. Die Tests schalten es ein.';

/** A screen in an iframe, loaded on request: its story clicks and types, which would move the focus and scroll the page. */
function Preview({ of, narrow }: { readonly of: Of; readonly narrow: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={narrow ? 'sb-unstyled review-preview review-phone' : 'sb-unstyled review-preview'}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Hier ansehen</summary>
      {open ? <Canvas of={of} story={{ inline: false, height: '720px' }} /> : null}
    </details>
  );
}

const rowsOf = (spec: unknown): string[] => (Array.isArray(spec) ? spec.map(String) : []);

/** A name with a lower-case word was set by hand; any other one was derived from the export. */
const germanName = (name: string): string => (/ \p{Ll}/u.test(name) ? name : storyName(name.replaceAll(' ', '')));

/** Documentation of one entry of the sidebar: its review state and every story with the rows that it proves. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const screen = approvals.screens.find(({ title }) => title === preparedMeta.title);
  const guidance = guidanceOf(preparedMeta.parameters);
  const inline = inlineGroups.test(preparedMeta.title);
  return (
    <>
      <Title />
      {screen === undefined && guidance === undefined ? <Description of="meta" /> : null}
      {guidance === undefined ? null : <GuidanceView guidance={guidance} />}
      {screen === undefined ? null : (
        <p className="sb-unstyled review-state">
          <strong>{stateLabels[screen.review.state]}</strong>
          {screen.review.who === '' ? null : ` durch ${screen.review.who}`}
          {screen.review.remark === '' ? null : `: ${screen.review.remark}`}
        </p>
      )}
      {stories.map((story) => (
        <section key={story.id}>
          <Subheading>{germanName(story.name)}</Subheading>
          <Description of={story.moduleExport} />
          <SpecList rows={rowsOf(story.parameters.spec)} />
          {story.storyGlobals.colors === 'forced' ? <p className="sb-unstyled guidance">{forcedNote}</p> : null}
          {/* Theme and width apply to the whole page, so such a story needs an iframe. */}
          {inline && Object.keys(story.storyGlobals).length === 0 ? (
            <Canvas of={story.moduleExport} />
          ) : (
            <Preview of={story.moduleExport} narrow={story.storyGlobals.viewport !== undefined} />
          )}
        </section>
      ))}
      {parts.test(preparedMeta.title) ? <Controls /> : null}
    </>
  );
}
