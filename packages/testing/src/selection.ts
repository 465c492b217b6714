/** What a story says of itself, composed with what its file and the preview say. */
export interface StoryFacts {
  readonly title: string;
  readonly tags: readonly string[];
  /** With the rows that it proves as `spec`, if it proves any. */
  readonly parameters: object;
  readonly globals: { readonly theme?: unknown; readonly colors?: unknown; readonly viewport?: { readonly value?: unknown } };
}

/** Tag of a story that shows another one's state once more, as under the pointer. */
export const VARIANT = 'variant';

/** Tag of a story that only `npm run test:full` runs. */
export const FULL = 'full';

export const isDark = ({ globals }: StoryFacts): boolean => globals.theme === 'dark';
const isForced = ({ globals }: StoryFacts): boolean => globals.colors === 'forced';
const isNarrow = ({ globals }: StoryFacts): boolean => globals.viewport?.value !== undefined;

/** Whether a story only shows another one's state once more: dark, in forced colours, focused, under the pointer or 320 px wide. */
export const isVariant = (story: StoryFacts): boolean => story.tags.includes(VARIANT) || isDark(story) || isForced(story);

/** Whether the overview of a package draws the part that a story shows: a table of tests holds each overview to be complete. */
const isInOverview = ({ title }: StoryFacts): boolean => /^(?:Bausteine|Muster|Formulare)\/(?!Überblick$)/.test(title);

/**
 * Whether `npm test` runs a story: it proves a row of the requirements, on a phone, too, or is the first of its file. Of a part that an
 * overview draws only what proves a row runs.
 */
export const isChosen = (story: StoryFacts, isFirst: boolean): boolean =>
  !story.tags.includes(FULL) && !isVariant(story) && ('spec' in story.parameters || (isFirst && !isInOverview(story)));

/** What axe judges in a story: all rules, those for colours alone, or none, in the scheme that it shows and in the dark one. */
export interface Judged {
  readonly shown: 'all' | 'colours' | 'none';
  readonly dark: boolean;
}

/**
 * Every state is judged by all rules once, and its colours in the dark scheme, too. A phone may get other elements than a desktop, so
 * it counts as a state. Dark, focused and under the pointer, only colours are new. Forced colours are the person's own.
 */
export function judgedBy(story: StoryFacts): Judged {
  if (isForced(story)) return { shown: 'none', dark: false };
  return { shown: isVariant(story) && !isNarrow(story) ? 'colours' : 'all', dark: !isDark(story) };
}
