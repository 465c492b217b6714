import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { isReviewed, type Review, reviewOf } from './model.ts';
import { storyName } from './story-name.ts';

const withTag = (entry: IndexInput, reviews: readonly Review[]): IndexInput => {
  const { title } = entry;
  return title !== undefined && isReviewed(title) ? { ...entry, tags: [...(entry.tags ?? []), reviewOf(title, reviews).state] } : entry;
};

/** The default name of a story, derived from its export. */
const withName = (entry: IndexInput): IndexInput =>
  entry.name === undefined || entry.name === storyNameFromExport(entry.exportName)
    ? { ...entry, name: storyName(entry.exportName) }
    : entry;

/**
 * Indexer that gives the stories German names and tags every story of a screen with its review state, so that the sidebar can filter by it.
 */
export const withReview = (indexer: Indexer, reviews: () => readonly Review[]): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    return entries.map((entry) => withTag(withName(entry), reviews()));
  },
});
