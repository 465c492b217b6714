import type { KeyboardEvent } from 'react';

/** What a key does in the details of an application. */
export type StackKey = 'next' | 'previous' | 'status' | 'note' | 'help';

const KEYS: Readonly<Record<string, StackKey>> = { j: 'next', k: 'previous', s: 'status', n: 'note', '?': 'help' };

/** Where letters are text. */
const FIELDS = 'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]';

const STORED = 'stellwerk-single-keys';

/** Whether single keys act, on this device: speech control and shaking hands press them unmeant (WCAG 2.1.4). @default true */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    // A browser that forbids storage.
    return true;
  }
}

/** Switches single keys on or off, on this device. */
export function switchKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, 'off');
  } catch {
    // As above: nothing can be kept.
  }
}

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
