import type { Indexer } from 'storybook/internal/types';
import { isReviewed } from '../review/model.ts';
import { entriesOf, readNamed } from './read.ts';
import { titleWithCode } from './titles.ts';

/** Indexer that adds to the titles of components their names in code, and keeps their ids. Screens for approval keep their titles. */
export const withCode = (indexer: Indexer, root: string): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    const found = readNamed(file, entriesOf(root));
    if (found === undefined || isReviewed(found.file.title)) return entries;
    const title = titleWithCode(found.file.title, found.shown);
    return entries.map((entry) => ({ ...entry, title, metaId: found.file.title }));
  },
});
