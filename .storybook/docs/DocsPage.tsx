import { Canvas, Controls, Description, DocsContext, Subheading, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import approvals from 'virtual:approvals';
import { stateLabels } from '../review/model';
import './docs.css';
import { SpecList } from './SpecList';

/** Groups whose stories are small enough to stand in the page itself; a screen or a dialog needs a window of its own. */
const inlineGroups = /^(?:Grundlagen|Bausteine)\/(?!Dialog|Rückfrage|Kurzmeldung)/;

const rowsOf = (spec: unknown): string[] => (Array.isArray(spec) ? spec.map(String) : []);

/** Documentation of one entry of the sidebar: its state of review and every story with the rows that it proves. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const screen = approvals.screens.find(({ title }) => title === preparedMeta.title);
  const inline = inlineGroups.test(preparedMeta.title);
  return (
    <>
      <Title />
      <Description of="meta" />
      {screen === undefined ? null : (
        <p className="sb-unstyled review-state">
          <strong>{stateLabels[screen.review.state]}</strong>
          {screen.review.who === '' ? null : ` durch ${screen.review.who}`}
          {screen.review.remark === '' ? null : `: ${screen.review.remark}`}
        </p>
      )}
      {stories.map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <SpecList rows={rowsOf(story.parameters.spec)} />
          <Canvas of={story.moduleExport} story={{ inline, height: '640px' }} />
        </section>
      ))}
      {inline ? <Controls /> : null}
    </>
  );
}
