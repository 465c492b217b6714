import type { Indexer } from 'storybook/internal/types';
import { isReviewed, type Review, reviewOf } from './model.ts';

/** An indexer that gives every story of a screen the state of its review as a tag, so that the sidebar can filter by it. */
export const withReviewTags = (indexer: Indexer, reviews: () => readonly Review[]): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    return entries.map((entry) => {
      const { title } = entry;
      return title !== undefined && isReviewed(title)
        ? { ...entry, tags: [...(entry.tags ?? []), reviewOf(title, reviews()).state] }
        : entry;
    });
  },
});
