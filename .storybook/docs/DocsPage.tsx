import { Description, DocsContext, Subheading, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import approvals from 'virtual:approvals';
import parts from 'virtual:parts';
import { guidanceOf } from '@stellwerk/testing/guidance';
import { EXAMPLE_ID, type Part } from '../parts/part';
import { plainTitle, titleWithCode } from '../parts/titles';
import { stateLabels } from '../review/model';
import { storyName } from '../review/story-name';
import { Code } from './Code';
import './docs.css';
import { DoDont } from './DoDont';
import { GuidanceView } from './GuidanceView';
import { PartHead } from './PartHead';
import { PropTables } from './PropTables';
import { SpecList } from './SpecList';
import { StoryView } from './StoryView';

const forcedNote =
  'Anders sieht diese Story nur aus, wo Farben erzwungen sind: mit einem Kontrastdesign von Windows oder in den Entwicklerwerkzeugen unter „Rendering“ mit „forced-colors: active“. Die Tests schalten es ein.';

const rowsOf = (spec: unknown): string[] => (Array.isArray(spec) ? spec.map(String) : []);

/** A name with a lower-case word was set by hand; any other one was derived from the export. */
const germanName = (name: string): string => (/ \p{Ll}/u.test(name) ? name : storyName(name.replaceAll(' ', '')));

/** Facts of a component, which a module of their own holds; undefined for screens. */
function usePart(title: string): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    let open = true;
    void parts[title]?.().then(({ default: found }) => open && setPart(found));
    return () => {
      open = false;
    };
  }, [title]);
  return part;
}

/** Documentation of one entry of the sidebar: what it is, a picture, its guidance, and every story with the rows that it proves. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const title = plainTitle(preparedMeta.title);
  const part = usePart(title);
  const screen = approvals.screens.find((one) => one.title === title);
  const guidance = guidanceOf(preparedMeta.parameters);
  const codeOf = (id: string, index: number): string | undefined => part?.codes[id] ?? (index === 0 ? part?.codes[EXAMPLE_ID] : undefined);
  return (
    <>
      <h1 className="sb-unstyled docs-title">{titleWithCode(title, part?.shown).split('/').at(-1)}</h1>
      {part === undefined ? null : <PartHead part={part} />}
      {screen === undefined && guidance === undefined ? <Description of="meta" /> : null}
      {screen === undefined ? null : (
        <p className="sb-unstyled review-state">
          <strong>{stateLabels[screen.review.state]}</strong>
          {screen.review.who === '' ? null : ` durch ${screen.review.who}`}
          {screen.review.remark === '' ? null : `: ${screen.review.remark}`}
        </p>
      )}
      {stories.map((story, index) => (
        <section key={story.id}>
          <Subheading>{germanName(story.name)}</Subheading>
          <Description of={story.moduleExport} />
          <SpecList rows={rowsOf(story.parameters.spec)} />
          {story.storyGlobals.colors === 'forced' ? <p className="sb-unstyled guidance">{forcedNote}</p> : null}
          <StoryView story={story} title={title} isFirst={index === 0} />
          <Code code={codeOf(story.id, index)} />
          {index === 0 && guidance !== undefined ? (
            <>
              <GuidanceView guidance={guidance} />
              <DoDont title={title} />
            </>
          ) : null}
        </section>
      ))}
      {part === undefined ? null : <PropTables components={part.components} />}
    </>
  );
}
