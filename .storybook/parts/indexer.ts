import type { Indexer } from 'storybook/internal/types';
import { entriesOf, readNamed } from './read.ts';
import { searchTitle } from './search-title.ts';

/** Indexer that adds to the titles of components their names in code and the common words for them, and keeps their ids. */
export const withNames = (indexer: Indexer, root: string): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    const found = entries.some(({ title }) => title !== undefined) ? readNamed(file, entriesOf(root)) : undefined;
    if (found === undefined) return entries;
    const title = searchTitle(found.file.title, found.code, found.named.words);
    return entries.map((entry) => ({ ...entry, title, metaId: entry.metaId ?? found.file.title }));
  },
});
