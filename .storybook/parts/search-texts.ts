import { join } from 'node:path';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { entriesOf, readNamed } from './read.ts';

/** The part of Storybook's generator of the index that is used here. */
interface Generator {
  getIndex: () => Promise<StoryIndex>;
}

/** A page with the words by which it is found. */
interface Searched {
  /** Storybook's search compares each of these titles as a whole, as if it were a heading of the page. */
  readonly anchors: { id: string; title: string }[];
}

function termsOf(entry: IndexEntry, root: string): Searched | undefined {
  if (entry.type !== 'docs' || !entry.importPath.endsWith('.stories.tsx')) return undefined;
  const found = readNamed(join(root, entry.importPath), entriesOf(root));
  if (found === undefined) return undefined;
  const { shown, file, named } = found;
  const terms = [shown ?? '', file.title.split('/').at(-1) ?? '', ...named.terms.split(', ')].filter((word) => word !== '');
  return { anchors: terms.map((title) => ({ id: '', title })) };
}

/**
 * Adds to the index, page by page, the name in code, the title and common words. In the titles themselves they would be found late: the
 * search lowers the rank of a name by each of its words that does not match, so that 'Tastatur' would come before 'Toast · Kurzmeldung'.
 */
export function withSearchTexts<Kind extends Generator>(generator: Kind, root: string): Kind {
  const plain = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await plain();
    const entries = Object.entries(index.entries).map(([id, entry]) => [id, { ...entry, ...termsOf(entry, root) }] as const);
    return { ...index, entries: Object.fromEntries(entries) };
  };
  return generator;
}
