import { plainText } from '../parts/rich-html';
import type { Section } from '../parts/job-view';

/** Width of a card in the grid of twelve columns: all, eight, four or six. */
export type Span = 'wide' | 'main' | 'side' | 'half';

/** Content beside the company card, and the width of every section. */
export interface Arrangement {
  readonly company: Span;
  readonly sections: Readonly<Record<string, Span>>;
}

const lengthOf = (section: Section | undefined): number => (section === undefined ? 0 : plainText(section.content).length);

/** A shorter text would leave most of its card empty beside the company card. */
const SHORTEST_LEAD = 300;

/**
 * Arranges the cards without a gap for any set of sections. The company card is beside the video,
 * or else beside the first section if that is long enough; otherwise it comes last. 'Über uns' is
 * beside the description if it is the shorter one; tasks are beside the profile.
 * @param hasFacts whether more than the company's name is known; a name alone fills no column.
 */
export function arrange(sections: readonly Section[], hasVideo: boolean, hasFacts: boolean): Arrangement {
  const find = (key: Section['key']): Section | undefined => sections.find((section) => section.key === key);
  const lead = !hasVideo && hasFacts && lengthOf(sections[0]) >= SHORTEST_LEAD ? sections[0]?.key : undefined;
  const spans: Record<string, Span> = Object.fromEntries(sections.map(({ key }) => [key, key === lead ? 'main' : 'wide']));
  if (hasVideo && find('aboutUs') !== undefined && lengthOf(find('aboutUs')) < 0.8 * lengthOf(find('description'))) {
    spans.description = 'main';
    spans.aboutUs = 'side';
  }
  if (spans.tasks === 'wide' && spans.profile === 'wide') {
    spans.tasks = 'half';
    spans.profile = 'half';
  }
  return { company: hasVideo || lead !== undefined ? 'side' : 'wide', sections: spans };
}
