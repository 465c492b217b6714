/** Parameters and tags of a story, merged with those of its file and the preview. */
export interface StoryFacts {
  readonly title: string;
  readonly tags: readonly string[];
  /** `spec` lists the rows that the story proves, if any. */
  readonly parameters: object;
  readonly globals: { readonly theme?: unknown; readonly colors?: unknown; readonly viewport?: { readonly value?: unknown } };
}

/** Tag of a story that repeats another story's state, for example hovered. */
export const VARIANT = 'variant';

/** Tag of a story that runs only in `npm run test:full`. */
export const FULL = 'full';

export const isDark = ({ globals }: StoryFacts): boolean => globals.theme === 'dark';
const isForced = ({ globals }: StoryFacts): boolean => globals.colors === 'forced';
const isNarrow = ({ globals }: StoryFacts): boolean => globals.viewport?.value !== undefined;

/**
 * Whether a story repeats another story's state: dark, in forced colours, focused, hovered or 320
 * px wide.
 */
export const isVariant = (story: StoryFacts): boolean => story.tags.includes(VARIANT) || isDark(story) || isForced(story);

/**
 * Whether the package's overview renders the component of a story. A table of tests checks that
 * each overview is complete.
 */
const isInOverview = ({ title }: StoryFacts): boolean => /^(?:Bausteine|Muster|Formulare)\/(?!Überblick$)/.test(title);

/**
 * Whether `npm test` runs a story: it proves a row of the requirements, also on a phone, or is the
 * first of its file. For components in an overview, only stories that prove a row run.
 */
export const isChosen = (story: StoryFacts, isFirst: boolean): boolean =>
  !story.tags.includes(FULL) && !isVariant(story) && ('spec' in story.parameters || (isFirst && !isInOverview(story)));

/**
 * Axe rules that apply to a story: all, only colour contrast, or none, in its own and in the dark
 * colour scheme.
 */
export interface Judged {
  readonly shown: 'all' | 'colours' | 'none';
  readonly dark: boolean;
}

/**
 * All rules check every state once, and colour contrast also in the dark scheme. A phone may get
 * other elements than a desktop, so it counts as a state. Dark, focused and hovered stories differ
 * only in colours. Forced colours belong to the user.
 */
export function judgedBy(story: StoryFacts): Judged {
  if (isForced(story)) return { shown: 'none', dark: false };
  return { shown: isVariant(story) && !isNarrow(story) ? 'colours' : 'all', dark: !isDark(story) };
}
