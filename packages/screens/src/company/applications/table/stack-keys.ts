import type { KeyboardEvent } from 'react';

/** What a key does in the details of an application. */
export type StackKey = 'next' | 'previous' | 'status' | 'note' | 'help';

const KEYS: Readonly<Record<string, StackKey>> = { j: 'next', k: 'previous', s: 'status', n: 'note', '?': 'help' };

/** Where letters are text. */
const FIELDS = 'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]';

/** What a key means; null while somebody types, and for keys that belong to the browser. */
export function stackKey({
  key,
  target,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey'>): StackKey | null {
  if (altKey || ctrlKey || metaKey || (target instanceof Element && target.closest(FIELDS) !== null)) return null;
  return KEYS[key.toLowerCase()] ?? null;
}
