import { expect, it } from 'vitest';
import { withoutRowIds } from './without-row-ids';

it.each([
  ['/** Saves the notes (CA51). */', '/** Saves the notes. */'],
  ['/** Team (API60 to API66, O49 and O51), by page. */', '/** Team, by page. */'],
  ['/**\n * Name, day (CA52; decisions,\n * rule 14).\n */', '/**\n * Name, day.\n */'],
  ['/** Actions (002 §5, O23; decision 0079) and\n * more. */', '/** Actions and\n * more. */'],
  ['/**\n * A long line\n * (RF30). @default 1\n */', '/**\n * A long line. @default 1\n */'],
  ['/** Goes back (AF07: in the history). */', '/** Goes back (in the history). */'],
  ['/** A day (YYYY-MM-DD, O93) in WGS84 (ISO 8601). */', '/** A day (YYYY-MM-DD) in WGS84 (ISO 8601). */'],
  ["readonly spec: readonly ['O95'];", "readonly spec: readonly ['O95'];"],
])('%s', (declaration, published) => {
  expect(withoutRowIds(declaration)).toBe(published);
});
